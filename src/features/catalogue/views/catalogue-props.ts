import type { ActorRefFrom } from 'xstate';
import type { cartMachine } from '../../../../machines/cart/cart-machine.ts';
import type { catalogueMachine } from '../../../../machines/catalogue/catalogue-machine.ts';
import type { productMachine } from '../../../../machines/product/product-machine.ts';

export interface HomeScreenProps {
  readonly catalogue: ActorRefFrom<typeof catalogueMachine>;
  readonly cart: ActorRefFrom<typeof cartMachine>;
  readonly shopName: string;
}

export interface ProductScreenProps {
  readonly product: ActorRefFrom<typeof productMachine>;
  readonly cart: ActorRefFrom<typeof cartMachine>;
}
