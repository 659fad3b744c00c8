import type { SnapshotFrom } from 'xstate';
import { maxStockPhotos } from '../../domain/limits.ts';
import { findStockMistake, seenStockOf } from '../../domain/stock/stock-form.ts';
import type { StockChange } from '../../domain/stock/stock-form.ts';
import { stockOperations } from '../../domain/stock/stock-operations.ts';
import { allSent } from '../../domain/photos/photos.ts';
import type { Invariant } from '../kit/invariant.ts';
import { photosOf } from './stock-dialog-context.ts';
import type { stockDialogMachine } from './stock-dialog-machine.ts';

type Snapshot = SnapshotFrom<typeof stockDialogMachine>;

export const stockDialogInvariants: readonly Invariant<typeof stockDialogMachine>[] = [
  {
    says: 'nothing is sent that has a mistake',
    holds: (now, cause) =>
      cause === null ||
      !isSent(now) ||
      isSent(cause.before) ||
      cause.before.matches({ operation: 'unreachable' }) ||
      findStockMistake(now.context.form, now.context.product) === null,
  },
  {
    says: 'the photos are at the server before the change is sent',
    holds: (now) => !now.matches({ operation: 'recording' }) || allSent(photosOf(now.context)),
  },
  {
    says: 'what is on its way stays as it was sent',
    holds: (now, cause) =>
      cause === null ||
      !isSent(now) ||
      !(
        cause.before.matches({ operation: 'recording' }) || cause.before.matches({ operation: 'unreachable' })
      ) ||
      sentOf(now) === sentOf(cause.before),
  },
  {
    says: 'a count is sent with the shelf as it was seen, and nothing else is',
    holds: ({ context: { form, sent } }) =>
      sent === null || (form.kind === 'count') === (sent.change.count !== null),
  },
  {
    says: 'counted less seen is what the ledger gets',
    holds: ({ context: { sent } }) =>
      sent === null || sent.change.count === null || isSum(sent.change, sent.change.count),
  },
  {
    says: 'the kind that is shown is the kind that is sent',
    holds: (now) =>
      kindStates.every(([kind, state]) => !now.matches(state) || now.context.form.kind === kind),
  },
  {
    says: 'a shelf that moved says what it was, and that is not what it is',
    holds: ({ context: { was, product } }) =>
      was === null || (product !== null && seenStockOf(product).onHand !== was),
  },
  {
    says: 'it says recorded exactly when the stock is another one',
    holds: (now) =>
      now.matches({ operation: 'recorded' }) === (now.context.recorded !== null) ||
      now.matches({ operation: 'closed' }),
  },
  {
    says: 'each photo once, and nine at most',
    holds: ({ context: { photos } }) =>
      photos.length <= maxStockPhotos && new Set(photos.map(({ sha256 }) => sha256)).size === photos.length,
  },
  {
    says: 'what could not be sent and may have left is sent again as it is, or not at all',
    holds: (now, cause) =>
      cause?.before.matches({ operation: 'unreachable' }) !== true ||
      now.matches({ operation: 'unreachable' }) ||
      now.matches({ operation: 'recording' }),
  },
  {
    says: 'a refusal explains itself',
    holds: (now) =>
      !(now.matches({ operation: 'refused' }) || now.matches({ operation: 'reserved' })) ||
      now.context.problem !== null,
  },
];

const kindStates = [
  ['purchase', { operation: { choosing: { increase: 'purchase' } } }],
  ['transferIn', { operation: { choosing: { increase: 'transferIn' } } }],
  ['transferOut', { operation: { choosing: { decrease: 'transferOut' } } }],
  ['damage', { operation: { choosing: { decrease: 'damage' } } }],
  ['count', { operation: { choosing: 'count' } }],
] as const;

/** Whether the change is on its way, perhaps waiting for its photos. */
function isSent(now: Snapshot): boolean {
  return now.matches({ operation: 'awaitingPhotos' }) || now.matches({ operation: 'recording' });
}

function isSum(
  { subtype, amount }: StockChange,
  { counted, seen }: NonNullable<StockChange['count']>,
): boolean {
  return counted - seen === stockOperations[subtype].direction * amount;
}

function sentOf({ context }: Snapshot): string {
  return JSON.stringify([context.sent, photosOf(context)]);
}
