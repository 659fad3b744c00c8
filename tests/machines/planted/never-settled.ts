import { setup } from 'xstate';
import { plant } from './plant.ts';

const machine = setup({
  types: { events: {} as { type: 'parcel.send' } },
}).createMachine({
  id: 'parcel',
  initial: 'packed',
  states: { packed: { on: { 'parcel.send': 'sent' } }, sent: { tags: ['busy'] } },
});

/** Its stream would be kept for ever, although it says that it settles. */
export const neverSettled = plant(machine, { events: [{ type: 'parcel.send' }] }, {}, { settles: true });
