import { assign, fromPromise, setup } from 'xstate';
import type { GroupStatement } from '../../domain/contract.ts';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import type { StatementDays } from '../../domain/payments/statement-range.ts';
import { loadedRecord } from '../kit/loaded-record.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';

export interface GroupStatementInput extends StatementDays {
  readonly groupId: string;
}

export interface GroupStatementContext extends GroupStatementInput {
  /** With all of its entries. */
  readonly statement: GroupStatement | null;
  readonly problem: Problem | null;
  /** Whether reading it again failed, so that the last known version is shown. */
  readonly isStale: boolean;
}

export interface GroupStatementEvent {
  readonly type: 'statement.open';
}

const record = loadedRecord({
  service: 'groupStatement',
  input: ({ context: { groupId, from, to } }: { readonly context: GroupStatementContext }) => ({
    groupId,
    from,
    to,
  }),
  open: 'statement.open',
  take: 'takeStatement',
  forget: 'forgetStatement',
});

export const groupStatementMachine = setup({
  types: {
    context: {} as GroupStatementContext,
    input: {} as GroupStatementInput,
    events: {} as GroupStatementEvent,
  },
  actors: { groupStatement: fromPromise<Outcome<GroupStatement>, GroupStatementInput>(notProvided) },
  guards: {
    isAccepted: (_, outcome: Outcome<GroupStatement>) => outcome.ok,
    isKnown: ({ context }) => context.statement !== null,
  },
  actions: {
    takeStatement: assign((_, outcome: Outcome<GroupStatement>) =>
      outcome.ok ? { statement: outcome.value, problem: null, isStale: false } : {},
    ),
    forgetStatement: assign({ statement: null, isStale: false }),
    takeProblem: assign((_, outcome: Outcome<GroupStatement>) =>
      outcome.ok ? {} : { problem: outcome.problem },
    ),
    markStale: assign({ isStale: true }),
  },
}).createMachine({
  id: 'group-statement',
  description: 'What a group ordered and paid in some days, and what it owes, to be read and printed.',
  context: ({ input }) => ({ ...input, statement: null, problem: null, isStale: false }),
  initial: 'loading',
  states: { ...record, shown: { on: { 'statement.open': 'loading' } } },
});

/** Not journalled: it only reads. */
export const groupStatementWorkflow = defineWorkflow({
  name: 'group-statement',
  machine: groupStatementMachine,
  services: { groupStatement: 'read' },
  journalled: false,
});
