import type { ActorRefFrom } from 'xstate';
import type { cartMachine } from '../../../../machines/cart/cart-machine.ts';
import type { productMachine } from '../../../../machines/product/product-machine.ts';
import type { Viewer } from '../../../../domain/prices.ts';

export interface ProductScreenProps {
  readonly product: ActorRefFrom<typeof productMachine>;
  readonly cart: ActorRefFrom<typeof cartMachine>;
  readonly viewer: Viewer;
  readonly mayOrder: boolean;
  readonly language: string;
}
