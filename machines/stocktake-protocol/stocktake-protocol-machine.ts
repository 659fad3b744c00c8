import { assign, fromPromise, setup } from 'xstate';
import type { StocktakeDetail } from '../../domain/contract.ts';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import { loadedRecord } from '../kit/loaded-record.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';

export interface StocktakeProtocolInput {
  readonly stocktakeId: string;
}

export interface StocktakeProtocolContext extends StocktakeProtocolInput {
  /** With all of its records. */
  readonly protocol: StocktakeDetail | null;
  readonly problem: Problem | null;
  /** Whether reading it again failed, so that the last known version is shown. */
  readonly isStale: boolean;
}

export interface StocktakeProtocolEvent {
  readonly type: 'protocol.open';
}

const record = loadedRecord({
  service: 'stocktakeDetail',
  input: ({ context: { stocktakeId } }: { readonly context: StocktakeProtocolContext }) => ({ stocktakeId }),
  open: 'protocol.open',
  take: 'takeProtocol',
  forget: 'forgetProtocol',
});

export const stocktakeProtocolMachine = setup({
  types: {
    context: {} as StocktakeProtocolContext,
    input: {} as StocktakeProtocolInput,
    events: {} as StocktakeProtocolEvent,
  },
  actors: { stocktakeDetail: fromPromise<Outcome<StocktakeDetail>, StocktakeProtocolInput>(notProvided) },
  guards: {
    isAccepted: (_, outcome: Outcome<StocktakeDetail>) => outcome.ok,
    isKnown: ({ context }) => context.protocol !== null,
  },
  actions: {
    takeProtocol: assign((_, outcome: Outcome<StocktakeDetail>) =>
      outcome.ok ? { protocol: outcome.value, problem: null, isStale: false } : {},
    ),
    forgetProtocol: assign({ protocol: null, isStale: false }),
    takeProblem: assign((_, outcome: Outcome<StocktakeDetail>) =>
      outcome.ok ? {} : { problem: outcome.problem },
    ),
    markStale: assign({ isStale: true }),
  },
}).createMachine({
  id: 'stocktake-protocol',
  description: 'What a stocktake recorded, all of it, to be read and printed.',
  context: ({ input }) => ({ ...input, protocol: null, problem: null, isStale: false }),
  initial: 'loading',
  states: { ...record, shown: { on: { 'protocol.open': 'loading' } } },
});

/** Not journalled: it only reads. */
export const stocktakeProtocolWorkflow = defineWorkflow({
  name: 'stocktake-protocol',
  machine: stocktakeProtocolMachine,
  services: { stocktakeDetail: 'read' },
  journalled: false,
});
