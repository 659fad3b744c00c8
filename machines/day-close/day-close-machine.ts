import { assign, fromPromise, setup } from 'xstate';
import type { DayClose } from '../../domain/contract.ts';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import { loadedRecord } from '../kit/loaded-record.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';

export interface DayCloseInput {
  /** `YYYY-MM-DD` in Bangkok. */
  readonly day: string;
}

export interface DayCloseContext extends DayCloseInput {
  readonly close: DayClose | null;
  readonly problem: Problem | null;
  /** Whether reading it again failed, so that the last known version is shown. */
  readonly isStale: boolean;
}

export interface DayCloseEvent {
  readonly type: 'day.open';
}

const record = loadedRecord({
  service: 'dayClose',
  input: ({ context: { day } }: { readonly context: DayCloseContext }) => ({ day }),
  open: 'day.open',
  take: 'takeClose',
  forget: 'forgetClose',
});

export const dayCloseMachine = setup({
  types: {
    context: {} as DayCloseContext,
    input: {} as DayCloseInput,
    events: {} as DayCloseEvent,
  },
  actors: { dayClose: fromPromise<Outcome<DayClose>, DayCloseInput>(notProvided) },
  guards: {
    isAccepted: (_, outcome: Outcome<DayClose>) => outcome.ok,
    isKnown: ({ context }) => context.close !== null,
  },
  actions: {
    takeClose: assign((_, outcome: Outcome<DayClose>) =>
      outcome.ok ? { close: outcome.value, problem: null, isStale: false } : {},
    ),
    forgetClose: assign({ close: null, isStale: false }),
    takeProblem: assign((_, outcome: Outcome<DayClose>) => (outcome.ok ? {} : { problem: outcome.problem })),
    markStale: assign({ isStale: true }),
  },
}).createMachine({
  id: 'day-close',
  description: 'What was received, rejected and left waiting on a day, to be read, printed and put away.',
  context: ({ input }) => ({ ...input, close: null, problem: null, isStale: false }),
  initial: 'loading',
  states: { ...record, shown: { on: { 'day.open': 'loading' } } },
});

/** Not journalled: it only reads. */
export const dayCloseWorkflow = defineWorkflow({
  name: 'day-close',
  machine: dayCloseMachine,
  services: { dayClose: 'read' },
  journalled: false,
});
