import type { Reply } from '../../../domain/answer.ts';

/** The users of a scenario, by their ids in the demo data. */
export type PersonId = 'customer' | 'order_manager' | 'finance' | 'manager' | 'storekeeper';

/** A call as the server receives it. */
export interface ShopCall {
  readonly by: PersonId;
  readonly method: string;
  /** With the query. */
  readonly path: string;
  /** Null for a call without a key, which is executed each time. */
  readonly key: string | null;
  readonly body:
    | { readonly kind: 'none' }
    | { readonly kind: 'json'; readonly text: string }
    /** Two photos of one number have the same bytes. */
    | { readonly kind: 'photo'; readonly number: number };
}

/** The server side of a run: the model in memory, or the real server. */
export interface Shop {
  call(call: ShopCall): Promise<Reply>;
  records(): Promise<ShopRecords>;
}

/** All records of the shop, in the order of their creation. */
export interface ShopRecords {
  readonly orders: readonly ShopOrder[];
  readonly payments: readonly ShopPayment[];
  readonly products: readonly ShopProduct[];
  /** Writes that were executed, with their keys. */
  readonly writes: readonly { readonly by: string; readonly key: string }[];
}

/** Money is in satang. */
export interface ShopOrder {
  readonly id: string;
  readonly key: string | null;
  readonly status: string;
  readonly version: number;
  readonly total: number;
  /** What completed payments brought for it. */
  readonly paid: number;
  readonly lines: readonly { readonly skuId: string; readonly quantity: number; readonly total: number }[];
  readonly paymentId: string | null;
  readonly history: readonly HistoryStep[];
}

export interface ShopPayment {
  readonly id: string;
  readonly key: string | null;
  readonly status: string;
  readonly version: number;
  readonly due: number;
  readonly paid: number;
  readonly cash: number;
  readonly receipt: number;
  /** The sum of its entries. */
  readonly entered: number;
  readonly photos: number;
  readonly history: readonly HistoryStep[];
}

export interface ShopProduct {
  readonly skuId: string;
  readonly onHand: number;
  readonly reserved: number;
  /** Each change of the shelf, the first delivery included. */
  readonly changes: readonly number[];
  /** The sum of those that are counts. */
  readonly counted: number;
}

export interface HistoryStep {
  readonly seq: number;
  readonly event: string;
  readonly from: string | null;
  readonly to: string;
}

/** The stock at the start: little, so that users compete for it. */
export const stockedProducts = [
  { skuId: 'simulated-cup', name: 'Cup', price: 4550, pieces: 6 },
  { skuId: 'simulated-fan', name: 'Fan', price: 25_000, pieces: 3 },
  { skuId: 'simulated-tea', name: 'Tea', price: 999, pieces: 40 },
] as const;
