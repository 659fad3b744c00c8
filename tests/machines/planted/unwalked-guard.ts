import { setup } from 'xstate';
import { plant } from './plant.ts';

const machine = setup({
  types: {
    context: {} as { lines: number },
    events: {} as { type: 'order.submit' } | { type: 'order.edit' },
  },
  guards: {
    hasLines: ({ context }) => context.lines > 0,
    isEmpty: ({ context }) => context.lines === 0,
  },
}).createMachine({
  id: 'basket',
  context: { lines: 1 },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'order.submit': [
          { target: 'asking', guard: 'isEmpty' },
          { target: 'submitted', guard: 'hasLines' },
        ],
      },
    },
    asking: { on: { 'order.edit': 'editing' } },
    submitted: { on: { 'order.edit': 'editing' } },
  },
});

/** No sample ever empties the basket: one guard only says no, the other only yes. */
export const unwalkedGuard = plant(machine, { events: [{ type: 'order.submit' }, { type: 'order.edit' }] });
