import type { SnapshotFrom } from 'xstate';
import { isConfirmable } from '../../domain/payments/paid-payment.ts';
import { differsMuch } from '../../domain/payments/payment-form.ts';
import { receiptConfirmers } from '../../domain/permissions.ts';
import { hasRole } from '../../domain/roles.ts';
import type { Invariant } from '../kit/invariant.ts';
import { laneShown } from './lane-round.ts';
import type { quickConfirmationMachine } from './quick-confirmation-machine.ts';

type Snapshot = SnapshotFrom<typeof quickConfirmationMachine>;

export const quickConfirmationInvariants: readonly Invariant<typeof quickConfirmationMachine>[] = [
  {
    says: 'a round ends exactly when all of its payments were shown, also those of pages that were not read yet',
    holds: (now) => {
      const { at, queue, pages } = now.context;
      return now.matches({ lane: 'finished' }) === (at >= queue.length && pages === null);
    },
  },
  {
    says: 'no payment is shown twice in a round',
    holds: ({ context: { queue } }) => new Set(queue.map(({ id }) => id)).size === queue.length,
  },
  {
    says: 'a payment leaves no round before it was looked at, and each that was is counted once',
    holds: ({ context: { at, confirmed, rejected, skipped, taken, queue } }) =>
      at === confirmed + rejected + skipped + taken && at <= queue.length,
  },
  {
    says: 'a receipt is confirmed only at the word of somebody who may, where the shop confirms receipts',
    holds: (now, cause) =>
      cause === null ||
      !isUnderWay(now) ||
      isUnderWay(cause.before) ||
      (['receipt.confirm', 'question.confirm'].includes(cause.event.type) &&
        now.context.confirmsReceipts &&
        hasRole(now.context.roles, receiptConfirmers)),
  },
  {
    says: 'of what a tap names, only the payment that is shown is confirmed, and never one of which nothing came in',
    holds: (now, cause) => {
      if (cause === null || !isUnderWay(now) || isUnderWay(cause.before)) return true;
      if (cause.event.type !== 'receipt.confirm') return true;
      const { paymentOrderId } = cause.event;
      const shown = laneShown(now.context);
      return paymentOrderId === undefined || (paymentOrderId === shown.id && isConfirmable(shown));
    },
  },
  {
    says: 'what differs by more than a tenth is confirmed only after it was asked about',
    holds: (now, cause) => {
      if (cause === null || !isUnderWay(now) || isUnderWay(cause.before)) return true;
      const { due, paid } = laneShown(now.context);
      return !differsMuch(due, paid) || cause.before.matches({ lane: 'asking' });
    },
  },
  {
    says: 'what is being confirmed stays as it was sent',
    holds: (now, cause) =>
      cause === null ||
      !isUnderWay(now) ||
      !isUnderWay(cause.before) ||
      contentOf(now) === contentOf(cause.before),
  },
  {
    says: 'a payment is confirmed only by an answer, rejected only by its own workflow, and skipped only by the person',
    holds: (now, cause) => {
      if (cause === null || cause.event.type === 'lane.start') return true;
      const { before, event } = cause;
      return (
        (now.context.confirmed === before.context.confirmed ||
          event.type === 'xstate.done.actor.confirmPayOrder') &&
        (now.context.rejected === before.context.rejected || event.type === 'payment.rejected') &&
        (now.context.skipped === before.context.skipped || event.type === 'payment.skip')
      );
    },
  },
  {
    says: 'a refusal explains itself',
    holds: (now) =>
      !(now.matches({ lane: 'refused' }) || now.matches({ lane: 'overtaken' })) ||
      now.context.problem !== null,
  },
];

function isUnderWay(snapshot: Snapshot): boolean {
  return snapshot.matches({ lane: 'confirming' }) || snapshot.matches({ lane: 'unreachable' });
}

function contentOf({ context: { key, queue, at } }: Snapshot): string {
  return JSON.stringify([key, queue[at]]);
}
