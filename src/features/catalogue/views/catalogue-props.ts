import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { cartMachine } from '../../../../machines/cart/cart-machine.ts';
import type { catalogueMachine } from '../../../../machines/catalogue/catalogue-machine.ts';
import type { productMachine } from '../../../../machines/product/product-machine.ts';

export interface HomeScreenProps {
  readonly catalogue: ActorRefFrom<typeof catalogueMachine>;
  readonly cart: ActorRefFrom<typeof cartMachine>;
  readonly shopName: string;
  /** Beside the shop's name, for staff: whom they work for. */
  readonly groupChoice?: ReactNode;
}

export interface ProductScreenProps {
  readonly product: ActorRefFrom<typeof productMachine>;
  readonly cart: ActorRefFrom<typeof cartMachine>;
}
