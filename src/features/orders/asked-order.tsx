import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isSameRoles } from '../../../domain/roles.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { useWhen } from '../../workflow/use-when.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { paymentProofClient } from '../payments/payments-workflows.ts';
import { orderClient } from './orders-workflows.ts';
import { AskedOrderSheet } from './views/order-home/asked-order-sheet.tsx';
import type { AskedOrder as Asked } from './views/order-home/order-home-props.ts';
import { whyNot } from './views/order/order-steps.ts';

interface AskedOrderProps {
  /** Null once nothing is asked any more. */
  readonly asked: Asked | null;
  /** The order that is shown beside the list, which asks by itself; null for none. */
  readonly besideList: string | null;
  readonly onAsk: (asked: Asked | null) => void;
  /** The order is no longer one of the list. */
  readonly onCancelled: () => void;
}

/** What is asked of an order in the list: its sheet stays while it closes. */
export default function AskedOrder({ asked, ...props }: AskedOrderProps) {
  const [last, setLast] = useState(asked);
  if (asked !== null && asked !== last) setLast(asked);
  return last && <OpenedOrder key={last.order.id} {...props} asked={last} opened={asked !== null} />;
}

interface OpenedOrderProps extends Omit<AskedOrderProps, 'asked'> {
  readonly asked: Asked;
  readonly opened: boolean;
}

/** Cancels by the order's own workflow: what was sent goes on when the sheet or the app is closed. */
function OpenedOrder({ asked, opened, besideList, onAsk, onCancelled }: OpenedOrderProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const showToast = useToast();
  const { roles } = usePerson();
  const { id, order_no: number } = asked.order;
  const { actor, isFollowing } = useWorkflow(orderClient, id);
  const { actor: proof } = useWorkflow(paymentProofClient, id);
  const isBeside = besideList === id;
  const isWished = opened && asked.wish === 'cancel';
  const knownRoles = useSelector(actor, ({ context }) => context.roles);
  useWhen(!isFollowing && !isSameRoles(knownRoles, roles), () =>
    actor.send({ type: 'viewer.change', roles }),
  );
  useWhen(opened && !isBeside, () => {
    if (actor.getSnapshot().can({ type: 'order.open' })) actor.send({ type: 'order.open' });
  });
  const isReady = useSelector(actor, (snapshot) => snapshot.can({ type: 'order.cancel' }));
  useWhen(isWished && isReady && !isBeside, () => {
    if (whyNot('cancel', { order: actor.getSnapshot(), proof: proof.getSnapshot(), roles }) === undefined)
      actor.send({ type: 'order.cancel' });
  });
  useWhen(isWished && isBeside, () => {
    onAsk(null);
    void navigate(`/order/${id}?action=cancel`);
  });
  const isCancelled = useSelector(
    actor,
    (snapshot) => snapshot.matches({ shown: 'closed' }) && snapshot.context.order?.status === 'cancelled',
  );
  useWhen(isWished && isCancelled, () => {
    onAsk(null);
    onCancelled();
    showToast(t('orders.cancelled', { number }));
  });
  return (
    <AskedOrderSheet
      order={actor}
      proof={proof}
      asked={asked}
      opened={opened && !(isWished && isBeside)}
      onCancel={() => onAsk({ ...asked, wish: 'cancel' })}
      onOpen={() => {
        onAsk(null);
        void navigate(`/order/${id}`);
      }}
      onClose={() => onAsk(null)}
    />
  );
}
