import type { SnapshotFrom } from 'xstate';
import { findFault } from '../../domain/orders/order-draft.ts';
import type { Invariant } from '../kit/invariant.ts';
import type { orderDraftMachine } from './order-draft-machine.ts';

type Snapshot = SnapshotFrom<typeof orderDraftMachine>;

export const orderDraftInvariants: readonly Invariant<typeof orderDraftMachine>[] = [
  {
    says: 'each product has one line, and each line an id of its own',
    holds: ({ context: { draft } }) =>
      new Set(draft.lines.map(({ product }) => product.id)).size === draft.lines.length &&
      new Set([...draft.lines, ...draft.unmatched].map(({ id }) => id)).size ===
        draft.lines.length + draft.unmatched.length,
  },
  {
    says: 'an order is sent only with products, their quantities and an address',
    holds: (now) => !isSent(now) || findFault(now.context.draft, now.context.addressId) === null,
  },
  {
    says: 'an address that is gone is replaced by none but a chosen one',
    holds: ({ context: { addressId, isAddressGone } }) => !isAddressGone || addressId === null,
  },
  {
    says: 'an order is under way exactly while there is a submission, which stays as it was sent',
    holds: (now, cause) =>
      (now.context.submission !== null) === (isSent(now) || now.matches('submitted')) &&
      (cause === null ||
        !isSent(now) ||
        !isSent(cause.before) ||
        JSON.stringify(now.context.submission) === JSON.stringify(cause.before.context.submission)),
  },
  {
    says: 'what was refused explains itself',
    holds: (now) =>
      !(now.matches('unread') || now.matches({ reviewing: { order: 'refused' } })) ||
      now.context.problem !== null,
  },
  {
    says: 'the text goes only where it is typed over, given up or ordered',
    holds: (now, cause) => {
      if (cause === null || now.context.text.startsWith(cause.before.context.text.trimEnd())) return true;
      const ways = ['text.change', 'draft.discard', 'draft.open', 'order.acknowledge'];
      return ways.includes(cause.event.type);
    },
  },
  {
    says: 'a line goes only where it is removed, joins another one, or all of them are given up',
    holds: (now, cause) => {
      if (cause === null || now.context.draft.lines.length >= cause.before.context.draft.lines.length)
        return true;
      const ways = ['line.remove', 'line.choose', 'line.replace', 'text.edit', 'draft.discard'];
      return [...ways, 'order.acknowledge', 'draft.open'].includes(cause.event.type) || !isHeld(cause.before);
    },
  },
];

function isSent(now: Snapshot): boolean {
  return now.matches('submitting') || now.matches('unreachable');
}

/** Whether the lines are those that a person looks through or has sent. */
function isHeld(now: Snapshot): boolean {
  return now.matches('reviewing') || isSent(now);
}
