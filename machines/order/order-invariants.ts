import type { SnapshotFrom } from 'xstate';
import { hasUnsaved, noEdit } from '../../domain/orders/order-edit.ts';
import type { Invariant } from '../kit/invariant.ts';
import { hasChanges, heldStatus, linesOf } from './held-order.ts';
import type { orderMachine } from './order-machine.ts';

type Snapshot = SnapshotFrom<typeof orderMachine>;

const unchanged = JSON.stringify(noEdit);

export const orderInvariants: readonly Invariant<typeof orderMachine>[] = [
  {
    says: 'once paid, completed or cancelled, no edit but of the remark is accepted',
    holds: ({ context }) =>
      !['paid', 'completed', 'cancelled'].includes(heldStatus(context) ?? '') ||
      (JSON.stringify({ ...context.edit, remark: undefined }) === unchanged && context.draft === null),
  },
  {
    says: 'once cancelled, not even a remark is accepted',
    holds: ({ context }) =>
      heldStatus(context) !== 'cancelled' ||
      (JSON.stringify(context.edit) === unchanged && context.remarkText === null),
  },
  {
    says: 'no product has two lines',
    holds: ({ context }) => {
      const ids = linesOf(context).map(({ sku_id }) => sku_id);
      return new Set(ids).size === ids.length;
    },
  },
  {
    says: 'an order keeps a line',
    holds: ({ context }) => context.order === null || linesOf(context).length > 0,
  },
  {
    says: 'that somebody else changed the order is said only while something of it is unsaved',
    holds: ({ context: { overtaken, order, edit } }) =>
      overtaken === null || (order !== null && hasUnsaved(order, edit)),
  },
  {
    says: 'one submission at a time: what is being written stays as it was sent',
    holds: (now, cause) =>
      cause === null ||
      !isWriting(now) ||
      !isWriting(cause.before) ||
      contentOf(now) === contentOf(cause.before),
  },
  {
    says: 'nothing is written of an order that is not known',
    holds: (now) => !isWriting(now) || now.context.order !== null,
  },
  {
    says: 'only a created order is confirmed',
    holds: (now, cause) =>
      cause?.event.type !== 'dialog.accept' ||
      !now.matches('updating') ||
      now.context.intent !== 'confirm' ||
      heldStatus(now.context) === 'created',
  },
  {
    says: 'it says that something failed only while nothing has changed',
    holds: (now, cause) =>
      cause === null ||
      !(now.matches('refused') || now.matches('unreachable')) ||
      JSON.stringify(now.context.order) === JSON.stringify(cause.before.context.order),
  },
  {
    says: 'what could not be sent and may have left is sent again as it is, or not at all',
    holds: (now, cause) =>
      cause?.before.matches('unreachable') !== true ||
      (isWriting(now) && contentOf(now) === contentOf(cause.before)) ||
      now.matches('unreachable'),
  },
  {
    says: 'a refusal explains itself',
    holds: (now) => !now.matches('refused') || now.context.problem !== null,
  },
  {
    says: 'it is closed exactly while the order is completed or cancelled, and nothing of it is being written',
    holds: (now) =>
      !now.matches('shown') ||
      now.matches({ shown: 'closed' }) ===
        (['completed', 'cancelled'].includes(heldStatus(now.context) ?? '') &&
          !hasChanges(now.context) &&
          now.context.remarkText === null),
  },
];

function isWriting(snapshot: Snapshot): boolean {
  return ['updating', 'remarking', 'cancelling'].some((state) => snapshot.matches(state as 'updating'));
}

function contentOf({ context: { key, intent, order, edit } }: Snapshot): string {
  return JSON.stringify([key, intent, order, edit]);
}
