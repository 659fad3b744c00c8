import type { ActorRefFrom } from 'xstate';
import type { cartMachine } from '../../../../machines/cart/cart-machine.ts';
import type { catalogueMachine } from '../../../../machines/catalogue/catalogue-machine.ts';
import type { Viewer } from '../../../../domain/prices.ts';

export interface HomeScreenProps {
  readonly catalogue: ActorRefFrom<typeof catalogueMachine>;
  readonly cart: ActorRefFrom<typeof cartMachine>;
  readonly viewer: Viewer;
  readonly mayOrder: boolean;
  readonly shopName: string;
  readonly language: string;
}
