import type { SnapshotFrom } from 'xstate';
import { reviewEntry } from '../../domain/stock-entry/entry-review.ts';
import { isTyped } from '../../domain/stock-entry/entry-rows.ts';
import type { Invariant } from '../kit/invariant.ts';
import { callRows } from './importing.ts';
import type { stockEntryMachine } from './stock-entry-machine.ts';

type Snapshot = SnapshotFrom<typeof stockEntryMachine>;

export const stockEntryInvariants: readonly Invariant<typeof stockEntryMachine>[] = [
  {
    says: 'each row has an id of its own',
    holds: ({ context: { rows } }) => new Set(rows.map(({ id }) => id)).size === rows.length,
  },
  {
    says: 'only rows without a fault are sent, but for logs of the version that asked less, and at least one',
    holds: (now, cause) => {
      if (!isSent(now)) return true;
      const rows = callRows(now.context);
      const isAsked = cause !== null && !isSent(cause.before) && cause.event.type !== 'entry.confirm';
      return rows.length > 0 && (!isAsked || reviewEntry(rows).counts.faulty === 0);
    },
  },
  {
    says: 'what is being sent stays as it was sent',
    holds: (now, cause) =>
      cause === null || !isSent(now) || !isSent(cause.before) || contentOf(now) === contentOf(cause.before),
  },
  {
    says: 'what was booked has left the draft, and nothing else has',
    holds: (now, cause) => {
      if (cause === null || !isSent(cause.before) || !isBooked(now)) return true;
      const sent = callRows(cause.before.context);
      const left = cause.before.context.rows.filter((row) => !sent.includes(row));
      return JSON.stringify(now.context.rows) === JSON.stringify(left);
    },
  },
  {
    says: 'a file is not read again once some of it is booked, which would come back and be booked twice',
    holds: ({ context, ...now }) =>
      now.value !== 'recognising' || (!context.hasBooked && context.result === null),
  },
  {
    says: 'what a person added stays when the file is read again',
    holds: (now, cause) => {
      if (cause === null || !cause.before.matches('recognising') || !now.matches('reviewing')) return true;
      const kept = new Set(now.context.rows);
      return cause.before.context.rows.every((row) => !isTyped(row) || kept.has(row));
    },
  },
  {
    says: 'what was booked is said',
    holds: (now) => !isBooked(now) || now.context.result !== null,
  },
  {
    says: 'an entry is done only when nothing is left of it',
    holds: (now) => !now.hasTag('settled') || now.context.rows.length === 0,
  },
  {
    says: 'what was given up is gone',
    holds: (now) => !now.matches('discarded') || now.context.source === null,
  },
  {
    says: 'a refusal explains itself',
    holds: (now) => !(now.matches('refused') || now.matches('unread')) || now.context.problem !== null,
  },
  {
    says: 'rows go only where they were deleted, booked, given up, or read again',
    holds: (now, cause) => {
      if (cause === null) return true;
      const before = cause.before.context.rows.length;
      if (now.context.rows.length >= before) return true;
      const ways = ['rows.delete', 'rows.undo', 'entry.book', 'entry.confirm', 'entry.discard'];
      return ways.includes(cause.event.type) || isSent(cause.before) || cause.before.matches('recognising');
    },
  },
];

function isSent(now: Snapshot): boolean {
  return now.matches('confirming') || now.matches('unreachable');
}

function isBooked(now: Snapshot): boolean {
  return now.matches('done') || now.matches('partlyDone');
}

function contentOf({ context: { call, rows } }: Snapshot): string {
  return JSON.stringify([call, rows]);
}
