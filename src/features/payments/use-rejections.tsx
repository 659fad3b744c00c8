import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaidPayment } from '../../../domain/payments/paid-payment.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useUserScope } from '../../workflow/scopes.ts';
import { useUnsent } from '../../workflow/use-unsent.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { paymentRejectionClient } from './payments-workflows.ts';
import type { RejectingProps, RejectionActor } from './views/confirm/confirm-props.ts';

/** Lets one payment after the other be rejected; a rejection is opened only where one was begun. */
export function useRejections(): RejectingProps {
  const { t } = useTranslation();
  const showToast = useToast();
  const { directory } = useUserScope();
  const [begun, setBegun] = useState('');
  const unsent = useUnsent();
  async function begin({ id, version, paymentNo, groupName }: PaidPayment): Promise<void> {
    const { actor } = (await directory.open(paymentRejectionClient, id)).getStatus();
    actor.send({
      type: 'rejection.open',
      payment: { version, payment_no: paymentNo, group_name: groupName },
    });
    setBegun(id);
  }
  return {
    onReject: (payment) => void begin(payment).catch(() => showToast(t('journal.failed.title'))),
    withRejection: (paymentOrderId, show, otherwise) =>
      begun === paymentOrderId ||
      unsent.some(({ stream }) => stream === `payment-rejection/${paymentOrderId}`) ? (
        <Suspense fallback={otherwise(true)}>
          <OpenedRejection paymentOrderId={paymentOrderId} show={show} />
        </Suspense>
      ) : (
        otherwise(false)
      ),
  };
}

interface OpenedRejectionProps {
  readonly paymentOrderId: string;
  readonly show: (rejection: RejectionActor) => ReactNode;
}

function OpenedRejection({ paymentOrderId, show }: OpenedRejectionProps) {
  return show(useWorkflow(paymentRejectionClient, paymentOrderId).actor);
}
