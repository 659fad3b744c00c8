import { findFaults } from '../../domain/products/product-form.ts';
import type { Invariant } from '../kit/invariant.ts';
import { isDecided, isTouched } from './product-edit-machine.ts';
import type { productEditMachine } from './product-edit-machine.ts';

export const productEditInvariants: readonly Invariant<typeof productEditMachine>[] = [
  {
    says: 'nothing is sent that has to be corrected, and nothing that was not changed',
    holds: (now) =>
      !now.matches('saving') ||
      (findFaults(now.context.form, { isNew: false, photos: 0 }).length === 0 && isTouched(now.context)),
  },
  {
    says: 'what is being sent stays as it was sent',
    holds: (now, cause) =>
      cause?.before.matches('saving') !== true ||
      !now.matches('saving') ||
      JSON.stringify(now.context) === JSON.stringify(cause.before.context),
  },
  {
    says: 'what two people changed is sent only when each field has its answer',
    holds: (now, cause) =>
      cause?.before.matches('conflict') !== true || !now.matches('saving') || isDecided(cause.before.context),
  },
  {
    says: 'a settled conflict sends the version that it was settled against',
    holds: (now, cause) =>
      cause?.before.matches('conflict') !== true ||
      !now.matches('saving') ||
      now.context.seen?.version === cause.before.context.theirs?.version,
  },
  {
    says: 'there are two versions to choose from exactly where a conflict is asked',
    holds: (now) => now.matches('conflict') === (now.context.theirs !== null),
  },
  {
    says: 'changes are left only when they were given up or settled',
    holds: (now, cause) =>
      cause === null ||
      !now.matches('closed') ||
      cause.before.matches('closed') ||
      !isTouched(cause.before.context) ||
      ['edit.discard', 'conflict.settle'].includes(cause.event.type),
  },
  {
    says: 'a refusal explains itself',
    holds: (now) => !now.matches({ editing: 'refused' }) || now.context.problem !== null,
  },
];
