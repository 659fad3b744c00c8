import { IconBan, IconCheck, IconReceipt2 } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../../domain/contract.ts';
import { readWire } from '../../../domain/money.ts';
import { countChanges, editedTotal } from '../../../domain/order-edit.ts';
import type { PayableOrder } from '../../../domain/payable-order.ts';
import { hasRole, orderManagers } from '../../../domain/roles.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmSheet } from '../../ui/confirm-sheet.tsx';
import { StickyBar } from '../../ui/sticky-bar.tsx';
import { Total } from '../../ui/total.tsx';
import type { OrderEvent } from '../../../machines/order/order-machine.ts';
import type { ShownOrderProps } from './order-props.ts';
import styles from './order-screen.module.css';

/** What may be done next, and what is at stake. */
export function OrderBar({ order: actor, proof, value, roles }: ShownOrderProps) {
  const { t } = useTranslation();
  const edit = useSelector(actor, ({ context }) => context.edit);
  const snapshot = useSelector(actor, (current) => current);
  const isPaying = useSelector(proof, (current) => !current.matches({ proof: 'closed' }));
  const isSendingProof = useSelector(proof, (current) => current.hasTag('busy'));
  const mayOpenProof = useSelector(proof, (current) => current.can({ type: 'proof.open', orders: [] }));
  const [asksDiscard, setAsksDiscard] = useState(false);
  const changes = countChanges(value, edit);
  const manages = hasRole(roles, orderManagers);
  const status = value.status;
  if (status !== 'created' && status !== 'confirmed') return null;
  const blocked = t(whyBlocked(snapshot));
  const reason = (event: OrderEvent, denied: string) => {
    if (!manages) return denied;
    return snapshot.can(event) ? undefined : blocked;
  };
  const paying = t(isSendingProof ? 'proof.submitting' : 'order.noticeFirst');
  const payReason = () => {
    if (!manages) return t('permission.payOrder');
    if (!snapshot.matches('shown')) return blocked;
    if (changes > 0) return t('order.paySaveFirst');
    return mayOpenProof ? undefined : paying;
  };
  return (
    <>
      <StickyBar
        top={
          <>
            <span className={styles.changes}>
              {changes > 0 && t('order.unsaved', { count: changes })}
              {changes > 0 && (
                <Button look="text" height={44} onClick={() => setAsksDiscard(true)}>
                  {t('order.discard')}
                </Button>
              )}
            </span>
            <Total amount={editedTotal(value, edit)} />
          </>
        }
      >
        <Button
          look="dangerText"
          icon={<IconBan size={20} aria-hidden="true" />}
          reason={isPaying ? paying : reason({ type: 'order.cancel' }, t('permission.cancelOrder'))}
          onClick={() => actor.send({ type: 'order.cancel' })}
        >
          {t('common.cancel')}
        </Button>
        {status === 'confirmed' && (
          <Button
            look={changes > 0 ? 'tonal' : 'filled'}
            grow
            icon={<IconReceipt2 size={22} aria-hidden="true" />}
            reason={payReason()}
            onClick={() => proof.send({ type: 'proof.open', orders: payable(value) })}
          >
            {t('order.pay')}
          </Button>
        )}
        {changes > 0 && manages && (
          <Button
            look={status === 'created' ? 'tonal' : 'filled'}
            grow
            reason={reason({ type: 'order.save' }, '')}
            onClick={() => actor.send({ type: 'order.save' })}
          >
            {t('order.save')}
          </Button>
        )}
        {status === 'created' && (
          <Button
            grow
            icon={<IconCheck size={22} aria-hidden="true" />}
            reason={reason({ type: 'order.confirm' }, t('permission.confirmOrder'))}
            onClick={() => actor.send({ type: 'order.confirm' })}
          >
            {t('order.confirm')}
          </Button>
        )}
      </StickyBar>
      <ConfirmSheet
        name="discard"
        opened={asksDiscard}
        title={t('order.discardTitle')}
        action={t('order.discard')}
        destructive
        onClose={() => setAsksDiscard(false)}
        onConfirm={() => {
          setAsksDiscard(false);
          actor.send({ type: 'edit.discard' });
        }}
      >
        <p className={styles.question}>{t('order.unsaved', { count: changes })}</p>
      </ConfirmSheet>
    </>
  );
}

/** What stands in the way while the order is not simply shown. */
function whyBlocked(snapshot: ReturnType<ShownOrderProps['order']['getSnapshot']>) {
  if (snapshot.matches('cancelling')) return 'order.cancelling';
  if (snapshot.matches('updating')) return 'order.updating';
  return snapshot.matches('loading') ? 'common.loading' : 'order.noticeFirst';
}

/** The order and the group's other unpaid ones, as the proof offers them. */
function payable(order: Order): readonly PayableOrder[] {
  return [order, ...order.unpaid_order_list].map(({ id, order_no, ctime, total_amount }) => ({
    id,
    orderNo: order_no,
    ctime,
    total: readWire(total_amount),
  }));
}
