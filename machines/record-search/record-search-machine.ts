import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import { readRecordNumber } from '../../domain/digits.ts';
import { answered } from '../kit/answered.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';

/** An order or payment order in the results of a search. */
export interface FoundRecord {
  readonly kind: 'order' | 'payment';
  readonly id: string;
  /** The readable number, without `#` or `PAY-`. */
  readonly number: string;
  readonly status: string;
  readonly groupName: string;
  /** Baht, as in the API: the total of the order, or the amount paid. */
  readonly amount: number;
  /** ISO time of its creation. */
  readonly since: string;
}

export interface FindRecordsInput {
  /** As typed: `#` restricts it to orders, `PAY-` to payments. */
  readonly number: string;
}

export interface RecordSearchContext extends FindRecordsInput {
  readonly records: readonly FoundRecord[];
  readonly problem: Problem | null;
}

export interface RecordSearchEvent {
  readonly type: 'record.find';
  readonly number: string;
}

export const recordSearchMachine = setup({
  types: { context: {} as RecordSearchContext, events: {} as RecordSearchEvent },
  actors: { findRecords: fromPromise<Outcome<readonly FoundRecord[]>, FindRecordsInput>(notProvided) },
  guards: {
    isNumber({ event }) {
      assertEvent(event, 'record.find');
      return readRecordNumber(event.number) !== null;
    },
    hasFound: (_, outcome: Outcome<readonly FoundRecord[]>) => outcome.ok && outcome.value.length > 0,
    isAccepted: (_, outcome: Outcome<readonly FoundRecord[]>) => outcome.ok,
  },
  actions: {
    takeNumber: assign(({ event }) => {
      assertEvent(event, 'record.find');
      return { number: event.number, records: [], problem: null };
    }),
    takeOutcome: assign((_, outcome: Outcome<readonly FoundRecord[]>) =>
      outcome.ok ? { records: outcome.value, problem: null } : { records: [], problem: outcome.problem },
    ),
  },
}).createMachine({
  id: 'record-search',
  description: 'An order or a payment, looked for by its number.',
  context: { number: '', records: [], problem: null },
  initial: 'resting',
  on: {
    'record.find': [
      { target: '.finding', guard: 'isNumber', actions: 'takeNumber' },
      { target: '.mistaken', actions: 'takeNumber' },
    ],
  },
  states: {
    resting: {},
    mistaken: {},
    finding: {
      tags: ['busy'],
      invoke: {
        id: 'findRecords',
        src: 'findRecords',
        input: ({ context: { number } }) => ({ number }),
        onDone: answered(
          { target: 'found', guard: 'hasFound', actions: ['takeOutcome'] },
          { target: 'nothing', guard: 'isAccepted' },
          { target: 'refused', actions: ['takeOutcome'] },
        ),
        onError: 'unreachable',
      },
    },
    found: {},
    nothing: {},
    refused: {},
    unreachable: {},
  },
});

export const recordSearchWorkflow = defineWorkflow({
  name: 'record-search',
  machine: recordSearchMachine,
  services: { findRecords: 'read' },
  journalled: false,
});
