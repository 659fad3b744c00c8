import type { Reply } from '../../../domain/answer.ts';

/** Who takes part in a story, by the id that the demo knows them by. */
export type PersonId = 'customer' | 'order_manager' | 'finance';

/** A call as it comes to the server. */
export interface ShopCall {
  readonly by: PersonId;
  readonly method: string;
  /** With the query. */
  readonly path: string;
  /** Null for a call of which each is carried out. */
  readonly key: string | null;
  readonly body:
    | { readonly kind: 'none' }
    | { readonly kind: 'json'; readonly text: string }
    /** Two photos of one number have the same bytes. */
    | { readonly kind: 'photo'; readonly number: number };
}

/** The other side of a story: the model in memory, or the real server. */
export interface Shop {
  call(call: ShopCall): Promise<Reply>;
  books(): Promise<Books>;
}

/** Everything that the shop has written down, in the order in which it was. */
export interface Books {
  readonly orders: readonly BookedOrder[];
  readonly payments: readonly BookedPayment[];
  readonly products: readonly BookedProduct[];
  /** Writes that were carried out under a key. */
  readonly writes: readonly { readonly by: string; readonly key: string }[];
}

/** Money is in satang. */
export interface BookedOrder {
  readonly id: string;
  readonly key: string | null;
  readonly status: string;
  readonly version: number;
  readonly total: number;
  readonly lines: readonly { readonly skuId: string; readonly quantity: number; readonly total: number }[];
  readonly paymentId: string | null;
  readonly history: readonly BookedStep[];
}

export interface BookedPayment {
  readonly id: string;
  readonly key: string | null;
  readonly status: string;
  readonly version: number;
  readonly due: number;
  readonly paid: number;
  readonly cash: number;
  readonly receipt: number;
  /** What its entries come to. */
  readonly entered: number;
  readonly photos: number;
  readonly history: readonly BookedStep[];
}

export interface BookedProduct {
  readonly skuId: string;
  readonly onHand: number;
  readonly reserved: number;
  /** Each change of the shelf, the first delivery included. */
  readonly changes: readonly number[];
}

export interface BookedStep {
  readonly seq: number;
  readonly event: string;
  readonly from: string | null;
  readonly to: string;
}
