import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { mayCall } from '../../../domain/permissions.ts';
import { isSameRoles } from '../../../domain/roles.ts';
import { paymentConfirmationClient, paymentRejectionClient } from './payments-workflows.ts';
import { PaymentScreen } from './views/payment-screen.tsx';
import { copyText } from '../../platform/clipboard.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { FlushContext } from '../../ui/feedback/durability-context.ts';
import { JournalBanner } from '../../ui/feedback/journal-banner.tsx';
import { usePerson } from '../../workflow/use-person.ts';
import { useFlush } from '../../workflow/use-flush.ts';
import { LineCard } from '../line-card/line-card.tsx';
import { EditPayment } from '../payment-edit/edit-payment.tsx';
import type { EditParts } from './views/payment-props.ts';
import { usePhotoForm } from '../photos/use-photo-form.ts';
import { useIsWide } from '../../ui/layout/split-view.tsx';
import { usePaymentLink } from './use-payment-link.ts';
import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';
import { useWhen } from '../../workflow/use-when.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';

export default function PaymentRoute() {
  const { paymentOrderId = '' } = useParams();
  const { user, roles } = usePerson();
  const confirmsReceipts = user.merchant_config.enable_confirm_pay;
  const payment = useWorkflow(paymentConfirmationClient, paymentOrderId);
  const { actor } = payment;
  const { t } = useTranslation();
  const say = useToast();
  const rejection = useWorkflow(paymentRejectionClient, paymentOrderId).actor;
  const known = useSelector(actor, ({ context }) => context);
  // The stream began with whoever looked first; roles and VIP prices change.
  const isKnown = isSameRoles(known.roles, roles) && known.confirmsReceipts === confirmsReceipts;
  useWhen(!payment.isFollowing && !isKnown, () =>
    actor.send({ type: 'viewer.change', roles, confirmsReceipts }),
  );
  useSendOnVisit(payment, 'payment.open');
  usePaymentLink({ payment: actor, confirmsReceipts });
  const flush = useFlush(payment);
  async function copy(text: string): Promise<void> {
    say(t((await copyText(text)) ? 'payment.copied' : 'payment.notCopied'));
  }
  const props = {
    payment: actor,
    onCopy: (text: string) => void copy(text),
    rejection,
    confirmsReceipts,
    isBesideList: useIsWide(),
    ...usePhotoForm(actor),
    notice: (
      <>
        <LineCard />
        <JournalBanner about="payment" workflow={payment} />
      </>
    ),
  };
  const screen = (edit: EditParts | null) => (
    <FlushContext value={flush}>
      <PaymentScreen {...props} edit={edit} />
    </FlushContext>
  );
  if (!mayCall(roles, 'editPayment')) return screen(null);
  return (
    <EditPayment key={paymentOrderId} paymentOrderId={paymentOrderId} payment={known.payment}>
      {screen}
    </EditPayment>
  );
}
