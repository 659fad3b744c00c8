import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { paymentConfirmationMachine } from '../../../../machines/payment-confirmation/payment-confirmation-machine.ts';
import type { PaymentOrder } from '../../../../domain/contract.ts';
import type { StaffRole } from '../../../../domain/roles.ts';
import type { GridPhoto } from '../../../ui/photos/photo-tile.tsx';

export interface PaymentScreenProps {
  readonly payment: ActorRefFrom<typeof paymentConfirmationMachine>;
  readonly roles: readonly StaffRole[];
  /** Whether this merchant confirms receipts at all. */
  readonly confirmsReceipts: boolean;
  /** Its list stands at the left, so that nothing needs to lead back there. */
  readonly isBesideList: boolean;
  /** The receipt's photos as the grid shows them. */
  readonly photos: readonly GridPhoto[];
  readonly onPhotos: (files: readonly File[]) => void;
  /** Whether chosen photos are still on their way into the form. */
  readonly isTakingPhotos: boolean;
  /** What the app has to say: another tab was quicker, the device cannot save. */
  readonly notice: ReactNode;
}

export type ShownPaymentProps = PaymentScreenProps & { readonly value: PaymentOrder };
