import type { Problem } from '../../domain/outcome.ts';
import type { PaidPayment } from '../../domain/payments/paid-payment.ts';
import type { StaffRole } from '../../domain/roles.ts';
import type { PageInput } from '../kit/list-machine.ts';
import type { DeliveryEvent, Stamp } from '../kit/workflow.ts';
import type { PaidPaymentFilter } from '../paid-payment-list/paid-payment-list-machine.ts';

/** The person who confirms, and the merchant's setting. */
export interface LaneInput {
  readonly roles: readonly StaffRole[];
  /** Whether this merchant confirms receipts at all. */
  readonly confirmsReceipts: boolean;
}

/** Where a round goes on behind the payments that were read. */
export interface LanePages {
  readonly filter: PaidPaymentFilter;
  /** As a journal keeps it. */
  readonly cursor: string;
  /** How many payments there were at its beginning. */
  readonly total: number;
}

export type LanePageInput = Pick<PageInput<PaidPaymentFilter>, 'filter' | 'cursor' | 'count'>;

export interface LaneContext extends LaneInput {
  /** The payments of this round that were read, in the order in which they are looked at; each is there once. */
  readonly queue: readonly PaidPayment[];
  /** Null once all of the round were read. */
  readonly pages: LanePages | null;
  /** Why the last page was refused; null where the server was not reached. */
  readonly pagesProblem: Problem | null;
  /** Place in it of the payment that is shown. */
  readonly at: number;
  readonly confirmed: number;
  readonly rejected: number;
  readonly skipped: number;
  /** Confirmed, rejected or taken back by somebody else meanwhile. */
  readonly taken: number;
  readonly key: string;
  readonly problem: Problem | null;
  /** Whether a payment whose confirmation was refused could not be read again. */
  readonly isUnread: boolean;
}

export type LaneEvent =
  | (Stamp &
      (
        | ({ readonly type: 'viewer.change' } & LaneInput)
        | {
            readonly type: 'lane.start';
            /** Those that are known already. */
            readonly payments: readonly PaidPayment[];
            /** Left out where these are all. */
            readonly pages?: LanePages | null;
          }
        | { readonly type: 'pages.retry' }
        | {
            readonly type: 'receipt.confirm';
            /** The payment that was looked at; absent from what earlier versions recorded. */
            readonly paymentOrderId?: string;
          }
        | { readonly type: 'receipt.retry' }
        | { readonly type: 'question.confirm' | 'question.close' }
        | { readonly type: 'payment.skip' | 'payment.open' }
        // By the workflow that rejects it: it is rejected, or another version than the one that was looked at.
        | { readonly type: 'payment.rejected' | 'payment.changed'; readonly paymentOrderId: string }
      ))
  | DeliveryEvent;

/** The server accepted the confirmation: the money was received; or refused it. */
export interface LaneEmitted {
  readonly type: 'payment.confirmed' | 'payment.writeRefused';
  readonly paymentOrderId: string;
}
