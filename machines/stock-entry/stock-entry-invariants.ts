import type { SnapshotFrom } from 'xstate';
import { productOf, reviewEntry } from '../../domain/stock-entry/entry-review.ts';
import { isTyped } from '../../domain/stock-entry/entry-rows.ts';
import type { Cause, Invariant } from '../kit/invariant.ts';
import { callRows } from './importing.ts';
import type { stockEntryMachine } from './stock-entry-machine.ts';
import type { ImportOutcome } from './stock-entry-types.ts';

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
    says: 'what was booked has left the draft, and nothing else has or is another but for the product of a row that was called new',
    holds: (now, cause) => {
      if (cause === null || !isSent(cause.before) || !isBooked(now)) return true;
      const sent = callRows(cause.before.context);
      const left = cause.before.context.rows.filter((row) => !sent.includes(row));
      const expected = left.map((row, at) => {
        const { product = null, category = null } = now.context.rows[at] ?? {};
        return row.product === null ? { ...row, product, category: row.category ?? category } : row;
      });
      return JSON.stringify(now.context.rows) === JSON.stringify(expected);
    },
  },
  {
    says: 'no row is left that calls new what was just made, but for logs of versions that did not ask',
    holds: (now, cause) => {
      if (cause === null || !isSent(cause.before) || !isBooked(now)) return true;
      const made = productsMade(cause);
      return now.context.rows.every((row) => row.product !== null || !made.has(productOf(row)));
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
    says: 'a product that a person chose for a row, or none, is another only by a person',
    holds: (now, cause) => {
      if (cause === null || !('output' in cause.event)) return true;
      const chosen = cause.before.context.rows.filter(({ isChosen }) => isChosen === true);
      const after = new Map(now.context.rows.map((row) => [row.id, row]));
      return chosen.every(({ id, product }) => {
        const row = after.get(id);
        return row === undefined || row.isChosen !== true || row.product?.id === product?.id;
      });
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
      const ways = ['rows.delete', 'rows.undo', 'row.leave', 'entry.book', 'entry.confirm', 'entry.discard'];
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

/** What rows call the products that were made by the import whose answer came. */
function productsMade({ before, event }: Cause<typeof stockEntryMachine>): ReadonlySet<string> {
  const outcome = 'output' in event ? (event.output as ImportOutcome) : null;
  if (outcome?.ok !== true) return new Set();
  const { skuIds, made = [] } = outcome.value;
  const ids = new Set(made.map(({ skuId }) => skuId));
  const rows = callRows(before.context).filter((_, at) => ids.has(skuIds[at] ?? ''));
  return new Set(rows.map(productOf));
}
