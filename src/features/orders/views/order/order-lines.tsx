import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { importedDebt } from '../../../../../domain/statuses.ts';
import { editedLines } from '../../../../../domain/orders/order-edit.ts';
import { LinesCard } from '../lines-card.tsx';
import { LineSheet } from './line-sheet.tsx';
import type { ShownOrderProps } from './order-props.ts';
import { OrderLineRow } from './order-line-row.tsx';

/** What was ordered, as it will be once the changes are saved. */
export function OrderLines(props: ShownOrderProps) {
  const { order: actor, value } = props;
  const { t } = useTranslation();
  const edit = useSelector(actor, ({ context }) => context.edit);
  const isDebt = value.source === importedDebt;
  return (
    <>
      <LinesCard
        title={isDebt ? t('order.debt') : t('order.products')}
        rows={editedLines(value, edit).map((line) => (
          <OrderLineRow key={line.sku_id} {...props} line={line} />
        ))}
      />
      <LineSheet {...props} />
    </>
  );
}
