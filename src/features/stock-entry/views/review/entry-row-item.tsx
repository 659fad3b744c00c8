import { IconPencil } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { memo, useState } from 'react';
import { reviewEntry } from '../../../../../domain/stock-entry/entry-review.ts';
import { certaintyOf, hasDoubtfulName } from '../../../../../domain/stock-entry/row-doubts.ts';
import { piecesOf, priceOf, sureFrom } from '../../../../../domain/stock-entry/entry-rows.ts';
import type { EntryRow } from '../../../../../domain/stock-entry/entry-rows.ts';
import { Checkbox } from '../../../../ui/controls/checkbox.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { classNames } from '../../../../ui/layout/class-names.ts';
import { MoneyText } from '../../../../ui/values/money.tsx';
import { ProductImage } from '../../../../ui/values/product-image.tsx';
import type { EntryProps } from '../entry-props.ts';
import { isLookedFor } from './match-retyped.ts';
import { RowFaults } from './row-faults.tsx';
import type { RowQuestion } from './row-questions.tsx';
import styles from './row.module.css';
import type { RowWords } from './use-row-words.ts';

interface EntryRowItemProps extends EntryProps {
  readonly words: RowWords;
  readonly row: EntryRow;
  readonly isActive: boolean;
  /** Whether Tab stops at its editing; arrows lead there from the other rows. */
  readonly isTabStop: boolean;
  readonly isEditable: boolean;
  /** Null while rows are not being chosen. */
  readonly isChosen: boolean | null;
  readonly onActive: (id: string) => void;
  readonly onEdit: (id: string) => void;
  readonly onChoose: (id: string) => void;
  readonly onAsk: (question: RowQuestion) => void;
}

/** One row: what it is, how surely it was read, what it comes to, and what it needs. */
export const EntryRowItem = memo(function EntryRowItem(props: EntryRowItemProps) {
  const { entry, words, row, isActive, isTabStop, isEditable, isChosen, onActive, onEdit, onChoose, onAsk } =
    props;
  const { t } = words;
  const { id, name, category, product } = row;
  const judged = useSelector(
    entry,
    ({ context: { rows, refusedIds } }) => reviewEntry(rows, refusedIds).judged.get(id) ?? null,
  );
  const isLooking = useSelector(entry, (snapshot) => isLookedFor(snapshot, row));
  const [pieces, price] = [piecesOf(row), priceOf(row)];
  const status = judged?.status ?? 'good';
  // What is typed may be right before it is whole: the fields stay until another row is touched.
  const [wasFaulty, setWasFaulty] = useState(status !== 'good');
  if (status !== 'good' && !wasFaulty) setWasFaulty(true);
  const showsFaults = status !== 'good' || (wasFaulty && isActive);
  const attributes = words.attributesOf(row);
  const foot = isLooking
    ? t('stockEntry.row.looking')
    : [words.productInList(row), product === null && category !== null ? words.leafOf(category) : '']
        .filter((part) => part !== '')
        .join(' · ');
  const shownName = name.trim() === '' ? t('stockEntry.row.unnamed') : name;
  return (
    <div
      role="listitem"
      className={classNames(
        styles.row,
        styles[status],
        isActive && styles.active,
        isChosen !== null && styles.choosing,
      )}
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
        <h2 className={classNames(styles.name, hasDoubtfulName(row) && styles.doubtful)}>{shownName}</h2>
        {attributes !== '' && <p className={styles.text}>{attributes}</p>}
      </div>
      {row.source !== null && (
        <Confidence
          t={t}
          value={certaintyOf(row)}
          isLow={row.confidence < sureFrom || hasDoubtfulName(row)}
        />
      )}
      <p className={styles.figures}>
        <span>
          {pieces === null ? (
            <b className={styles.missing}>{t('stockEntry.row.noAmount')}</b>
          ) : (
            <b className="num">{t('count.pieces', { count: pieces })}</b>
          )}{' '}
          ×{' '}
          {price === null ? (
            <b className={styles.missing}>
              {row.currency === undefined
                ? t('stockEntry.row.noPrice')
                : t('stockEntry.row.yuan', { price: row.price })}
            </b>
          ) : (
            <b>
              <MoneyText t={t} amount={price} />
            </b>
          )}
        </span>
        {pieces !== null && price !== null && (
          <MoneyText t={t} amount={pieces * price} className={styles.total} />
        )}
      </p>
      <div className={styles.foot}>
        <span className={styles.product}>{foot}</span>
        <span className={styles.place}>{words.placeOf(row.source)}</span>
        {isEditable && isChosen === null && (
          <IconButton
            className={styles.edit}
            label={t('stockEntry.row.edit', { name: shownName })}
            icon={<IconPencil size={20} aria-hidden="true" />}
            tabIndex={isTabStop ? undefined : -1}
            onClick={() => onEdit(id)}
          />
        )}
      </div>
      {isEditable && isChosen === null && showsFaults && judged !== null && (
        <RowFaults entry={entry} words={words} row={row} judged={judged} onEdit={onEdit} onAsk={onAsk} />
      )}
    </div>
  );
});

/** How surely a row was read. */
function Confidence({
  t,
  value,
  isLow,
}: Pick<RowWords, 't'> & { readonly value: number; readonly isLow: boolean }) {
  const percent = Math.round(value * 100);
  return (
    <span className={classNames(styles.confidence, isLow && styles.low)}>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </span>
      <span className="unseen">{t('stockEntry.row.confidence')}</span>
      <span className="num">{percent}%</span>
    </span>
  );
}
