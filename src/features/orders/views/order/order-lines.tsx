import { IconPlus } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderLine } from '../../../../../domain/contract.ts';
import { maxOrderLines } from '../../../../../domain/limits.ts';
import { importedDebt } from '../../../../../domain/statuses.ts';
import { editedLines, isChangedLine } from '../../../../../domain/orders/order-edit.ts';
import { maySaveOrder } from '../../../../../machines/lifecycle.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { LinesCard } from '../lines-card.tsx';
import { LineSheet } from './line-sheet.tsx';
import { isShortLine } from './line-stock.ts';
import type { OrderScreenProps, ShownOrderProps } from './order-props.ts';
import { OrderLineRow } from './order-line-row.tsx';
import { useWhyBlocked } from './order-steps.ts';

interface OrderLinesProps extends ShownOrderProps, Pick<OrderScreenProps, 'picker'> {
  /** Asks whether to remove a line. */
  readonly onRemove: (line: OrderLine) => void;
}

/** What was ordered, as it will be once the changes are saved, and the way to more of it. */
export function OrderLines(props: OrderLinesProps) {
  const { order: actor, value, picker: Picker, onRemove } = props;
  const { t } = useTranslation();
  const snapshot = useSelector(actor, (current) => current);
  const mayEdit = useSelector(actor, ({ context }) => maySaveOrder(value.status, context.roles));
  const whyNow = useWhyBlocked(actor);
  const [isAdding, setAdding] = useState(false);
  const [pickedId, setPickedId] = useState<string | null>(null);
  const isDebt = value.source === importedDebt;
  const lines = editedLines(value, snapshot.context.edit);
  const isFull = lines.length >= maxOrderLines;
  const reason = whyNow ?? (isFull ? t('order.fullOfLines', { count: maxOrderLines }) : undefined);
  return (
    <>
      <LinesCard
        title={isDebt ? t('order.debt') : t('order.products')}
        action={
          mayEdit && (
            <Button
              look="text"
              height={44}
              icon={<IconPlus size={20} aria-hidden="true" />}
              reason={reason}
              onClick={() => setAdding(true)}
            >
              {t('order.addItem')}
            </Button>
          )
        }
        rows={lines.map((line) => (
          <OrderLineRow
            key={line.sku_id}
            {...props}
            line={line}
            isPicked={line.sku_id === pickedId}
            onRemove={() => onRemove(line)}
          />
        ))}
        stays={(at) => isToSee(lines[at])}
      />
      <LineSheet {...props} />
      {isAdding && (
        <Picker
          title={t('order.addTitle', { number: value.order_no })}
          order={value}
          onPick={(line) => {
            setAdding(false);
            setPickedId(line.sku_id);
            actor.send({ type: 'line.add', line });
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );

  /** What is changed, or cannot be had as it is, is never folded away. */
  function isToSee(line: OrderLine | undefined): boolean {
    if (line === undefined) return false;
    return line.sku_id === pickedId || isChangedLine(value, line) || isShortLine(snapshot, line);
  }
}
