import { setup } from 'xstate';
import { plant } from './plant.ts';

const machine = setup({ types: { events: {} as { type: 'door.open' } } }).createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { 'door.open': 'open' } },
    open: { on: { '*': 'closed' } },
  },
});

/** Whatever is said closes it. */
export const openEar = plant(machine, { events: [{ type: 'door.open' }] });
