import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { OrderLine } from '../../../../../domain/contract.ts';
import { maxLineQuantity } from '../../../../../domain/limits.ts';
import { readWire } from '../../../../../domain/money.ts';
import { fullName, lineNameIn } from '../../../../../domain/names.ts';
import { editedLines } from '../../../../../domain/orders/order-edit.ts';
import { maySaveOrder } from '../../../../../machines/lifecycle.ts';
import { intoView } from '../../../../ui/feedback/banner.tsx';
import { useReason } from '../../../../ui/feedback/toast-context.ts';
import { LineRow } from '../line-row.tsx';
import { Money } from '../../../../ui/values/money.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Stepper } from '../../../../ui/controls/stepper.tsx';
import { useShownColour } from '../../../../ui/values/shown-colour.ts';
import { VipTag } from '../../../../ui/values/chip.tsx';
import { useLanguage } from '../../../../ui/screen-context.ts';
import { LineShortage } from './line-shortage.tsx';
import { stockOf } from './line-stock.ts';
import { LineTags, useContest } from './line-tags.tsx';
import type { ShownOrderProps } from './order-props.ts';
import { useWhyBlocked } from './order-steps.ts';
import styles from './order-lines.module.css';

interface OrderLineRowProps extends ShownOrderProps {
  /** The line as it will be once saved. */
  readonly line: OrderLine;
  /** Whether it was chosen just now: it comes before the eyes. */
  readonly isPicked: boolean;
  /** Asks whether to remove it. */
  readonly onRemove: () => void;
}

export function OrderLineRow({ order: actor, value, line, isPicked, onRemove }: OrderLineRowProps) {
  const { t } = useTranslation();
  const isEditable = useSelector(actor, ({ context }) => maySaveOrder(value.status, context.roles));
  const mayRemove = useSelector(actor, ({ context }) => editedLines(value, context.edit).length > 1);
  const reason = useWhyBlocked(actor);
  const { sku_id: skuId, quantity } = line;
  const canSet = useSelector(actor, (snapshot) =>
    snapshot.can({ type: 'line.setQuantity', skuId, quantity }),
  );
  const canRemove = useSelector(actor, (snapshot) => snapshot.can({ type: 'line.remove', skuId }));
  const openPrice = useReason(reason, () => actor.send({ type: 'line.open', skuId }));
  const name = lineNameIn(useLanguage(), line);
  const label = fullName(name, useShownColour()(line));
  const stock = useSelector(actor, (snapshot) => stockOf(snapshot, line));
  const isShort = stock !== null && stock < line.quantity;
  const contest = useContest({ order: actor, value, line });
  return (
    <LineRow
      ref={isPicked ? intoView : undefined}
      line={line}
      name={name}
      price={
        <>
          {isEditable ? (
            <button
              type="button"
              className={styles.edit}
              aria-label={t('order.editPrice', { name: label })}
              {...openPrice}
            >
              <Money amount={readWire(line.price)} />
              <IconPencil size={16} aria-hidden="true" />
            </button>
          ) : (
            <Money amount={readWire(line.price)} />
          )}
          {line.is_vip === 1 && <VipTag />}
          {stock !== null && !isShort && (
            <span className={styles.stock}>{t('order.stock', { count: stock })}</span>
          )}
          <LineTags order={actor} value={value} line={line} />
        </>
      }
      obstacle={
        isShort ? <LineShortage order={actor} line={line} stock={stock} onRemove={onRemove} /> : contest
      }
      stepper={
        isEditable ? (
          <>
            <Stepper
              value={line.quantity}
              max={maxLineQuantity}
              name={label}
              onNone={mayRemove && canRemove ? onRemove : undefined}
              reason={canSet ? undefined : reason}
              onChange={(quantity, isTyped) =>
                actor.send({
                  type: 'line.setQuantity',
                  skuId,
                  quantity,
                  ...(isTyped && { isTotal: true }),
                })
              }
            />
            {mayRemove && (
              <IconButton
                label={t('order.removeLine', { name: label })}
                icon={<IconTrash size={20} aria-hidden="true" />}
                reason={canRemove ? undefined : reason}
                onClick={onRemove}
              />
            )}
          </>
        ) : undefined
      }
    />
  );
}
