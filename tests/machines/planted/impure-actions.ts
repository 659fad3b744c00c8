import { assign, setup } from 'xstate';
import { plant } from './plant.ts';

const types = { context: {} as { readonly at: number }, events: {} as { type: 'till.ring' } };

const byClock = setup({ types }).createMachine({
  id: 'till-with-a-clock',
  context: { at: 0 },
  initial: 'open',
  states: { open: { on: { 'till.ring': { actions: assign({ at: () => Date.now() }) } } } },
});

let rings = 0;

const byCount = setup({ types }).createMachine({
  id: 'till-with-a-memory',
  context: { at: 0 },
  initial: 'open',
  states: { open: { on: { 'till.ring': { actions: assign({ at: () => (rings += 1) }) } } } },
});

const samples = { events: [{ type: 'till.ring' as const }] };

/** The time is read when the event is processed, also in a fold, and not when it happened. */
export const clockInAction = plant(byClock, samples);

/** An action remembers beside its context. */
export const memoryInAction = plant(byCount, samples);
