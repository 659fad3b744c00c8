import type { CartItem, CartLine, CartProduct } from '../../domain/orders/cart.ts';
import type { Satang } from '../../domain/money.ts';
import type { OrderSubmitted } from '../../domain/orders/submitted-order.ts';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import type { Viewer } from '../../domain/products/prices.ts';
import type { DeliveryEvent, Stamp } from '../kit/workflow.ts';
import type { CartDelivery } from './cart-delivery.ts';

export interface CartInput {
  readonly groupId: string;
  readonly viewer: Viewer;
}

/** The lines that were taken out of the cart for one order, and the key it is sent under. */
export interface CartSubmission {
  readonly key: string;
  readonly lines: readonly CartLine[];
  readonly total: Satang;
  /** Left out for the default address. */
  readonly addressId?: string;
  /** Left out where there is none. */
  readonly remark?: string;
}

export interface SubmitOrderInput {
  /** Null for the default address. */
  readonly addressId: string | null;
  readonly remark: string;
  readonly key: string;
  readonly groupId: string;
  readonly items: readonly CartItem[];
  readonly total: Satang;
}

/** The products of the cart, as its group sees them. */
export interface ProductsInput {
  readonly groupId: string;
  readonly skuIds: readonly string[];
  /** What each of them is called, where that is known. */
  readonly names?: readonly string[];
}

export type SubmitOutcome = Outcome<{ readonly id: string }>;

export interface CartContext extends CartInput {
  readonly lines: readonly CartLine[];
  /** Null while it is read. */
  readonly delivery: CartDelivery | 'unknown' | null;
  /** Null while nobody chose another than the default one. */
  readonly addressId: string | null;
  readonly remark: string;
  /** What was to be ordered when the last question was asked. */
  readonly asked: readonly CartItem[];
  readonly submission: CartSubmission | null;
  readonly orderId: string | null;
  readonly problem: Problem | null;
}

export type CartEvent =
  | (Stamp &
      (
        | { readonly type: 'line.add'; readonly product: CartProduct; readonly quantity: number }
        | { readonly type: 'line.order'; readonly product: CartProduct; readonly quantity: number }
        | {
            readonly type: 'line.setQuantity';
            readonly skuId: string;
            readonly quantity: number;
            /** The product as it is now; left out, its stock is that of when the cart was read. */
            readonly product?: CartProduct;
          }
        | { readonly type: 'line.remove'; readonly skuId: string }
        | { readonly type: 'line.toggle'; readonly skuId: string }
        | { readonly type: 'lines.toggle' }
        | { readonly type: 'viewer.change'; readonly viewer: Viewer }
        | { readonly type: 'cart.open' }
        | { readonly type: 'cart.clear' }
        | { readonly type: 'address.choose'; readonly addressId: string }
        | { readonly type: 'remark.change'; readonly text: string }
        | { readonly type: 'order.submit' }
        | {
            readonly type: 'order.confirm';
            /** What the question said that the order costs; early versions did not record it. */
            readonly total?: Satang;
          }
        | { readonly type: 'order.dismiss' }
        | { readonly type: 'order.retry' }
        | { readonly type: 'order.takeBack' }
        | { readonly type: 'order.acknowledge' }
      ))
  | DeliveryEvent;

/** The server took the order that was made of the cart. */
export type CartEmitted = OrderSubmitted;
