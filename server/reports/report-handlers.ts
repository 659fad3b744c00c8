import { myReport, report } from './report.ts';
import { reportSheet } from './report-sheet.ts';

/** Operations on what a shop sold and a customer bought. */
export const reportHandlers = {
  plainReads: { report, myReport },
  sheets: { report: reportSheet },
};
