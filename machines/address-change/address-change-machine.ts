import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { Address } from '../../domain/contract.ts';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import type { DeliveryTag } from '../../domain/service.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';
import type { DeliveryEvent, Stamp } from '../kit/workflow.ts';
import { write } from '../kit/write.ts';

export interface AddressChangeInput {
  readonly addressId: string;
}

export interface ChangeAddressInput extends AddressChangeInput {
  readonly key: string;
}

/** The address as the person saw it, to be called by its name while the change waits. */
export type SeenAddress = Pick<Address, 'alias'>;

export interface AddressChangeContext extends AddressChangeInput {
  readonly seen: SeenAddress;
  readonly intent: 'delete' | 'default';
  /** Key of the write under way. */
  readonly key: string;
  readonly problem: Problem | null;
}

export type AddressChangeEvent =
  | (Stamp &
      (
        | { readonly type: 'address.remove' | 'address.makeDefault'; readonly address: SeenAddress }
        | { readonly type: 'change.retry' | 'change.leave' }
      ))
  | DeliveryEvent;

export type AddressChangeEmitted =
  | { readonly type: 'addresses.changed' }
  | { readonly type: 'address.failed'; readonly intent: 'delete' | 'default' };

type ChangeOutcome = Outcome<unknown>;

export const addressChangeMachine = setup({
  types: {
    context: {} as AddressChangeContext,
    input: {} as AddressChangeInput,
    events: {} as AddressChangeEvent,
    emitted: {} as AddressChangeEmitted,
    tags: {} as 'busy' | 'settled' | DeliveryTag,
  },
  actors: {
    deleteAddress: fromPromise<ChangeOutcome, ChangeAddressInput>(notProvided),
    updateAddress: fromPromise<ChangeOutcome, ChangeAddressInput>(notProvided),
  },
  guards: {
    // Somebody else removed it before.
    isGone: (_, outcome: ChangeOutcome) => outcome.ok || outcome.problem.reason === 'not_found',
    isAccepted: (_, outcome: ChangeOutcome) => outcome.ok,
    isRemoving: ({ context }) => context.intent === 'delete',
  },
  actions: {
    begin: assign(({ event }) => {
      assertEvent(event, ['address.remove', 'address.makeDefault']);
      const { alias } = event.address;
      const intent: AddressChangeContext['intent'] = event.type === 'address.remove' ? 'delete' : 'default';
      return { seen: { alias }, intent, key: event.key ?? '', problem: null };
    }),
    takeProblem: assign((_, outcome: ChangeOutcome) => (outcome.ok ? {} : { problem: outcome.problem })),
    forgetProblem: assign({ problem: null }),
    emitChanged: emit({ type: 'addresses.changed' }),
    emitFailed: emit(({ context: { intent } }) => ({ type: 'address.failed', intent })),
  },
}).createMachine({
  id: 'address-change',
  description: 'An address is deleted, or made the default one of its group.',
  context: ({ input }) => ({
    ...input,
    seen: { alias: '' },
    intent: 'default',
    key: '',
    problem: null,
  }),
  initial: 'resting',
  states: {
    resting: {
      tags: ['settled'],
      on: {
        'address.remove': { target: 'deleting', actions: 'begin' },
        'address.makeDefault': { target: 'makingDefault', actions: 'begin' },
      },
    },
    deleting: write({
      service: 'deleteAddress',
      input: ({ context: { addressId, key } }: { readonly context: AddressChangeContext }) => ({
        addressId,
        key,
      }),
      onDone: [
        { target: 'deleted', guard: 'isGone', actions: ['emitChanged'] },
        { target: 'refused', actions: ['takeProblem'] },
      ],
    }),
    makingDefault: write({
      service: 'updateAddress',
      input: ({ context: { addressId, key } }: { readonly context: AddressChangeContext }) => ({
        addressId,
        key,
      }),
      onDone: [
        { target: 'resting', guard: 'isAccepted', actions: ['emitChanged'] },
        { target: 'refused', actions: ['takeProblem'] },
      ],
    }),
    deleted: { tags: ['settled'] },
    refused: {
      entry: 'emitFailed',
      on: { 'change.leave': { target: 'resting', actions: 'forgetProblem' } },
    },
    unreachable: {
      entry: 'emitFailed',
      tags: ['delivery:unreachable'],
      on: {
        'change.retry': [{ target: 'deleting', guard: 'isRemoving' }, { target: 'makingDefault' }],
        'change.leave': 'resting',
      },
    },
  },
});

export const addressChangeWorkflow = defineWorkflow({
  name: 'address-change',
  machine: addressChangeMachine,
  services: { deleteAddress: 'write', updateAddress: 'write' },
  journalled: true,
  settles: true,
});
