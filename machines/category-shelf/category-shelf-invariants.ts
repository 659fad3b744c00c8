import type { Invariant } from '../kit/invariant.ts';
import type { categoryShelfMachine } from './category-shelf-machine.ts';

export const categoryShelfInvariants: readonly Invariant<typeof categoryShelfMachine>[] = [
  {
    says: 'only products that were read are shown',
    holds: (now) => now.value !== 'shown' || now.context.page !== null,
  },
];
