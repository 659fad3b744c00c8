import type { PrintOrder } from '../../../domain/contract.ts';
import { accepted } from '../../../domain/outcome.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import type { ReadService } from '../../../domain/service.ts';
import { orderPrintWorkflow } from '../../../machines/order-print/order-print-machine.ts';
import type { PrintedOrdersInput } from '../../../machines/order-print/order-print-machine.ts';
import type { ReadApi } from '../../api/api.ts';
import { connect } from '../../api/connection.ts';
import { readOperation } from '../../api/read-operation.ts';
import { browserPrinter, whenPagesReady } from '../../platform/printer.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';
import type { Platform } from '../../workflow/platform.ts';
import { readPrintRequest } from './print-request.ts';

/** Orders as pages; its id is the query of what is to be printed, as `printRequestId` writes it. */
export const orderPrintClient = defineClientWorkflow(orderPrintWorkflow, {
  scope: 'device',
  services: ({ platform }) => {
    const openDialog = browserPrinter(platform.inLine, window);
    return {
      printedOrders: printedOrders(platform),
      pagesReady: {
        kind: 'read',
        async run({ pauseMs }) {
          await whenPagesReady(document, pauseMs);
          return null;
        },
      },
      printPage: { kind: 'once', run: async () => openDialog() },
    };
  },
  input: readPrintRequest,
});

function printedOrders({
  api,
  device,
}: Pick<Platform, 'api' | 'device'>): ReadService<PrintedOrdersInput, Outcome<readonly PrintOrder[]>> {
  // A link is for whoever holds it: no token is sent, whoever is signed in.
  const open: ReadApi = { connection: connect({ ...device, token: () => null }), sessionEnd: () => null };
  return {
    kind: 'read',
    async run({ orderIds, pass }, signal) {
      const answers = await Promise.all(
        orderIds.map((order_id, index) => {
          const link = pass === null ? {} : { sig: pass.sigs[index] ?? '', exp: pass.exp };
          return readOperation(
            pass === null ? api : open,
            'orderDetail',
            { query: { order_id, view: 'print', ...link } },
            signal,
          );
        }),
      );
      const orders: PrintOrder[] = [];
      for (const answer of answers) {
        if (!answer.ok) return answer;
        if (!('print' in answer.value)) throw new Error('the session ended while the order was read');
        orders.push(answer.value);
      }
      return accepted(orders);
    },
  };
}
