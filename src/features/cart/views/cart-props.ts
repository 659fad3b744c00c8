import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { cartMachine } from '../../../../machines/cart/cart-machine.ts';
import type { Viewer } from '../../../../domain/prices.ts';

export interface CartScreenProps {
  readonly cart: ActorRefFrom<typeof cartMachine>;
  readonly viewer: Viewer;
  readonly mayOrder: boolean;
  readonly groupName: string;
  readonly language: string;
  /** What the app has to say about this cart: another tab was quicker, the device cannot save. */
  readonly notice: ReactNode;
}
