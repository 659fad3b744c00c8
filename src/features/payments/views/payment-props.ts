import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { paymentConfirmationMachine } from '../../../../machines/payment-confirmation/payment-confirmation-machine.ts';
import type { paymentProofMachine } from '../../../../machines/payment-proof/payment-proof-machine.ts';
import type { PaymentOrder } from '../../../../domain/contract.ts';
import type { RejectionActor } from './confirm/confirm-props.ts';
import type { PhotoFormProps } from '../../photos/views/photo-field.tsx';

export interface ProofProps extends PhotoFormProps {
  /** The way to the QR of what is paid together; left out where there is none. */
  readonly promptpay?: ReactNode;
  readonly proof: ActorRefFrom<typeof paymentProofMachine>;
}

/** Where the screen of a payment shows its correction. */
export interface EditParts {
  /** Opens it; nothing where it cannot be corrected. */
  readonly button: ReactNode;
  /** What became of one that was put aside. */
  readonly notice: ReactNode;
}

export interface PaymentScreenProps extends PhotoFormProps {
  readonly payment: ActorRefFrom<typeof paymentConfirmationMachine>;
  readonly rejection: RejectionActor;
  /** Whether this merchant confirms receipts at all. */
  readonly confirmsReceipts: boolean;
  /** Copies a text of it, and says so. */
  readonly onCopy: (text: string) => void;
  /** Its correction; null for those who may not. */
  readonly edit: EditParts | null;
  /** Whether its list is shown at the left, so that no button back to it is needed. */
  readonly isBesideList: boolean;
  /** What the app has to say: another tab was quicker, the device cannot save. */
  readonly notice: ReactNode;
}

export type ShownPaymentProps = PaymentScreenProps & { readonly value: PaymentOrder };
