import type { Invariant } from '../kit/invariant.ts';
import type { productCoverMachine } from './product-cover-machine.ts';

export const productCoverInvariants: readonly Invariant<typeof productCoverMachine>[] = [
  {
    says: 'a cover is set only when the server has its picture',
    holds: (now) => !now.matches('setting') || now.context.cover !== '',
  },
  {
    says: 'what is uploaded is a photo of this device',
    holds: (now) => !now.matches('uploading') || now.context.photo !== null,
  },
  {
    says: 'a refusal explains itself',
    holds: (now) => !now.matches('refused') || now.context.problem !== null,
  },
  {
    says: 'a change that may have left is not altered before its answer',
    holds: (now, cause) =>
      cause === null ||
      !(cause.before.matches('setting') && now.matches('setting')) ||
      (now.context.cover === cause.before.context.cover && now.context.key === cause.before.context.key),
  },
  {
    says: 'nothing is kept once the product has its cover',
    holds: (now) => !now.matches('resting') || (now.context.photo === null && now.context.cover === ''),
  },
];
