import type { Invariant } from '../kit/invariant.ts';
import type { barcodeAssignmentMachine } from './barcode-assignment-machine.ts';

export const barcodeAssignmentInvariants: readonly Invariant<typeof barcodeAssignmentMachine>[] = [
  {
    says: 'a product is known wherever one was chosen, and nowhere else',
    holds: (now) => now.matches('free') === (now.context.product === null),
  },
  {
    says: 'what was refused explains itself',
    holds: (now) =>
      (now.context.problem !== null) ===
      (now.matches('taken') || now.matches('conflict') || now.matches('refused')),
  },
];
