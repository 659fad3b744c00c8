import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { PaymentOrder } from '../../../domain/contract.ts';
import { editablePayment } from '../../../domain/payments/payment-edit.ts';
import { FlushContext } from '../../ui/feedback/durability-context.ts';
import { JournalBanner } from '../../ui/feedback/journal-banner.tsx';
import { useFlush } from '../../workflow/use-flush.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { useWhen } from '../../workflow/use-when.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { paymentEditClient } from './payment-edit-workflow.ts';
import { useEditedPhotos } from './use-edited-photos.ts';
import { EditPaymentButton } from './views/edit-payment-button.tsx';
import { EditPaymentNotice } from './views/edit-payment-notice.tsx';
import { EditPaymentSheet } from './views/edit-payment-sheet.tsx';

interface EditPaymentProps {
  readonly paymentOrderId: string;
  /** The payment as it was read last; null before. */
  readonly payment: PaymentOrder | null;
  /** Shows the way into it, nothing where the payment cannot be corrected, and what became of a correction that was put aside. */
  readonly children: (parts: { readonly button: ReactNode; readonly notice: ReactNode }) => ReactNode;
}

/** The correction of a payment, for those who may: the way into it on the payment's screen, and its sheet over it. */
export function EditPayment({ paymentOrderId, payment, children }: EditPaymentProps) {
  const { roles } = usePerson();
  const workflow = useWorkflow(paymentEditClient, paymentOrderId);
  const { actor: edit, isFollowing } = workflow;
  const photoForm = useEditedPhotos(edit);
  const snapshot = useSelector(edit, (current) => current);
  const [isAside, setAside] = useState(false);
  // It comes back when it needs the person.
  if (isAside && !snapshot.hasTag('busy') && !snapshot.hasTag('delivery:unreachable')) setAside(false);
  const flush = useFlush(workflow);
  const now = payment === null ? null : editablePayment(payment);
  const decision = now?.decision ?? null;
  const mayBeDecided = decision !== null && snapshot.can({ type: 'payment.decided', decision });
  useWhen(!isFollowing && mayBeDecided, () => {
    if (decision !== null) edit.send({ type: 'payment.decided', decision });
  });
  // With nothing typed yet, the form is that of the payment as it is now.
  const isNewer =
    now !== null &&
    snapshot.matches({ edit: 'editing' }) &&
    now.version > (snapshot.context.seen?.version ?? 0);
  useWhen(!isFollowing && isNewer, () => {
    if (now !== null && edit.getSnapshot().can(opening(now))) edit.send(opening(now));
  });
  function opening(of: NonNullable<typeof now>) {
    return { type: 'edit.open', payment: of, roles } as const;
  }
  function open(): void {
    setAside(false);
    if (now !== null && !snapshot.matches({ edit: 'editing' }) && snapshot.can(opening(now)))
      edit.send(opening(now));
  }
  const isOffered = now?.status === 'paid' || !snapshot.hasTag('settled');
  return (
    <>
      {children({
        button: isOffered && <EditPaymentButton onClick={open} />,
        notice: isAside && (
          <FlushContext value={flush}>
            <EditPaymentNotice edit={edit} />
          </FlushContext>
        ),
      })}
      <FlushContext value={flush}>
        <EditPaymentSheet
          edit={edit}
          isAside={isAside}
          onAside={setAside}
          notice={<JournalBanner workflow={workflow} />}
          {...photoForm}
        />
      </FlushContext>
    </>
  );
}
