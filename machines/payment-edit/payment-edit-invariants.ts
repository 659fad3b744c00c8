import type { SnapshotFrom } from 'xstate';
import { maxProofPhotos } from '../../domain/limits.ts';
import { isStored } from '../../domain/payments/payment-edit.ts';
import { missingInMix } from '../../domain/payments/payment-edit-form.ts';
import type { Invariant } from '../kit/invariant.ts';
import { faultsIn, isTouched, paymentFields } from './held-payment.ts';
import type { paymentEditMachine } from './payment-edit-machine.ts';

type Snapshot = SnapshotFrom<typeof paymentEditMachine>;

export const paymentEditInvariants: readonly Invariant<typeof paymentEditMachine>[] = [
  {
    says: 'nothing is sent that has to be corrected, and nothing that was not changed',
    holds: (now) =>
      !now.matches({ edit: 'saving' }) || (faultsIn(now.context).length === 0 && isTouched(now.context)),
  },
  {
    says: 'the parts of a mix that is sent make its amount',
    holds: (now) => !now.matches({ edit: 'saving' }) || missingInMix(now.context.form) === 0,
  },
  {
    says: 'nothing is sent before the server has all photos, and no more than five',
    holds: (now) =>
      !now.matches({ edit: 'saving' }) ||
      (now.context.photos.length <= maxProofPhotos &&
        now.context.photos.every(({ status }) => status === 'sent')),
  },
  {
    says: 'what is being sent, and what may have left, stays as it was sent',
    holds: (now, cause) =>
      cause === null ||
      !now.matches({ edit: 'saving' }) ||
      !(cause.before.matches({ edit: 'saving' }) || cause.before.matches({ edit: 'unreachable' })) ||
      contentOf(now) === contentOf(cause.before),
  },
  {
    says: 'a photo of the payment is never uploaded again by itself',
    holds: (now, cause) =>
      cause?.event.type === 'photo.retry' ||
      now.context.photos.every((photo) => !isStored(photo) || photo.status !== 'kept'),
  },
  {
    says: 'what two people changed is sent only when each field has its answer, on the version that it was settled against',
    holds: (now, cause) =>
      cause?.before.matches({ edit: 'conflict' }) !== true ||
      !now.matches({ edit: 'saving' }) ||
      (paymentFields.isDecided(cause.before.context) &&
        now.context.seen?.version === cause.before.context.theirs?.version),
  },
  {
    says: 'there are two versions to choose from wherever a conflict is asked',
    holds: (now) => !now.matches({ edit: 'conflict' }) || now.context.theirs !== null,
  },
  {
    says: 'it says who decided the payment exactly where that ended the correction',
    holds: (now) => now.matches({ edit: 'overtaken' }) === (now.context.decision !== null),
  },
  {
    says: 'changes are left only when they were given up, settled or overtaken',
    holds: (now, cause) =>
      cause === null ||
      !now.matches({ edit: 'closed' }) ||
      cause.before.matches({ edit: 'closed' }) ||
      !isTouched(cause.before.context) ||
      ['edit.discard', 'conflict.settle', 'edit.acknowledge'].includes(cause.event.type),
  },
  {
    says: 'at rest nothing is typed',
    holds: (now) =>
      !(now.matches({ edit: 'closed' }) || now.matches({ edit: 'saved' })) || !isTouched(now.context),
  },
  {
    says: 'a refusal explains itself',
    holds: (now) => !now.matches({ edit: { editing: 'refused' } }) || now.context.problem !== null,
  },
];

function contentOf({ context: { key, seen, form, photos } }: Snapshot): string {
  return JSON.stringify([key, seen, form, photos]);
}
