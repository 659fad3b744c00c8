import type { Invariant } from '../kit/invariant.ts';
import type { orderRepeatMachine } from './order-repeat-machine.ts';

export const orderRepeatInvariants: readonly Invariant<typeof orderRepeatMachine>[] = [
  {
    says: 'what is offered tells of each line that was ordered',
    holds: (now) => !now.matches('offered') || now.context.offer.length === now.context.lines.length,
  },
  {
    says: 'no more is offered than was ordered, and fewer pieces never without a reason',
    holds: ({ context }) =>
      context.offer.every(
        ({ line, quantity, because }) =>
          quantity <= line.quantity && (quantity === line.quantity) === (because === null),
      ),
  },
];
