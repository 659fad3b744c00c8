import type { Invariant } from '../kit/invariant.ts';
import type { Group } from '../../domain/contract.ts';
import { readCurrent } from '../../domain/outcome.ts';
import type { groupFormMachine } from './group-form-machine.ts';

export const groupFormInvariants: readonly Invariant<typeof groupFormMachine>[] = [
  {
    says: 'nothing nameless is sent',
    holds: (now) => !now.matches('saving') || now.context.name.trim() !== '',
  },
  {
    says: 'a settled conflict sends the version that it was settled against',
    holds: (now, cause) =>
      cause?.before.matches('conflict') !== true ||
      !now.matches('saving') ||
      (cause.before.context.problem !== null &&
        now.context.group?.version === (readCurrent(cause.before.context.problem) as Group | null)?.version),
  },
  {
    says: 'a refusal explains itself',
    holds: (now) =>
      (!now.matches({ editing: 'refused' }) && !now.matches('conflict')) || now.context.problem !== null,
  },
];
