import type { SnapshotFrom } from 'xstate';
import { maxProofPhotos } from '../../domain/limits.ts';
import { dueOf, isOtherThanDue, refusedDebt, typedTotal } from '../../domain/payments/payment-form.ts';
import type { Invariant } from '../kit/invariant.ts';
import type { paymentProofMachine } from './payment-proof-machine.ts';

type Snapshot = SnapshotFrom<typeof paymentProofMachine>;

export const paymentProofInvariants: readonly Invariant<typeof paymentProofMachine>[] = [
  {
    says: 'no payment without an order',
    holds: (now) => !now.matches({ proof: 'submitting' }) || now.context.chosen.length > 0,
  },
  {
    says: 'no payment without a photo, and none before the server has them all',
    holds: (now) =>
      !now.matches({ proof: 'submitting' }) ||
      (now.context.photos.length > 0 && now.context.photos.every(({ status }) => status === 'sent')),
  },
  {
    says: 'the reference of a slip never changes, and is kept for as long as its photo is',
    holds: (now, cause) =>
      cause === null ||
      now.context.photos.every(({ blobId, slip }) => {
        const before = cause.before.context.photos.find((photo) => photo.blobId === blobId);
        return before === undefined || before.slip === slip;
      }),
  },
  {
    says: 'what is sent without an answer to the question is what is due, but for logs of the version that never asked',
    holds: (now, cause) =>
      cause === null ||
      !isSent(now) ||
      !cause.before.matches({ proof: 'editing' }) ||
      cause.event.type === 'proof.submit' ||
      (!isOther(now) && !isNothing(now)),
  },
  {
    says: 'the answer to the question sends while it is asked alone, and nothing else sends then',
    holds: (now, cause) =>
      cause === null ||
      !isSent(now) ||
      isSent(cause.before) ||
      cause.before.matches({ proof: 'asking' }) === (cause.event.type === 'proof.confirm'),
  },
  {
    says: 'a question is about amounts that are typed and are not those that are due, nor nothing where something is',
    holds: (now) =>
      !now.matches({ proof: 'asking' }) ||
      (typedTotal(now.context.form) !== null && isOther(now) && !isNothing(now)),
  },
  {
    says: 'one submission at a time: what is being paid stays as it was sent',
    holds: (now, cause) =>
      cause === null ||
      !now.matches({ proof: 'submitting' }) ||
      !(cause.before.matches({ proof: 'submitting' }) || cause.before.matches({ proof: 'unreachable' })) ||
      contentOf(now) === contentOf(cause.before),
  },
  {
    says: 'it says accepted exactly when the money has moved, and never failed',
    holds: (now) =>
      (now.context.paymentOrderId !== null) ===
      (now.matches({ proof: 'accepted' }) || now.matches({ proof: 'acknowledged' })),
  },
  {
    says: 'once paid, no edit is accepted; another proof begins with nothing of it',
    holds: (now, cause) =>
      cause === null ||
      cause.before.context.paymentOrderId === null ||
      (now.context.paymentOrderId === null && now.context.photos.length === 0 && now.context.key === '') ||
      contentOf(now) === contentOf(cause.before),
  },
  {
    says: 'each photo once, and five at most',
    holds: ({ context: { photos } }) =>
      photos.length <= maxProofPhotos && new Set(photos.map(({ sha256 }) => sha256)).size === photos.length,
  },
  {
    says: 'what could not be sent and may have left is sent again as it is, or not at all',
    holds: (now, cause) =>
      cause?.before.matches({ proof: 'unreachable' }) !== true ||
      now.matches({ proof: 'unreachable' }) ||
      now.matches({ proof: 'submitting' }),
  },
  {
    says: 'a refusal explains itself',
    holds: (now) => !now.matches({ proof: 'refused' }) || now.context.problem !== null,
  },
  {
    says: 'a debt for which a proof was refused is not sent again with the next',
    holds: ({ context }) => {
      const debt = context.problem === null ? undefined : refusedDebt(context, context.problem);
      return debt === undefined || !context.chosen.includes(debt.id);
    },
  },
];

/** Whether the proof is on its way, perhaps waiting for its photos. */
function isSent(now: Snapshot): boolean {
  return now.matches({ proof: 'awaitingPhotos' }) || now.matches({ proof: 'submitting' });
}

function isOther({ context: { form, orders, chosen } }: Snapshot): boolean {
  return isOtherThanDue(dueOf(orders, chosen), typedTotal(form) ?? 0);
}

function isNothing({ context: { form, orders, chosen } }: Snapshot): boolean {
  return dueOf(orders, chosen) > 0 && typedTotal(form) === 0;
}

function contentOf({ context: { key, chosen, photos, form } }: Snapshot): string {
  return JSON.stringify([key, chosen, photos, form]);
}
