import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { collapsedLines } from '../../../domain/limits.ts';
import { editedLines } from '../../../domain/order-edit.ts';
import { Card } from '../../ui/card.tsx';
import { LineSheet } from './line-sheet.tsx';
import type { ShownOrderProps } from './order-props.ts';
import { OrderLineRow } from './order-line-row.tsx';
import styles from './order-lines.module.css';

/** What was ordered; beyond four lines the rest is folded away. */
export function OrderLines(props: ShownOrderProps) {
  const { order: actor, value } = props;
  const { t } = useTranslation();
  const edit = useSelector(actor, ({ context }) => context.edit);
  const [isUnfolded, setUnfolded] = useState(false);
  const lines = editedLines(value, edit);
  const isDebt = value.source === 'history_unpaid_orders';
  const hidden = lines.length - collapsedLines;
  return (
    <Card>
      <h2 className={styles.title}>
        {isDebt ? t('order.debt') : t('order.products')} <span className={styles.count}>{lines.length}</span>
      </h2>
      <ul>
        {lines.slice(0, isUnfolded ? undefined : collapsedLines).map((line) => (
          <OrderLineRow key={line.sku_id} {...props} line={line} />
        ))}
      </ul>
      {hidden > 0 && (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? t('order.showLess') : t('order.showMore', { count: hidden })}
          {isUnfolded ? (
            <IconChevronUp size={18} aria-hidden="true" />
          ) : (
            <IconChevronDown size={18} aria-hidden="true" />
          )}
        </button>
      )}
      <LineSheet {...props} />
    </Card>
  );
}
