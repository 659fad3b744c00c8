import type { SnapshotFrom } from 'xstate';
import { parseBaht } from '../../domain/money.ts';
import { hasRole } from '../../domain/roles.ts';
import { readPaymentStatus } from '../../domain/statuses.ts';
import type { Invariant } from '../kit/invariant.ts';
import type { paymentConfirmationMachine } from './payment-confirmation-machine.ts';

type Snapshot = SnapshotFrom<typeof paymentConfirmationMachine>;

export const paymentConfirmationInvariants: readonly Invariant<typeof paymentConfirmationMachine>[] = [
  {
    says: 'a receipt is confirmed only at the word of somebody who may, where the shop confirms receipts',
    holds: (now, cause) =>
      cause === null ||
      !isUnderWay(now) ||
      isUnderWay(cause.before) ||
      (cause.event.type === 'receipt.confirm' &&
        now.context.confirmsReceipts &&
        hasRole(now.context.roles, ['admin', 'owner', 'manager', 'finance'])),
  },
  {
    says: 'only a paid payment is confirmed, with a readable amount and all photos sent',
    holds: (now) =>
      !now.matches({ payment: 'confirming' }) ||
      (statusOf(now) === 'paid' &&
        parseBaht(now.context.amount) !== null &&
        now.context.photos.every(({ status }) => status === 'sent')),
  },
  {
    says: 'one submission at a time: what is being confirmed stays as it was sent',
    holds: (now, cause) =>
      cause === null ||
      !now.matches({ payment: 'confirming' }) ||
      !(
        cause.before.matches({ payment: 'confirming' }) || cause.before.matches({ payment: 'unreachable' })
      ) ||
      contentOf(now) === contentOf(cause.before),
  },
  {
    says: 'a payment whose receipt is decided is neither edited nor confirmed, and not said to have failed',
    holds: (now) =>
      !isDecided(now) || now.matches({ payment: 'shown' }) || now.matches({ payment: 'loading' }),
  },
  {
    says: 'it is closed exactly while the receipt is decided',
    holds: (now) =>
      !now.matches({ payment: 'shown' }) || now.matches({ payment: { shown: 'closed' } }) === isDecided(now),
  },
  {
    says: 'what could not be sent and may have left is sent again as it is, or not at all',
    holds: (now, cause) =>
      cause?.before.matches({ payment: 'unreachable' }) !== true ||
      now.matches({ payment: 'unreachable' }) ||
      now.matches({ payment: 'confirming' }),
  },
  {
    says: 'a refusal explains itself',
    holds: (now) =>
      !(now.matches({ payment: 'refused' }) || now.matches({ payment: 'alreadyConfirmed' })) ||
      now.context.problem !== null,
  },
];

function isUnderWay(snapshot: Snapshot): boolean {
  return (
    snapshot.matches({ payment: 'awaitingPhotos' }) ||
    snapshot.matches({ payment: 'confirming' }) ||
    snapshot.matches({ payment: 'unreachable' })
  );
}

function statusOf({ context: { payment } }: Snapshot): string | null {
  return payment === null ? null : readPaymentStatus(payment.status);
}

function isDecided(snapshot: Snapshot): boolean {
  return ['completed', 'rejected'].includes(statusOf(snapshot) ?? '');
}

function contentOf({ context: { key, payment, photos, amount } }: Snapshot): string {
  return JSON.stringify([key, payment, photos, amount]);
}
