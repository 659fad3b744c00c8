import { assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../../../machines/kit/not-provided.ts';
import { plant } from './plant.ts';

const machine = setup({
  types: { context: {} as { tries: number }, events: {} as { type: 'stock.look' } },
  actors: { readStock: fromPromise<number>(notProvided) },
}).createMachine({
  id: 'shelf',
  context: { tries: 0 },
  initial: 'resting',
  states: {
    resting: { on: { 'stock.look': 'looking' } },
    looking: {
      invoke: {
        id: 'readStock',
        src: 'readStock',
        onDone: 'resting',
        onError: { actions: assign({ tries: ({ context }) => context.tries + 1 }) },
      },
    },
  },
});

/** A failure is handled without a transition: the service has ended, and the chart still waits for it. */
export const stuckService = plant(
  machine,
  { events: [{ type: 'stock.look' }], answers: { readStock: [3] } },
  { readStock: 'read' },
);
