import { assign, fromPromise, setup } from 'xstate';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import type { StockOfDay } from '../../domain/stock/stock-line.ts';
import { loadedRecord } from '../kit/loaded-record.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';

export interface StockLineInput {
  readonly skuId: string;
}

export interface StockLineContext extends StockLineInput {
  /** The last days, the oldest first; none of a product that never had a stock. */
  readonly days: readonly StockOfDay[] | null;
  readonly problem: Problem | null;
  /** Whether reading it again failed, so that the last known line is shown. */
  readonly isStale: boolean;
}

export interface StockLineEvent {
  readonly type: 'line.open';
}

type LineOutcome = Outcome<readonly StockOfDay[]>;

const line = loadedRecord({
  service: 'stockByDay',
  input: ({ context: { skuId } }: { readonly context: StockLineContext }) => ({ skuId }),
  open: 'line.open',
  take: 'takeDays',
  forget: 'forgetDays',
});

export const stockLineMachine = setup({
  types: {
    context: {} as StockLineContext,
    input: {} as StockLineInput,
    events: {} as StockLineEvent,
  },
  actors: { stockByDay: fromPromise<LineOutcome, StockLineInput>(notProvided) },
  guards: {
    isAccepted: (_, outcome: LineOutcome) => outcome.ok,
    isKnown: ({ context }) => context.days !== null,
  },
  actions: {
    takeDays: assign((_, outcome: LineOutcome) =>
      outcome.ok ? { days: outcome.value, problem: null, isStale: false } : {},
    ),
    forgetDays: assign({ days: null, isStale: false }),
    takeProblem: assign((_, outcome: LineOutcome) => (outcome.ok ? {} : { problem: outcome.problem })),
    markStale: assign({ isStale: true }),
  },
}).createMachine({
  id: 'stock-line',
  description: 'What was on hand of one product at the end of each of the last 90 days.',
  context: ({ input }) => ({ ...input, days: null, problem: null, isStale: false }),
  initial: 'loading',
  states: { ...line, shown: { on: { 'line.open': 'loading' } } },
});

/** Not journalled: it only reads. */
export const stockLineWorkflow = defineWorkflow({
  name: 'stock-line',
  machine: stockLineMachine,
  services: { stockByDay: 'read' },
  journalled: false,
});
