import { barcodeAssignmentWorkflow } from '../../../machines/barcode-assignment/barcode-assignment-machine.ts';
import { scanWorkflow } from '../../../machines/scan/scan-machine.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';
import { deviceScanner, lineScanner } from './device-scanner.ts';
import { barcodeAssignmentServices, scanServices } from './scanning-services.ts';

/** The scanner of a purpose, which is its id: the cart's and the stocktake's know nothing of each other. */
export const scanClient = defineClientWorkflow(scanWorkflow, {
  scope: 'person',
  services: ({ device: { platform } }) =>
    scanServices(platform.api, deviceScanner(platform).scanner, () => lineScanner(platform)),
  input: () => undefined,
});

/** The assignment of a barcode, which is its id. */
export const barcodeAssignmentClient = defineClientWorkflow(barcodeAssignmentWorkflow, {
  scope: 'person',
  services: () => barcodeAssignmentServices(),
  input: (barcode) => ({ barcode }),
  unsent: () => ({
    path: () => '/home',
    writes: { assignBarcode: () => ({ icon: 'changes', title: 'scan.unsent' }) },
    subject: ({ context }) => ({
      about: [
        context.barcode,
        ...(context.product === null ? [] : [{ ...context.product, color: '', size: '' }]),
      ],
      held: null,
    }),
  }),
});
