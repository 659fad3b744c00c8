import { assign, fromPromise, setup } from 'xstate';
import type { Stamp } from '../../../machines/kit/workflow.ts';
import { notProvided } from '../../../machines/kit/not-provided.ts';
import { plant } from './plant.ts';

type Event = Stamp & ({ type: 'order.submit' } | { type: 'order.retry' });

const parts = setup({
  types: { context: {} as { readonly key: string }, events: {} as Event },
  actors: { submitOrder: fromPromise<null, { readonly key: string }>(notProvided) },
  actions: { keepKey: assign({ key: ({ event }) => event.key ?? '' }) },
});

const invoke = {
  id: 'submitOrder',
  src: 'submitOrder',
  input: ({ context }: { context: { readonly key: string } }) => ({ key: context.key }),
  onDone: 'submitted',
  onError: 'unreachable',
} as const;

const impatient = parts.createMachine({
  id: 'impatient-desk',
  context: { key: '' },
  initial: 'editing',
  states: {
    editing: { on: { 'order.submit': { target: 'submitting', actions: 'keepKey' } } },
    submitting: {
      invoke,
      on: { 'order.submit': { target: 'submitting', reenter: true, actions: 'keepKey' } },
    },
    submitted: { tags: ['settled'] },
    unreachable: { on: { 'order.retry': 'submitting' } },
  },
});

const forgetful = parts.createMachine({
  id: 'forgetful-desk',
  context: { key: '' },
  initial: 'editing',
  states: {
    editing: { on: { 'order.submit': { target: 'submitting', actions: 'keepKey' } } },
    submitting: { invoke },
    submitted: { tags: ['settled'] },
    unreachable: { on: { 'order.retry': { target: 'submitting', actions: 'keepKey' } } },
  },
});

let orders = 0;

const inventive = parts.createMachine({
  id: 'inventive-desk',
  context: { key: '' },
  initial: 'editing',
  states: {
    editing: { on: { 'order.submit': 'submitting' } },
    submitting: { invoke: { ...invoke, input: () => ({ key: `order-${(orders += 1)}` }) } },
    submitted: { tags: ['settled'] },
    unreachable: { on: { 'order.retry': 'submitting' } },
  },
});

const samples = {
  events: [{ type: 'order.submit' as const }, { type: 'order.retry' as const }],
  answers: { submitOrder: [null] },
};

/** A second tap submits a second time. */
export const secondTap = plant(impatient, samples, { submitOrder: 'write' });

/** Trying again makes a new key of an old intent. */
export const newKeyOnRetry = plant(forgetful, samples, { submitOrder: 'write' });

/** The key is born with the request and not with the intent: after a kill there is another. */
export const keyOfRequest = plant(inventive, samples, { submitOrder: 'write' });
