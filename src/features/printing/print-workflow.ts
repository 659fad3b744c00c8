import { printWorkflow } from '../../../machines/print/print-machine.ts';
import { browserPrinter } from '../../platform/printer.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';

/** The printing of a document; its id is the document's, for instance `stocktake/01J8…`. */
export const printClient = defineClientWorkflow(printWorkflow, {
  scope: 'person',
  services: ({ device }) => {
    const openDialog = browserPrinter(device.platform.inLine, window);
    return { printPage: { kind: 'once', run: async () => openDialog() } };
  },
  input: () => undefined,
});
