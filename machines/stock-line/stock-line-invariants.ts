import type { Invariant } from '../kit/invariant.ts';
import type { stockLineMachine } from './stock-line-machine.ts';

export const stockLineInvariants: readonly Invariant<typeof stockLineMachine>[] = [
  {
    says: 'only a line that was read is shown',
    holds: (now) => now.value !== 'shown' || now.context.days !== null,
  },
];
