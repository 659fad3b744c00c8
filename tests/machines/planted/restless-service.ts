import { fromPromise, setup } from 'xstate';
import { notProvided } from '../../../machines/kit/not-provided.ts';
import { plant } from './plant.ts';

const machine = setup({
  types: { events: {} as { type: 'receipt.print' } | { type: 'printReceipt.interrupted' } },
  actors: { printReceipt: fromPromise<null>(notProvided) },
}).createMachine({
  id: 'printer',
  initial: 'resting',
  states: {
    resting: { on: { 'receipt.print': 'printing' } },
    printing: {
      invoke: {
        id: 'printReceipt',
        src: 'printReceipt',
        onDone: 'resting',
        onError: { target: 'printing', reenter: true },
      },
      on: { 'printReceipt.interrupted': 'resting' },
    },
  },
});

/** Whatever is printed only once is printed again by itself when it fails. */
export const restlessService = plant(
  machine,
  { events: [{ type: 'receipt.print' }], answers: { printReceipt: [null] } },
  { printReceipt: 'once' },
);
