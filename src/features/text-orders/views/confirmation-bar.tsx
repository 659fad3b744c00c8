import { IconAlertTriangle } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { readWhole } from '../../../../domain/digits.ts';
import { countPieces } from '../../../../domain/orders/cart.ts';
import { draftTotal, findFault } from '../../../../domain/orders/order-draft.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { deliveryOf } from '../../../ui/feedback/delivery-of.ts';
import { useToast } from '../../../ui/feedback/toast-context.ts';
import { ActionCard, StickyBar, useIsDesktop } from '../../../ui/layout/sticky-bar.tsx';
import { Total } from '../../../ui/values/total.tsx';
import type { OrderDraftActor } from './text-order-props.ts';
import styles from './confirmation.module.css';

/** What is ordered and what is not, the total, and the button that orders it. */
export function ConfirmationBar({ draft }: { readonly draft: OrderDraftActor }) {
  const { t } = useTranslation();
  const snapshot = useSelector(draft, (current) => current);
  const { draft: order, addressId } = snapshot.context;
  const { lines, unmatched } = order;
  const Bar = useIsDesktop() ? ActionCard : StickyBar;
  const delivery = deliveryOf(snapshot);
  const showToast = useToast();
  const isMistyped = useRef(false);
  return (
    <Bar
      top={
        <>
          {unmatched.length > 0 && (
            <span className={styles.left} role="status">
              <IconAlertTriangle size={18} aria-hidden="true" />
              {t('textOrder.unmatched.left', { count: unmatched.length })}
            </span>
          )}
          <span className={styles.total}>
            <Total amount={draftTotal(order)} />
          </span>
        </>
      }
    >
      {/* By the click the field is left, and has the number of before. */}
      <div className={styles.submit} onPointerDownCapture={noteMistyped}>
        <Button height={52} grow reason={reasonAgainst()} onClick={submit}>
          {delivery === null
            ? t('textOrder.submit', {
                kinds: t('count.kinds', { count: lines.length }),
                pieces: t('count.pieces', { count: countPieces(lines) }),
              })
            : t(`textOrder.pending.${delivery}`)}
        </Button>
      </div>
    </Bar>
  );

  function noteMistyped(): void {
    const field = document.activeElement;
    isMistyped.current =
      field instanceof HTMLInputElement && field.inputMode === 'numeric' && !readWhole(field.value);
  }

  function submit(): void {
    if (isMistyped.current) showToast(t('textOrder.fault.amount'));
    else draft.send({ type: 'order.submit' });
    isMistyped.current = false;
  }

  function reasonAgainst(): string | undefined {
    if (delivery !== null) return t(`textOrder.pending.${delivery}`);
    const fault = findFault(order, addressId);
    if (fault === null) return snapshot.can({ type: 'order.submit' }) ? undefined : t('common.loading');
    return fault === 'address' ? t('order.pleaseSelectAddress') : t(`textOrder.fault.${fault}`);
  }
}
