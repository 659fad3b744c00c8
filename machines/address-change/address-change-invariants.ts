import type { Invariant } from '../kit/invariant.ts';
import type { addressChangeMachine } from './address-change-machine.ts';

export const addressChangeInvariants: readonly Invariant<typeof addressChangeMachine>[] = [
  {
    says: 'what was refused explains itself, and nothing else does',
    holds: (now) => now.matches('refused') === (now.context.problem !== null),
  },
  {
    says: 'each write is the one that was asked for',
    holds: (now) =>
      (!now.matches('deleting') || now.context.intent === 'delete') &&
      (!now.matches('makingDefault') || now.context.intent === 'default'),
  },
];
