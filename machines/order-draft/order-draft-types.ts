import type { Address } from '../../domain/contract.ts';
import type { Satang } from '../../domain/money.ts';
import type { DraftProduct, OrderDraft, RecognisedText } from '../../domain/orders/order-draft.ts';
import type { Unheard } from '../../domain/spoken-text.ts';
import type { OrderSubmitted } from '../../domain/orders/submitted-order.ts';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import type { DeliveryEvent, Stamp } from '../kit/workflow.ts';

export interface OrderDraftInput {
  /** The group that the order is for, beside the person's. */
  readonly groupId: string;
}

/** An order as it is sent, under its key. */
export interface TextOrder {
  readonly key: string;
  readonly items: readonly {
    readonly skuId: string;
    readonly name: string;
    readonly quantity: number;
    readonly price: Satang;
  }[];
  readonly addressId: string;
  readonly remark: string;
}

export interface RecogniseInput extends OrderDraftInput {
  readonly text: string;
}

export type RecogniseOutcome = Outcome<RecognisedText>;

export interface OrderDraftContext extends OrderDraftInput {
  readonly text: string;
  /** Why speaking brought no words; null where it did, or nobody spoke. */
  readonly unheard: Unheard | null;
  readonly draft: OrderDraft;
  /** The addresses of the group; null until they were read. */
  readonly addresses: readonly Address[] | null;
  readonly addressId: string | null;
  /** Whether the address that it was to go to was deleted, and no other was chosen since. */
  readonly isAddressGone: boolean;
  /** The order that is being sent, or was. */
  readonly submission: TextOrder | null;
  readonly problem: Problem | null;
}

type LineEvent =
  | { readonly type: 'line.setQuantity'; readonly lineId: string; readonly quantity: number }
  | { readonly type: 'line.choose'; readonly lineId: string; readonly productId: string }
  | { readonly type: 'line.replace'; readonly lineId: string; readonly product: DraftProduct }
  | { readonly type: 'line.remove'; readonly lineId: string }
  | { readonly type: 'line.add'; readonly product: DraftProduct }
  | { readonly type: 'unmatched.match'; readonly textId: string; readonly product: DraftProduct }
  | { readonly type: 'unmatched.toRemark'; readonly textId: string };

export type OrderDraftEvent =
  | (Stamp &
      (
        | { readonly type: 'text.change' | 'remark.change'; readonly text: string }
        | { readonly type: 'speech.start' | 'listen.interrupted' }
        | { readonly type: 'text.recognise' | 'text.edit' | 'recognition.stop' }
        | { readonly type: 'draft.open' | 'draft.review' | 'draft.discard' }
        | LineEvent
        | { readonly type: 'addresses.open' | 'dialog.dismiss' }
        | { readonly type: 'address.choose'; readonly addressId: string }
        | { readonly type: 'address.bring'; readonly address: Address }
        // `wasAccepted`: the chart of the day took it, when the default address still replaced a deleted one.
        | { readonly type: 'order.submit'; readonly wasAccepted?: true }
        | { readonly type: 'order.retry' | 'order.acknowledge' }
      ))
  | DeliveryEvent;

/** A text was read, and waits to be looked through; or the server took the order. */
export type OrderDraftEmitted = { readonly type: 'text.recognised' } | OrderSubmitted;
