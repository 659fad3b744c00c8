import { setup } from 'xstate';
import { plant } from './plant.ts';

const machine = setup({
  types: { events: {} as { type: 'stall.open' } | { type: 'stall.close' } },
}).createMachine({
  id: 'stall',
  initial: 'closed',
  states: {
    closed: { on: { 'stall.open': 'open' } },
    open: { on: { 'stall.close': 'closed' } },
    flooded: { on: { 'stall.open': 'open' } },
  },
});

/** Nothing leads to `flooded`. */
export const unreachableState = plant(machine, { events: [{ type: 'stall.open' }, { type: 'stall.close' }] });
