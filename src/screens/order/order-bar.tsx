import { IconBan, IconCheck, IconReceipt2 } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../../domain/contract.ts';
import { readWire } from '../../../domain/money.ts';
import { countChanges } from '../../../domain/order-edit.ts';
import type { PayableOrder } from '../../../domain/payable-order.ts';
import { hasRole, orderManagers } from '../../../domain/roles.ts';
import { Button } from '../../ui/button.tsx';
import { StickyBar } from '../../ui/sticky-bar.tsx';
import type { OrderEvent } from '../../../machines/order/order-machine.ts';
import type { ShownOrderProps } from './order-props.ts';
import { OrderStake } from './order-stake.tsx';

/** What may be done next, and what is at stake; whoever may not is told whom to ask. */
export function OrderBar(props: ShownOrderProps) {
  const { order: actor, proof, value, roles, isStaff } = props;
  const { t } = useTranslation();
  const edit = useSelector(actor, ({ context }) => context.edit);
  const snapshot = useSelector(actor, (current) => current);
  const isPaying = useSelector(proof, (current) => !current.matches({ proof: 'closed' }));
  const isSendingProof = useSelector(proof, (current) => current.hasTag('busy'));
  const mayOpenProof = useSelector(proof, (current) => current.can({ type: 'proof.open', orders: [] }));
  const hasChanges = countChanges(value, edit) > 0;
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
    if (hasChanges) return t('order.paySaveFirst');
    return mayOpenProof ? undefined : paying;
  };
  return (
    <StickyBar top={<OrderStake {...props} />}>
      <Button
        look={manages ? 'dangerText' : 'quiet'}
        grow={!manages}
        icon={<IconBan size={20} aria-hidden="true" />}
        reason={isPaying ? paying : reason({ type: 'order.cancel' }, t('permission.cancelOrder'))}
        onClick={() => actor.send({ type: 'order.cancel' })}
      >
        {t('common.cancel')}
      </Button>
      {status === 'confirmed' && (
        <Button
          look={hasChanges ? 'tonal' : 'filled'}
          grow
          icon={<IconReceipt2 size={22} aria-hidden="true" />}
          reason={payReason()}
          onClick={() => proof.send({ type: 'proof.open', orders: payable(value) })}
        >
          {t('order.pay')}
        </Button>
      )}
      {hasChanges && manages && (
        <Button
          look={status === 'created' ? 'tonal' : 'filled'}
          grow
          reason={reason({ type: 'order.save' }, '')}
          onClick={() => actor.send({ type: 'order.save' })}
        >
          {t('order.save')}
        </Button>
      )}
      {/* Confirming is the shop's own step, which no customer looks for. */}
      {status === 'created' && isStaff && (
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
