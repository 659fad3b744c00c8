import type { Invariant } from '../kit/invariant.ts';
import type { productMatrixMachine } from './product-matrix-machine.ts';

export const productMatrixInvariants: readonly Invariant<typeof productMatrixMachine>[] = [
  {
    says: 'a cell holds whole pieces, none at least',
    holds: ({ context }) =>
      Object.values(context.typed).every((quantity) => Number.isInteger(quantity) && quantity >= 0),
  },
  {
    says: 'something goes into the cart exactly while it is filled',
    holds: (now) => now.context.lines.length > 0 === now.matches('filling'),
  },
  {
    says: 'what is typed stays until the cart holds it, or the person discards it',
    holds: (now, cause) =>
      cause === null ||
      ['xstate.done.actor.fillCart', 'cells.discard'].includes(cause.event.type) ||
      Object.keys(cause.before.context.typed).every((id) => id in now.context.typed),
  },
  {
    says: 'the work is settled exactly while nothing is typed and nothing goes into the cart',
    holds: (now) =>
      now.hasTag('settled') ===
      (Object.keys(now.context.typed).length === 0 && now.context.lines.length === 0),
  },
];
