import type { SnapshotFrom } from 'xstate';
import { noEdit } from '../../domain/orders/order-edit.ts';
import type { Invariant } from '../kit/invariant.ts';
import { heldStatus } from './held-order.ts';
import type { orderMachine } from './order-machine.ts';

type Snapshot = SnapshotFrom<typeof orderMachine>;

const unchanged = JSON.stringify(noEdit);

export const orderInvariants: readonly Invariant<typeof orderMachine>[] = [
  {
    says: 'once paid, completed or cancelled, no edit is accepted',
    holds: ({ context }) =>
      !['paid', 'completed', 'cancelled'].includes(heldStatus(context) ?? '') ||
      (JSON.stringify(context.edit) === unchanged && context.draft === null),
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
    says: 'it is closed exactly while the order is completed or cancelled',
    holds: (now) =>
      !now.matches('shown') ||
      now.matches({ shown: 'closed' }) === ['completed', 'cancelled'].includes(heldStatus(now.context) ?? ''),
  },
];

function isWriting(snapshot: Snapshot): boolean {
  return snapshot.matches('updating') || snapshot.matches('cancelling');
}

function contentOf({ context: { key, intent, order, edit } }: Snapshot): string {
  return JSON.stringify([key, intent, order, edit]);
}
