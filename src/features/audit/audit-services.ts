import { accepted, refused } from '../../../domain/outcome.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import type { ReadService } from '../../../domain/service.ts';
import type { AuditInput } from '../../../machines/audit/audit-machine.ts';
import { foldHistory } from '../../../machines/audit/fold-history.ts';
import type { Trail } from '../../../machines/audit/trail.ts';
import type { DeviceStream } from '../../../machines/device-streams/device-streams-machine.ts';
import { noFilter } from '../../../machines/order-list/record-filter.ts';
import { orderLifecycleMachine } from '../../../machines/order-lifecycle/order-lifecycle-machine.ts';
import { paymentLifecycleMachine } from '../../../machines/payment-lifecycle/payment-lifecycle-machine.ts';
import type { FindRecordsInput, FoundRecord } from '../../../machines/record-search/record-search-machine.ts';
import type { Api } from '../../api/api.ts';
import { orderListServices, paymentListServices } from '../record-lists/list-services.ts';
import { orderServices } from '../orders/orders-services.ts';
import { paymentConfirmationServices } from '../payments/payments-services.ts';
import type { AuditLog } from './audit-log.ts';
import { foldLog } from './fold-log.ts';
import type { NotedStreams } from './noted-streams.ts';
import { splitStream } from '../../workflow/workflow-directory.ts';
import { openedLogs } from './opened-logs.ts';
import { foundOrder, foundPayment } from './views/found-record.ts';
import { setAsidePrefix, workflowOf } from './workflow-of.ts';

/** The service of the audit: what the server noted of a record, or a device of a workflow, folded over its chart. */
export function auditServices(api: Api, noted: NotedStreams) {
  const { orderDetail } = orderServices(api);
  const { paymentOrderDetail } = paymentConfirmationServices(api);

  async function readOrder(orderId: string, signal: AbortSignal): Promise<Outcome<Trail>> {
    const outcome = await orderDetail.run({ orderId }, signal);
    if (!outcome.ok) return outcome;
    const { order_no, history = [], address_id, alias, merchant_address } = outcome.value;
    return accepted({
      chart: 'order-lifecycle',
      title: `#${order_no}`,
      steps: foldHistory(orderLifecycleMachine, history),
      names: address_id === null ? {} : { [address_id]: alias || merchant_address },
    });
  }

  async function readPayment(paymentOrderId: string, signal: AbortSignal): Promise<Outcome<Trail>> {
    const outcome = await paymentOrderDetail.run({ paymentOrderId }, signal);
    if (!outcome.ok) return outcome;
    const { payment_no, history = [], order_list } = outcome.value;
    return accepted({
      chart: 'payment-lifecycle',
      title: `PAY-${payment_no}`,
      steps: foldHistory(paymentLifecycleMachine, history),
      names: Object.fromEntries(order_list.map(({ id, order_no }) => [id, `#${order_no}`])),
    });
  }

  const readTrail: ReadService<AuditInput, Outcome<Trail>> = {
    kind: 'read',
    async run({ source }, signal) {
      switch (source.kind) {
        case 'order':
          return readOrder(source.id, signal);
        case 'payment':
          return readPayment(source.id, signal);
        case 'stream':
          return trailOf({ stream: source.stream, records: await noted.read(source.stream) });
        case 'log':
          return trailOf(openedLogs.get(source.id));
      }
    },
  };
  return { readTrail };
}

/** The trail of a stream; refused where there is none, or of a workflow that this app does not have. */
function trailOf(log: Pick<AuditLog, 'stream' | 'records'> | undefined): Outcome<Trail> {
  const workflow = log === undefined ? undefined : workflowOf(log.stream);
  if (log === undefined || workflow === undefined || log.records.length === 0)
    return refused({ status: 404, reason: 'not_found', message: 'no such stream', details: {} });
  return accepted({
    chart: workflow.name,
    title: log.stream,
    steps: foldLog(workflow, log.records),
    names: {},
  });
}

/** The service that lists what this device has noted. */
export function deviceStreamsServices(noted: NotedStreams) {
  const listStreams: ReadService<undefined, readonly DeviceStream[]> = {
    kind: 'read',
    async run() {
      const streams = await noted.listStreams();
      return streams
        .map(({ stream, version, finishedAt }) => ({
          stream,
          ...partsOf(stream),
          events: version,
          isFinished: finishedAt != null,
          isSetAside: stream.startsWith(setAsidePrefix),
        }))
        .sort((one, other) => one.stream.localeCompare(other.stream));
    },
  };
  return { listStreams };
}

function partsOf(stream: string): Pick<DeviceStream, 'workflow' | 'id'> {
  const [workflow, id] = splitStream(stream.replace(setAsidePrefix, ''));
  return { workflow, id };
}

/** Records of each kind that one number may bring: there is one, and an id is exact. */
const mostOfAKind = 5;

/** The service of the search by number: asks the lists for both kinds, or for the one that the prefix names. */
export function recordSearchServices(api: Api) {
  const orders = orderListServices(api);
  const payments = paymentListServices(api);
  const findRecords: ReadService<FindRecordsInput, Outcome<readonly FoundRecord[]>> = {
    kind: 'read',
    async run({ number }, signal) {
      const prefix = number.trim().slice(0, 1).toUpperCase();
      const input = {
        groupId: '',
        filter: { ...noFilter, number: number.trim() },
        cursor: null,
        count: mostOfAKind,
      };
      const ofOrders = prefix === 'P' ? null : await orders.readPage.run(input, signal);
      if (ofOrders?.ok === false) return ofOrders;
      const ofPayments = prefix === '#' ? null : await payments.readPage.run(input, signal);
      if (ofPayments?.ok === false) return ofPayments;
      return accepted([
        ...(ofPayments?.value.items ?? []).map(foundPayment),
        ...(ofOrders?.value.items ?? []).map(foundOrder),
      ]);
    },
  };
  return { findRecords };
}
