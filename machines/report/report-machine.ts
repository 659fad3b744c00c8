import { assign, fromPromise, setup } from 'xstate';
import type { MyReport, Report } from '../../domain/contract.ts';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import type { ReportDays } from '../../domain/reports/report-days.ts';
import { loadedRecord } from '../kit/loaded-record.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';

/** What a customer reads of the own group, and what is beside it for those who read the shop's. */
export type ShownReport = Omit<MyReport, 'owed'> & {
  readonly owed: MyReport['owed'] & Partial<Pick<Report['owed'], 'groups'>>;
} & Partial<Pick<Report, 'groups' | 'stock_value' | 'low_stock'>>;

export interface ReportInput extends ReportDays {
  /** Empty is all groups; without meaning where somebody reads that of the own group. */
  readonly groupId: string;
}

export interface ReportContext extends ReportInput {
  readonly report: ShownReport | null;
  readonly problem: Problem | null;
  /** Whether reading it again failed, so that the last known version is shown. */
  readonly isStale: boolean;
}

export interface ReportEvent {
  readonly type: 'report.open';
}

const record = loadedRecord({
  service: 'report',
  input: ({ context: { from, to, groupId } }: { readonly context: ReportContext }) => ({ from, to, groupId }),
  open: 'report.open',
  take: 'takeReport',
  forget: 'forgetReport',
});

export const reportMachine = setup({
  types: {
    context: {} as ReportContext,
    input: {} as ReportInput,
    events: {} as ReportEvent,
  },
  actors: { report: fromPromise<Outcome<ShownReport>, ReportInput>(notProvided) },
  guards: {
    isAccepted: (_, outcome: Outcome<ShownReport>) => outcome.ok,
    isKnown: ({ context }) => context.report !== null,
  },
  actions: {
    takeReport: assign((_, outcome: Outcome<ShownReport>) =>
      outcome.ok ? { report: outcome.value, problem: null, isStale: false } : {},
    ),
    forgetReport: assign({ report: null, isStale: false }),
    takeProblem: assign((_, outcome: Outcome<ShownReport>) =>
      outcome.ok ? {} : { problem: outcome.problem },
    ),
    markStale: assign({ isStale: true }),
  },
}).createMachine({
  id: 'report',
  description:
    'What was sold, received and is owed in some days: by the shop, by one of its groups, or by a customer.',
  context: ({ input }) => ({ ...input, report: null, problem: null, isStale: false }),
  initial: 'loading',
  states: { ...record, shown: { on: { 'report.open': 'loading' } } },
});

/** Not journalled: it only reads. */
export const reportWorkflow = defineWorkflow({
  name: 'report',
  machine: reportMachine,
  services: { report: 'read' },
  journalled: false,
});
