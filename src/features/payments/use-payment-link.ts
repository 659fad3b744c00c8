import { useTranslation } from 'react-i18next';
import type { PaymentScreenProps } from './views/payment-props.ts';
import { isConfirmOffered, whyNotConfirm } from './views/receipt/receipt-step.ts';
import { translateObstacle } from '../../i18n/translate-reason.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useViewer } from '../../ui/screen-context.ts';
import { useActionLink } from '../../workflow/use-action-link.ts';

type LinkedPayment = Pick<PaymentScreenProps, 'payment' | 'confirmsReceipts'>;

/** Opens the receipt that a link asks to confirm, or says why not as the button would; at its end LINE's window closes. */
export function usePaymentLink({ payment, confirmsReceipts }: LinkedPayment): void {
  const confirmer = { roles: useViewer().roles, confirmsReceipts };
  const { i18n } = useTranslation();
  const showToast = useToast();
  useActionLink(
    payment,
    (snapshot) => snapshot.matches({ payment: 'shown' }) || snapshot.matches({ payment: 'editing' }),
    (action) => {
      const snapshot = payment.getSnapshot();
      const { payment: value } = snapshot.context;
      if (value === null || action !== 'confirm') return null;
      const end = { type: 'payment.confirmed', paymentOrderId: value.id };
      // Left open by a former visit: there is nothing to open.
      if (snapshot.matches({ payment: 'editing' })) return end;
      const against = isConfirmOffered(value, confirmer)
        ? whyNotConfirm(snapshot, confirmer)
        : 'reason.not_allowed_in_status';
      if (against !== undefined) {
        showToast(translateObstacle(i18n, against, value.status, 'paymentStatus'));
        return null;
      }
      payment.send({ type: 'receipt.open' });
      return end;
    },
  );
}
