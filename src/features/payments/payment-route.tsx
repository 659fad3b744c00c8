import { useSelector } from '@xstate/react';
import { useParams } from 'react-router-dom';
import { isSameRoles } from '../../../domain/roles.ts';
import { paymentConfirmationClient } from './payments-workflows.ts';
import { PaymentScreen } from './views/payment-screen.tsx';
import { FlushContext } from '../../ui/feedback/durability-context.ts';
import { JournalBanner } from '../../ui/feedback/journal-banner.tsx';
import { usePerson } from '../../workflow/use-person.ts';
import { useFlush } from '../../workflow/use-flush.ts';
import { useGridPhotos } from '../photos/use-grid-photos.ts';
import { useIsWide } from '../../ui/layout/split-view.tsx';
import { usePaymentLink } from './use-payment-link.ts';
import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';
import { useTakePhotos } from '../photos/use-take-photos.ts';
import { useUserScope } from '../../workflow/scopes.ts';
import { useWhen } from '../../workflow/use-when.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';

export default function PaymentRoute() {
  const { paymentOrderId = '' } = useParams();
  const { user, roles } = usePerson();
  const { blobs } = useUserScope().journal;
  const confirmsReceipts = user.merchant_config.enable_confirm_pay;
  const payment = useWorkflow(paymentConfirmationClient, paymentOrderId);
  const { actor } = payment;
  const photos = useSelector(actor, ({ context }) => context.photos);
  const isSending = useSelector(actor, (snapshot) => snapshot.matches({ uploads: { uploading: 'sending' } }));
  const known = useSelector(actor, ({ context }) => context);
  // The stream began with whoever looked first; roles and VIP prices change.
  const isKnown = isSameRoles(known.roles, roles) && known.confirmsReceipts === confirmsReceipts;
  useWhen(!payment.isFollowing && !isKnown, () =>
    actor.send({ type: 'viewer.change', roles, confirmsReceipts }),
  );
  useSendOnVisit(payment, 'payment.open');
  usePaymentLink({ payment: actor, confirmsReceipts });
  const taken = useTakePhotos(blobs, (kept) => actor.send({ type: 'photos.add', photos: kept }));
  return (
    <FlushContext value={useFlush(payment)}>
      <PaymentScreen
        payment={actor}
        confirmsReceipts={confirmsReceipts}
        isBesideList={useIsWide()}
        photos={useGridPhotos(blobs, photos, isSending)}
        {...taken}
        notice={<JournalBanner about="payment" workflow={payment} />}
      />
    </FlushContext>
  );
}
