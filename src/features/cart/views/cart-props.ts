import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { cartMachine } from '../../../../machines/cart/cart-machine.ts';

export interface CartScreenProps {
  readonly cart: ActorRefFrom<typeof cartMachine>;
  readonly groupName: string;
  /** The customer group that staff order for, and the way to another one, whose cart is another. */
  readonly groupChoice?: ReactNode;
  /** Scans products into it. */
  readonly scan?: ReactNode;
  /** What the app has to say about this cart: another tab was quicker, the device cannot save. */
  readonly notice: ReactNode;
}
