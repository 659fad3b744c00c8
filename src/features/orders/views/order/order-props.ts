import type { Order } from '../../../../../domain/contract.ts';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { orderMachine } from '../../../../../machines/order/order-machine.ts';
import type { paymentProofMachine } from '../../../../../machines/payment-proof/payment-proof-machine.ts';
import type { StaffRole } from '../../../../../domain/roles.ts';
import type { GridPhoto } from '../../../../ui/photos/photo-tile.tsx';

export interface OrderScreenProps {
  readonly order: ActorRefFrom<typeof orderMachine>;
  readonly proof: ActorRefFrom<typeof paymentProofMachine>;
  readonly roles: readonly StaffRole[];
  /** Its list stands at the left, so that nothing needs to lead back there. */
  readonly isBesideList: boolean;
  readonly language: string;
  /** ISO time of now, for how old a debt is. */
  readonly now: string;
  /** The proof's photos as the grid shows them. */
  readonly photos: readonly GridPhoto[];
  readonly onPhotos: (files: readonly File[]) => void;
  /** Whether chosen photos are still on their way into the form. */
  readonly isTakingPhotos: boolean;
  /** What the app has to say: another tab was quicker, the device cannot save. */
  readonly notice: ReactNode;
}

export type ShownOrderProps = OrderScreenProps & { readonly value: Order };
