import type { ComponentType, ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { orderDraftMachine } from '../../../../machines/order-draft/order-draft-machine.ts';
import type { DraftProduct } from '../../../../domain/orders/order-draft.ts';

export type OrderDraftActor = ActorRefFrom<typeof orderDraftMachine>;

/** Chooses a product of the shop. Open as long as it exists. */
export type DraftPicker = ComponentType<{
  readonly onPick: (product: DraftProduct) => void;
  readonly onClose: () => void;
}>;

export interface OrderConfirmationProps {
  readonly draft: OrderDraftActor;
  readonly groupName: string;
  readonly picker: DraftPicker;
  /** What the app has to say: another tab was quicker, the device cannot save. */
  readonly notice: ReactNode;
}
