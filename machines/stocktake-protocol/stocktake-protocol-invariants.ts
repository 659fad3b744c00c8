import type { Invariant } from '../kit/invariant.ts';
import type { stocktakeProtocolMachine } from './stocktake-protocol-machine.ts';

export const stocktakeProtocolInvariants: readonly Invariant<typeof stocktakeProtocolMachine>[] = [
  {
    says: 'only a stocktake that was read is shown',
    holds: (now) => now.value !== 'shown' || now.context.protocol !== null,
  },
];
