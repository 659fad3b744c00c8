import type { SnapshotFrom } from 'xstate';
import { maxProductPhotos } from '../../domain/limits.ts';
import type { Invariant } from '../kit/invariant.ts';
import { faultsOf, isBegunDraft } from './product-form-machine.ts';
import type { productFormMachine } from './product-form-machine.ts';

type Snapshot = SnapshotFrom<typeof productFormMachine>;

export const productFormInvariants: readonly Invariant<typeof productFormMachine>[] = [
  {
    says: 'nothing is sent that has to be corrected',
    holds: (now) => !isSent(now) || faultsOf(now.context).length === 0,
  },
  {
    says: 'no product is added without a picture, and none before the server has them all',
    holds: (now) =>
      !now.matches({ form: 'adding' }) ||
      (now.context.photos.length > 0 && now.context.photos.every(({ status }) => status === 'sent')),
  },
  {
    says: 'what is being sent stays as it was sent',
    holds: (now, cause) =>
      cause === null || !isSent(now) || !isSent(cause.before) || contentOf(now) === contentOf(cause.before),
  },
  {
    says: 'a draft is closed only when nothing was typed, or when it was given up',
    holds: (now, cause) =>
      cause === null ||
      !now.matches({ form: 'closed' }) ||
      cause.before.matches({ form: 'closed' }) ||
      !isBegunDraft(cause.before.context) ||
      cause.event.type === 'form.discard',
  },
  {
    says: 'what was given up is gone',
    holds: (now) => !now.matches({ form: 'closed' }) || !isBegunDraft(now.context),
  },
  {
    says: 'each picture once, and nine at most',
    holds: ({ context: { photos } }) =>
      photos.length <= maxProductPhotos && new Set(photos.map(({ sha256 }) => sha256)).size === photos.length,
  },
  {
    says: 'a refusal explains itself',
    holds: (now) => !now.matches({ form: { editing: 'refused' } }) || now.context.problem !== null,
  },
];

/** Whether the product is on its way, perhaps waiting for its pictures. */
function isSent(now: Snapshot): boolean {
  return now.matches({ form: 'awaitingPhotos' }) || now.matches({ form: 'adding' });
}

function contentOf({ context: { key, form, photos } }: Snapshot): string {
  return JSON.stringify([key, form, photos.map(({ blobId }) => blobId)]);
}
