import type { Invariant } from '../kit/invariant.ts';
import type { sharedOrderMachine } from './shared-order-machine.ts';

export const sharedOrderInvariants: readonly Invariant<typeof sharedOrderMachine>[] = [
  {
    says: 'an order is shown once it is known, and no longer when it is gone',
    holds: (now) =>
      now.matches('shown')
        ? now.context.order !== null
        : !now.matches('missing') || now.context.order === null,
  },
];
