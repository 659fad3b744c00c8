import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { paymentConfirmationWorkflow } from '../../../machines/payment-confirmation/payment-confirmation-machine.ts';
import { translateReason } from '../../i18n/translate-reason.ts';
import { PaymentScreen } from '../../screens/payment/payment-screen.tsx';
import { useToast } from '../../ui/toast-context.ts';
import { OfferBanner } from '../offer-banner.tsx';
import { usePerson } from '../person.ts';
import { keepPhotos, usePhotoUrls } from '../use-photos.ts';
import { useSendOnVisit } from '../use-send-on-visit.ts';
import { useUserScope } from '../user-scope.ts';
import { useWorkflow } from '../use-workflow.ts';

export default function PaymentRoute() {
  const { paymentOrderId = '' } = useParams();
  const { user, roles, isStaff } = usePerson();
  const { i18n } = useTranslation();
  const showToast = useToast();
  const { blobs } = useUserScope().journal;
  const payment = useWorkflow(paymentConfirmationWorkflow, paymentOrderId, {
    paymentOrderId,
    roles,
    confirmsReceipts: user.merchant_config.enable_confirm_pay,
  });
  const photos = useSelector(payment.actor, ({ context }) => context.photos);
  useSendOnVisit(payment.actor, 'payment.open');
  return (
    <PaymentScreen
      payment={payment.actor}
      roles={roles}
      isStaff={isStaff}
      language={i18n.language}
      photoUrls={usePhotoUrls(blobs, photos)}
      notice={<OfferBanner workflow={payment} />}
      onPhotos={(files) => {
        void keepPhotos(blobs, files).then((kept) => {
          if (kept.reason !== null)
            showToast(translateReason(i18n, { reason: kept.reason, message: kept.reason, details: {} }));
          if (kept.photos.length > 0) payment.actor.send({ type: 'photos.add', photos: kept.photos });
        });
      }}
    />
  );
}
