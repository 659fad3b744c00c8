import { IconPencil } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Category } from '../../../../domain/contract.ts';
import type { JudgedRow } from '../../../../domain/entry-review.ts';
import { piecesOf, priceOf, sureFrom } from '../../../../domain/entry-rows.ts';
import type { EntryRow } from '../../../../domain/entry-rows.ts';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Money } from '../../../ui/values/money.tsx';
import { ProductImage } from '../../../ui/values/product-image.tsx';
import type { EntryProps } from './entry-props.ts';
import { ProductLine } from './product-line.tsx';
import { RowFaults } from './row-faults.tsx';
import styles from './row.module.css';
import { usePlaceWords } from './source-view.tsx';
import { useCategoryLabel } from './use-category-label.ts';

interface EntryRowItemProps extends EntryProps {
  readonly tree: readonly Category[];
  readonly row: EntryRow;
  readonly judged: JudgedRow | null;
  readonly isActive: boolean;
  readonly isEditable: boolean;
  /** Null while rows are not being chosen. */
  readonly isChosen: boolean | null;
  readonly onActive: (id: string) => void;
  readonly onEdit: (id: string) => void;
  readonly onChoose: (id: string) => void;
}

/** One row: what it is, how surely it was read, what it comes to, and what it needs. */
export const EntryRowItem = memo(function EntryRowItem(props: EntryRowItemProps) {
  const { entry, tree, row, judged, isActive, isEditable, isChosen, onActive, onEdit, onChoose } = props;
  const { t } = useTranslation();
  const categoryLabel = useCategoryLabel(tree);
  const placeOf = usePlaceWords();
  const { id, name, color, size, style, category, product } = row;
  const [pieces, price] = [piecesOf(row), priceOf(row)];
  const status = judged?.status ?? 'good';
  // What is typed may be right before it is whole: the fields stay until another row is touched.
  const [wasFaulty, setWasFaulty] = useState(status !== 'good');
  if (status !== 'good' && !wasFaulty) setWasFaulty(true);
  const showsFaults = status !== 'good' || (wasFaulty && isActive);
  const attributes = [color, size, style].filter((word) => word !== '').join(' · ');
  const text = [category === null ? '' : categoryLabel(category), attributes]
    .filter((part) => part !== '')
    .join(' · ');
  const shownName = name.trim() === '' ? t('stockEntry.row.unnamed') : name;
  return (
    <div
      role="listitem"
      className={classNames(styles.row, styles[status], isActive && styles.active)}
      data-status={status}
      onFocusCapture={() => onActive(id)}
      onPointerDownCapture={() => onActive(id)}
    >
      {isChosen !== null && (
        <span className={styles.box}>
          <Checkbox
            checked={isChosen}
            hidden
            label={t('stockEntry.row.choose', { name: shownName })}
            onChange={() => onChoose(id)}
          />
        </span>
      )}
      <ProductImage
        src={product === null || product.picture === '' ? null : product.picture}
        shape="square"
        className={styles.picture}
      />
      <div className={styles.words}>
        <h2 className={styles.name}>{shownName}</h2>
        {text !== '' && <p className={styles.text}>{text}</p>}
      </div>
      {row.source !== null && <Confidence value={row.confidence} />}
      <p className={styles.figures}>
        <span>
          {pieces === null ? (
            <b className={styles.missing}>{t('stockEntry.row.noAmount')}</b>
          ) : (
            <b className="num">{t('count.pieces', { count: pieces })}</b>
          )}{' '}
          ×{' '}
          {price === null ? (
            <b className={styles.missing}>{t('stockEntry.row.noPrice')}</b>
          ) : (
            <b>
              <Money amount={price} />
            </b>
          )}
        </span>
        {pieces !== null && price !== null && <Money amount={pieces * price} className={styles.total} />}
      </p>
      <div className={styles.foot}>
        <span className={styles.product}>
          <ProductLine row={row} />
        </span>
        <span className={styles.place}>{placeOf(row.source)}</span>
        {isEditable && isChosen === null && (
          <IconButton
            label={t('stockEntry.row.edit', { name: shownName })}
            icon={<IconPencil size={20} aria-hidden="true" />}
            onClick={() => onEdit(id)}
          />
        )}
      </div>
      {isEditable && isChosen === null && showsFaults && judged !== null && (
        <RowFaults entry={entry} tree={tree} row={row} judged={judged} onEdit={onEdit} />
      )}
    </div>
  );
});

/** How surely a row was read. */
function Confidence({ value }: { readonly value: number }) {
  const { t } = useTranslation();
  const percent = Math.round(value * 100);
  return (
    <span className={classNames(styles.confidence, value < sureFrom && styles.low)}>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </span>
      <span className="unseen">{t('stockEntry.row.confidence')}</span>
      <span className="num">{percent}%</span>
    </span>
  );
}
