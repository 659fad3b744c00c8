import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { cartMachine } from '../../../../machines/cart/cart-machine.ts';
import type { productMachine } from '../../../../machines/product/product-machine.ts';

export interface ProductScreenProps {
  readonly product: ActorRefFrom<typeof productMachine>;
  /** What is done with its stock, for those who keep it. */
  readonly stock?: ReactNode;
  /** What staff see and do beside what everybody sees. */
  readonly staff?: ReactNode;
  /** The way to all colours and sizes at once. */
  readonly matrix?: ReactNode;
  /** The categories that lead to it, on a wide screen. */
  readonly trail?: ReactNode;
  /** The search and the shop's name, on a desk, whose tabs lead to the cart. */
  readonly search?: ReactNode;
  /** Other products of its category, on a wide screen. */
  readonly others?: ReactNode;
  /** Kept in the history with each choice of a colour or size. */
  readonly choiceState?: unknown;
  readonly cart: ActorRefFrom<typeof cartMachine>;
}
