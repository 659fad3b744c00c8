import { accepted, refused } from '../../domain/outcome.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import { sampleProblem } from '../samples/sample-records.ts';
import type { sheetDownloadMachine } from './sheet-download-machine.ts';

export const sheetDownloadSamples: WorkflowSamples<typeof sheetDownloadMachine> = {
  inputs: [{ way: 'download' }, { way: 'share' }, { way: 'none' }],
  events: [
    { type: 'sheet.ask', sheet: { kind: 'export' }, fileName: 'sku_list.xlsx' },
    { type: 'sheet.ask', sheet: { kind: 'template' }, fileName: 'sku_list.xlsx' },
    {
      type: 'sheet.ask',
      sheet: { kind: 'stocktake', stocktakeId: 'stocktake-1' },
      fileName: 'stocktake-2025-02-03.xlsx',
    },
    {
      type: 'sheet.ask',
      sheet: { kind: 'statement', groupId: 'group-baan-suan', from: '2025-02-01', to: '2025-02-28' },
      fileName: 'statement-2025-02-01-2025-02-28.xlsx',
    },
    {
      type: 'sheet.ask',
      sheet: { kind: 'dayClose', day: '2025-02-03' },
      fileName: 'day-close-2025-02-03.xlsx',
    },
    {
      type: 'sheet.ask',
      sheet: { kind: 'report', groupId: '', from: '2025-02-03', to: '2025-02-09' },
      fileName: 'report-2025-02-03-2025-02-09.xlsx',
    },
    {
      type: 'sheet.ask',
      sheet: { kind: 'orders', list: { status: 'paid' } },
      fileName: 'orders-2025-02-03.xlsx',
    },
    { type: 'sheet.ask', sheet: { kind: 'payments', list: {} }, fileName: 'payments-2025-02-03.xlsx' },
    {
      type: 'sheet.ask',
      sheet: {
        kind: 'rows',
        table: { name: 'Review', widths: [30, 8], headRows: 1, rows: [['Product', 'Counted']] },
      },
      fileName: 'stocktake-review-2025-02-03.xlsx',
    },
    { type: 'sheet.save' },
    { type: 'sheet.retry' },
  ],
  answers: {
    readSheet: [accepted(null), refused(sampleProblem(403, 'forbidden_role'))],
    saveFile: [true, false],
  },
};
