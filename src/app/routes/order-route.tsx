import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { orderWorkflow } from '../../../machines/order/order-machine.ts';
import { paymentProofWorkflow } from '../../../machines/payment-proof/payment-proof-machine.ts';
import { isSameRoles } from '../../../domain/roles.ts';
import { OrderScreen } from '../../screens/order/order-screen.tsx';
import { useToast } from '../../ui/toast-context.ts';
import { JournalBanner } from '../journal-banner.tsx';
import { usePerson } from '../person.ts';
import { useGridPhotos } from '../use-grid-photos.ts';
import { useNow } from '../use-now.ts';
import { useSendOnVisit } from '../use-send-on-visit.ts';
import { useTakePhotos } from '../use-take-photos.ts';
import { useUserScope } from '../user-scope.ts';
import { useWhen } from '../use-when.ts';
import { useWorkflow } from '../use-workflow.ts';

export default function OrderRoute() {
  const { orderId = '' } = useParams();
  const { roles, isStaff, groupId } = usePerson();
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const showToast = useToast();
  const { blobs } = useUserScope().journal;
  const order = useWorkflow(orderWorkflow, orderId, { orderId, roles });
  const proof = useWorkflow(paymentProofWorkflow, orderId, { orderId, groupId });
  const photos = useSelector(proof.actor, ({ context }) => context.photos);
  const isSending = useSelector(proof.actor, (snapshot) =>
    snapshot.matches({ uploads: { uploading: 'sending' } }),
  );
  const knownRoles = useSelector(order.actor, ({ context }) => context.roles);
  // The stream began with whoever looked first; roles and VIP prices change.
  useWhen(!isSameRoles(knownRoles, roles), () => order.actor.send({ type: 'viewer.change', roles }));
  useSendOnVisit(order.actor, 'order.open');
  useWhen(
    useSelector(proof.actor, (snapshot) => snapshot.matches({ proof: 'accepted' })),
    () => {
      const { paymentOrderId } = proof.actor.getSnapshot().context;
      // Whoever comes back to a paid order wants to see the order.
      proof.actor.send({ type: 'proof.acknowledge' });
      if (order.actor.getSnapshot().can({ type: 'order.open' })) order.actor.send({ type: 'order.open' });
      showToast(t('proof.accepted'));
      void navigate(`/payment/${paymentOrderId ?? ''}`);
    },
  );
  const taken = useTakePhotos(blobs, (kept) => proof.actor.send({ type: 'photos.add', photos: kept }));
  return (
    <OrderScreen
      order={order.actor}
      proof={proof.actor}
      roles={roles}
      isStaff={isStaff}
      language={i18n.language}
      now={useNow().toISOString()}
      photos={useGridPhotos(blobs, photos, isSending)}
      {...taken}
      notice={
        <>
          <JournalBanner about="order" workflow={order} />
          <JournalBanner about="proof" workflow={proof} />
        </>
      }
    />
  );
}
