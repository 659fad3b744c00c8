import type { Invariant } from '../kit/invariant.ts';
import type { hintRemovalMachine } from './hint-removal-machine.ts';

export const hintRemovalInvariants: readonly Invariant<typeof hintRemovalMachine>[] = [
  {
    says: 'what was refused explains itself, and nothing else does',
    holds: (now) => now.matches('refused') === (now.context.problem !== null),
  },
];
