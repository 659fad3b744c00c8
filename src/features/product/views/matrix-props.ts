import type { ActorRefFrom } from 'xstate';
import type { Product } from '../../../../domain/contract.ts';
import type { cartMachine } from '../../../../machines/cart/cart-machine.ts';
import type { productMatrixMachine } from '../../../../machines/product-matrix/product-matrix-machine.ts';

export interface MatrixProps {
  readonly matrix: ActorRefFrom<typeof productMatrixMachine>;
  readonly cart: ActorRefFrom<typeof cartMachine>;
  /** The products of one name. */
  readonly siblings: readonly Product[];
}
