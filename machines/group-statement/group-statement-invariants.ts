import type { Invariant } from '../kit/invariant.ts';
import type { groupStatementMachine } from './group-statement-machine.ts';

export const groupStatementInvariants: readonly Invariant<typeof groupStatementMachine>[] = [
  {
    says: 'only a statement that was read is shown',
    holds: (now) => now.value !== 'shown' || now.context.statement !== null,
  },
];
