import type { SnapshotFrom } from 'xstate';
import { maxProofPhotos } from '../../domain/limits.ts';
import { dueOf, isOtherThanDue, typedTotal } from '../../domain/payment-form.ts';
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
    says: 'what differs from what is due is asked about before it is sent, and a payment of nothing is none',
    holds: (now, cause) =>
      cause?.event.type !== 'proof.send' ||
      !cause.before.matches({ proof: 'editing' }) ||
      !now.matches({ proof: 'awaitingPhotos' }) ||
      Math.abs((typedTotal(now.context.form) ?? 0) - dueOf(now.context.orders, now.context.chosen)) <= 1,
  },
  {
    says: 'a question is about amounts that are typed and are not those that are due',
    holds: (now) => {
      if (!now.matches({ proof: 'asking' })) return true;
      const { form, orders, chosen } = now.context;
      const paid = typedTotal(form);
      return paid !== null && isOtherThanDue(dueOf(orders, chosen), paid);
    },
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
    says: 'once paid, no edit is accepted',
    holds: (now, cause) =>
      cause === null ||
      cause.before.context.paymentOrderId === null ||
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
];

function contentOf({ context: { key, chosen, photos, form } }: Snapshot): string {
  return JSON.stringify([key, chosen, photos, form]);
}
