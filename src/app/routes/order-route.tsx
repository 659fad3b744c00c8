import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { orderWorkflow } from '../../../machines/order/order-machine.ts';
import { paymentProofWorkflow } from '../../../machines/payment-proof/payment-proof-machine.ts';
import { OrderScreen } from '../../screens/order/order-screen.tsx';
import { translateReason } from '../../i18n/translate-reason.ts';
import { useToast } from '../../ui/toast-context.ts';
import { OfferBanner } from '../offer-banner.tsx';
import { usePerson } from '../person.ts';
import { keepPhotos, usePhotoUrls } from '../use-photos.ts';
import { useSendOnVisit } from '../use-send-on-visit.ts';
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
  useSendOnVisit(order.actor, 'order.open');
  useWhen(
    useSelector(proof.actor, (snapshot) => snapshot.matches({ proof: 'accepted' })),
    () => {
      const { order: shown } = order.actor.getSnapshot().context;
      const { paymentOrderId } = proof.actor.getSnapshot().context;
      if (shown?.status !== 'confirmed' || paymentOrderId === null) return;
      showToast(t('proof.accepted'));
      void navigate(`/payment/${paymentOrderId}`);
    },
  );
  return (
    <OrderScreen
      order={order.actor}
      proof={proof.actor}
      roles={roles}
      isStaff={isStaff}
      language={i18n.language}
      photoUrls={usePhotoUrls(blobs, photos)}
      notice={
        <>
          <OfferBanner workflow={order} />
          <OfferBanner workflow={proof} />
        </>
      }
      onPhotos={(files) => {
        void keepPhotos(blobs, files).then((kept) => {
          if (kept.reason !== null)
            showToast(translateReason(i18n, { reason: kept.reason, message: kept.reason, details: {} }));
          if (kept.photos.length > 0) proof.actor.send({ type: 'photos.add', photos: kept.photos });
        });
      }}
    />
  );
}
