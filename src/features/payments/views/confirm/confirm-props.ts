import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { PaidPayment } from '../../../../../domain/payments/paid-payment.ts';
import type { batchConfirmationMachine } from '../../../../../machines/batch-confirmation/batch-confirmation-machine.ts';
import type { paymentRejectionMachine } from '../../../../../machines/payment-rejection/payment-rejection-machine.ts';
import type { quickConfirmationMachine } from '../../../../../machines/quick-confirmation/quick-confirmation-machine.ts';

export interface BatchProps {
  readonly batch: ActorRefFrom<typeof batchConfirmationMachine>;
}

export interface LaneProps {
  readonly lane: ActorRefFrom<typeof quickConfirmationMachine>;
}

export type RejectionActor = ActorRefFrom<typeof paymentRejectionMachine>;

/** How a screen that shows one payment after the other lets it be rejected. */
export interface RejectingProps {
  readonly onReject: (payment: PaidPayment) => void;
  /** Shows something of the rejection of a payment, or something else where none was begun or it is not open yet. */
  readonly withRejection: (
    paymentOrderId: string,
    show: (rejection: RejectionActor) => ReactNode,
    otherwise: (isOpening: boolean) => ReactNode,
  ) => ReactNode;
}
