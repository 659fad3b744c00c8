import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ProductCard } from '../../../../domain/contract.ts';
import type { cartMachine } from '../../../../machines/cart/cart-machine.ts';
import type { catalogueMachine } from '../../../../machines/catalogue/catalogue-machine.ts';

/** Where on home staff get something to do with products and stock. */
export type ToolPlace =
  | { readonly at: 'search' }
  /** Above products; of the third-level category that is opened there. */
  | { readonly at: 'shelf'; readonly categoryId?: string | undefined }
  | { readonly at: 'card'; readonly product: ProductCard };

export interface HomeScreenProps {
  readonly catalogue: ActorRefFrom<typeof catalogueMachine>;
  readonly cart: ActorRefFrom<typeof cartMachine>;
  readonly shopName: string;
  /** Beside the shop's name, for staff: whom they work for. */
  readonly groupChoice?: ReactNode;
  /** What staff get there; absent for customers, and below the search while the cards are for ordering. */
  readonly tools?: ((place: ToolPlace) => ReactNode) | undefined;
  /** Beside the search: finds a product by its barcode. */
  readonly scan?: ReactNode;
}
