import { IconHelpCircle, IconPencil } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { maxLineQuantity } from '../../../../domain/limits.ts';
import { attributesOf, fullName, nameIn } from '../../../../domain/names.ts';
import type { DraftLine } from '../../../../domain/orders/order-draft.ts';
import { Stepper } from '../../../ui/controls/stepper.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { useLanguage } from '../../../ui/screen-context.ts';
import { VipTag } from '../../../ui/values/chip.tsx';
import { Money } from '../../../ui/values/money.tsx';
import { ProductImage } from '../../../ui/values/product-image.tsx';
import { useShownColour } from '../../../ui/values/shown-colour.ts';
import { Candidates } from './candidates.tsx';
import { LineObstacles } from './line-obstacles.tsx';
import { SourceText } from './source-text.tsx';
import type { OrderDraftActor } from './text-order-props.ts';
import styles from './draft-line.module.css';

interface DraftLineRowProps {
  readonly draft: OrderDraftActor;
  readonly line: DraftLine;
  /** Why nothing can be changed now. */
  readonly fixed: string | undefined;
  /** Opens what else can be done with the line. */
  readonly onOpen: () => void;
  readonly onReplace: () => void;
  /** Asks whether to remove it. */
  readonly onRemove: () => void;
}

/** A line of a text order: its product, how many, and the words that it was read from. */
export function DraftLineRow({ draft, line, fixed, onOpen, onReplace, onRemove }: DraftLineRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const shown = useShownColour();
  const { product, quantity, sources, isUnsure, candidates } = line;
  const name = nameIn(language, product);
  const label = fullName(name, shown(product));
  const attributes = attributesOf(shown(product));
  const isFree = useSelector(draft, (snapshot) => snapshot.hasTag('editable'));
  return (
    <li className={classNames(styles.line, isUnsure && styles.unsure)} data-line={product.id}>
      <ProductImage src={product.picture || null} shape="square" className={styles.picture} />
      <div className={styles.words}>
        {isFree ? (
          <button
            type="button"
            className={styles.open}
            aria-label={t('textOrder.line.open', { name: label })}
            onClick={onOpen}
          >
            <span className={styles.name}>{name}</span>
            <IconPencil size={16} aria-hidden="true" />
          </button>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        <span className={styles.facts}>
          {attributes !== '' && `${attributes} · `}
          <Money amount={product.price} /> {product.isVip && <VipTag />}
        </span>
        <SourceText texts={sources} />
      </div>
      <div className={styles.figures}>
        <Money amount={product.price * quantity} className={styles.total} />
        <Stepper
          value={quantity}
          max={maxLineQuantity}
          name={label}
          reason={fixed}
          onNone={onRemove}
          onChange={(count) => draft.send({ type: 'line.setQuantity', lineId: line.id, quantity: count })}
        />
      </div>
      {isUnsure && (
        <p className={styles.doubt}>
          <IconHelpCircle size={20} aria-hidden="true" />
          {t('textOrder.line.unsure', { name: label })}
        </p>
      )}
      {isFree && (isUnsure || candidates.length > 1) && <Candidates draft={draft} line={line} />}
      <LineObstacles draft={draft} line={line} isFree={isFree} onReplace={onReplace} />
    </li>
  );
}
