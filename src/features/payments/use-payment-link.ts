import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { PaymentScreenProps } from './views/payment-props.ts';
import { isConfirmOffered, whyNotConfirm } from './views/receipt-step.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useViewer } from '../../ui/screen-context.ts';
import { useDeviceScope } from '../../workflow/scopes.ts';
import { closeLineWindow } from '../../workflow/close-line-window.ts';
import { useActionLink } from '../../workflow/use-action-link.ts';
import { useWhen } from '../../workflow/use-when.ts';

type LinkedPayment = Pick<PaymentScreenProps, 'payment' | 'confirmsReceipts'>;

/** Opens the receipt that a link asks to confirm, or says why not as the button would; at its end LINE's window closes. */
export function usePaymentLink({ payment, confirmsReceipts }: LinkedPayment): void {
  const confirmer = { roles: useViewer().roles, confirmsReceipts };
  const { t } = useTranslation();
  const showToast = useToast();
  const { platform } = useDeviceScope();
  const begun = useActionLink(
    payment,
    (snapshot) => snapshot.matches({ payment: 'shown' }) || snapshot.matches({ payment: 'editing' }),
    (action) => {
      const snapshot = payment.getSnapshot();
      const { payment: value } = snapshot.context;
      if (value === null || action !== 'confirm') return false;
      // Left open by a former visit: there is nothing to open.
      if (snapshot.matches({ payment: 'editing' })) return true;
      const against = isConfirmOffered(value, confirmer)
        ? whyNotConfirm(snapshot, confirmer)
        : 'reason.not_allowed_in_status';
      if (against === undefined) payment.send({ type: 'receipt.open' });
      else showToast(t(against));
      return against === undefined;
    },
  );
  const status = useSelector(payment, ({ context }) => context.payment?.status);
  useWhen(begun === 'confirm' && status === 'completed', () => closeLineWindow(platform.line()));
}
