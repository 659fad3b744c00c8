import type { Invariant } from '../kit/invariant.ts';
import type { orderPrintMachine } from './order-print-machine.ts';

export const orderPrintInvariants: readonly Invariant<typeof orderPrintMachine>[] = [
  {
    says: 'pages are shown exactly where there are orders to print',
    holds: (now) => now.matches('shown') === now.context.orders.length > 0,
  },
  { says: 'a refusal says why', holds: (now) => !now.matches('refused') || now.context.problem !== null },
];
