import type { DataOf } from '../../../domain/operations.ts';
import type { CameraStart } from '../../../domain/scanning/sightings.ts';
import type { ReadService } from '../../../domain/service.ts';
import type { AssignBarcodeInput } from '../../../machines/barcode-assignment/barcode-assignment-machine.ts';
import type { Api } from '../../api/api.ts';
import { outcomeOf } from '../../api/read-answer.ts';
import { readOperation } from '../../api/read-operation.ts';
import type { ServiceOf } from '../../api/service-of.ts';
import { writeRequest } from '../../api/write-request.ts';
import type { Scanner } from '../../platform/scanner.ts';

/** The services of the scan chart: the camera of the device, LINE's scanner, and the products by their barcodes. */
export function scanServices(
  api: Api,
  scanner: Scanner,
  lineScanner: () => (() => Promise<string | null>) | null,
) {
  const startCamera: ReadService<undefined, CameraStart> = {
    kind: 'read',
    run: (_, signal) => scanner.start(signal),
  };
  const watchCamera: ReadService<undefined, null> = {
    kind: 'read',
    run: (_, signal) => scanner.watch(signal),
  };
  const setTorch: ReadService<{ readonly on: boolean }, boolean> = {
    kind: 'read',
    run: ({ on }) => scanner.setTorch(on),
  };
  const scanWithLine: ReadService<undefined, string | null, 'once'> = {
    kind: 'once',
    run: async () => (await lineScanner()?.()) ?? null,
  };
  const skuByBarcode: ServiceOf<'skuByBarcode', { readonly code: string }> = {
    kind: 'read',
    run: ({ code }, signal) => readOperation(api, 'skuByBarcode', { query: { barcode: code } }, signal),
  };
  return { startCamera, watchCamera, setTorch, scanWithLine, skuByBarcode };
}

/** The service of a barcode's assignment over HTTP. */
export function barcodeAssignmentServices() {
  const assignBarcode: ServiceOf<'assignBarcode', AssignBarcodeInput> = {
    kind: 'write',
    request: ({ key, skuId, barcode, version }) =>
      writeRequest('assignBarcode', key, {
        body: { sku_id: skuId, barcode, ...(version === null ? {} : { version }) },
      }),
    outcome: outcomeOf<DataOf<'assignBarcode'>>,
  };
  return { assignBarcode };
}
