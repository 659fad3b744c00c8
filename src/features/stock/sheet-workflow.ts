import { accepted } from '../../../domain/outcome.ts';
import { sheetDownloadWorkflow } from '../../../machines/sheet-download/sheet-download-machine.ts';
import { readFile } from '../../api/read-file.ts';
import { openFileSaver } from '../../platform/save-file.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';

/** What the server calls the file, too. */
const fileName = 'sku_list.xlsx';
const operations = { export: 'exportSkus', template: 'skuTemplate' } as const;

const saver = () => openFileSaver(navigator, matchMedia('(display-mode: standalone)').matches);

/** The sheets of products as files; there is one at a time, without an id. */
export const sheetDownloadClient = defineClientWorkflow(sheetDownloadWorkflow, {
  scope: 'person',
  services({ device: { platform } }) {
    // A file is no value that a chart could hold.
    let file = new Blob();
    return {
      readSheet: {
        kind: 'read',
        async run({ kind }, signal) {
          const lang = platform.device.language();
          const outcome = await readFile(platform.api, operations[kind], { lang }, signal);
          if (!outcome.ok) return outcome;
          file = outcome.value;
          return accepted(null);
        },
      },
      saveFile: { kind: 'once', run: () => saver().save(file, fileName) },
    };
  },
  input: () => ({ way: saver().way }),
});
