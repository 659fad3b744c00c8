import { assign, fromPromise, setup } from 'xstate';
import type { Stamp } from '../../../machines/kit/workflow.ts';
import { notProvided } from '../../../machines/kit/not-provided.ts';
import { plant } from './plant.ts';

type Event = Stamp & ({ type: 'stock.count' } | { type: 'count.again' });

const parts = setup({
  types: { context: {} as { readonly key: string }, events: {} as Event },
  actors: { washStock: fromPromise<null, { readonly key: string }>(notProvided) },
  actions: { keepKey: assign({ key: ({ event }) => event.key ?? '' }) },
});

const counting = {
  invoke: {
    id: 'washStock',
    src: 'washStock',
    input: ({ context }: { context: { readonly key: string } }) => ({ key: context.key }),
    onDone: 'counted',
    onError: 'open',
  },
} as const;

const keyless = parts.createMachine({
  id: 'keyless-count',
  context: { key: '' },
  initial: 'open',
  states: { open: { on: { 'stock.count': 'counting' } }, counting, counted: { tags: ['settled'] } },
});

const stale = parts.createMachine({
  id: 'stale-count',
  context: { key: '' },
  initial: 'open',
  states: {
    open: { on: { 'stock.count': { target: 'counting', actions: 'keepKey' } } },
    counting,
    counted: { on: { 'count.again': 'counting' } },
  },
});

const answers = { washStock: [null] };

/** The key of the event is not kept: the write goes without one. */
export const keylessWrite = plant(
  keyless,
  { events: [{ type: 'stock.count' }], answers },
  { washStock: 'write' },
);

/** A second write goes under the key of the first: the server would answer it as that one. */
export const staleKey = plant(
  stale,
  { events: [{ type: 'stock.count' }, { type: 'count.again' }], answers },
  { washStock: 'write' },
);
