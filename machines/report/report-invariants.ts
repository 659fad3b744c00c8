import type { Invariant } from '../kit/invariant.ts';
import type { reportMachine } from './report-machine.ts';

export const reportInvariants: readonly Invariant<typeof reportMachine>[] = [
  {
    says: 'only a report that was read is shown',
    holds: (now) => now.value !== 'shown' || now.context.report !== null,
  },
  {
    says: 'what is shown is of the days that were asked for',
    holds: ({ context: { report, from, to } }) =>
      report === null || (report.from === from && report.to === to),
  },
];
