import { accepted } from '../../../domain/outcome.ts';
import { sheetDownloadWorkflow } from '../../../machines/sheet-download/sheet-download-machine.ts';
import type { Sheet } from '../../../machines/sheet-download/sheet-download-machine.ts';
import { readFile } from '../../api/read-file.ts';
import type { FileId } from '../../api/read-file.ts';
import { openFileSaver } from '../../platform/save-file.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';

const operations: Readonly<Record<Exclude<Sheet['kind'], 'rows'>, FileId>> = {
  export: 'exportSkus',
  template: 'skuTemplate',
  stocktake: 'stocktakeDetail',
  statement: 'groupStatement',
  dayClose: 'dayClose',
  report: 'report',
  orders: 'exportOrders',
  payments: 'exportPayments',
};

const saver = () => openFileSaver(navigator, matchMedia('(display-mode: standalone)').matches);

/** Sheets as files; its id is that of what is saved, `review/` before it for what is not recorded yet, and empty for the sheets of products. */
export const sheetDownloadClient = defineClientWorkflow(sheetDownloadWorkflow, {
  scope: 'person',
  services({ device: { platform } }) {
    // A file is no value that a chart could hold.
    let file = new Blob();
    return {
      readSheet: {
        kind: 'read',
        async run(sheet, signal) {
          if (sheet.kind === 'rows') {
            const { writeWorkbook } = await import('../../platform/write-workbook.ts');
            file = await writeWorkbook([{ ...sheet.table, rows: [sheet.table.rows] }]);
            return accepted(null);
          }
          const lang = platform.device.language();
          const request = {
            query: { lang, ...queryOf(sheet) },
            ...('list' in sheet ? { body: sheet.list } : {}),
          };
          const outcome = await readFile(platform.api, operations[sheet.kind], request, signal);
          if (!outcome.ok) return outcome;
          file = outcome.value;
          return accepted(null);
        },
      },
      saveFile: { kind: 'once', run: ({ fileName }) => saver().save(file, fileName) },
    };
  },
  input: () => ({ way: saver().way }),
});

/** What the query asks for beside the language. */
function queryOf(sheet: Exclude<Sheet, { kind: 'rows' }>): Readonly<Record<string, string>> {
  switch (sheet.kind) {
    case 'stocktake':
      return { id: sheet.stocktakeId };
    case 'statement':
      return { group_id: sheet.groupId, from: sheet.from, to: sheet.to };
    case 'dayClose':
      return { day: sheet.day };
    case 'report':
      return { from: sheet.from, to: sheet.to, group_id: sheet.groupId };
    case 'export':
    case 'template':
    case 'orders':
    case 'payments':
      return {};
  }
}
