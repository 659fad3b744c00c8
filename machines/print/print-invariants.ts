import type { Invariant } from '../kit/invariant.ts';
import type { printMachine } from './print-machine.ts';

export const printInvariants: readonly Invariant<typeof printMachine>[] = [
  {
    says: 'the print dialog opens only when somebody asks for it',
    holds: (now, cause) =>
      now.value !== 'printing' || cause?.before.value === 'printing' || cause?.event.type === 'print.start',
  },
  {
    says: 'what was printed is counted, and what was not is not',
    holds: (now, cause) =>
      cause === null ||
      now.context.times ===
        cause.before.context.times + (cause.before.value === 'printing' && now.value === 'printed' ? 1 : 0),
  },
];
