import { setup } from 'xstate';
import { plant } from './plant.ts';

const machine = setup({
  types: { events: {} as { type: 'order.submit' } | { type: 'order.refuse' } | { type: 'basket.shake' } },
}).createMachine({
  id: 'counter',
  type: 'parallel',
  states: {
    order: {
      initial: 'editing',
      states: {
        editing: { on: { 'order.submit': 'submitted' } },
        submitted: { on: { 'order.refuse': 'refused' } },
        refused: {},
      },
    },
    basket: {
      initial: 'still',
      states: {
        still: { on: { 'basket.shake': 'shaking' } },
        shaking: { on: { 'basket.shake': 'still' } },
      },
    },
  },
});

/** Whoever is `refused` stays so, while something beside it goes on moving. */
export const deadEnd = plant(machine, {
  events: [{ type: 'order.submit' }, { type: 'order.refuse' }, { type: 'basket.shake' }],
});
