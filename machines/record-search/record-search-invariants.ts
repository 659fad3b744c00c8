import type { Invariant } from '../kit/invariant.ts';
import type { recordSearchMachine } from './record-search-machine.ts';

export const recordSearchInvariants: readonly Invariant<typeof recordSearchMachine>[] = [
  {
    says: 'records are shown only where some were found',
    holds: (now) => now.matches('found') === now.context.records.length > 0,
  },
  {
    says: 'what was refused explains itself',
    holds: (now) => !now.matches('refused') || now.context.problem !== null,
  },
  {
    says: 'only what may be a number is asked for',
    holds: (now) => !now.matches('finding') || /\d/.test(now.context.number),
  },
];
