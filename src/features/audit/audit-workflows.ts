import { auditWorkflow } from '../../../machines/audit/audit-machine.ts';
import type { TrailSource } from '../../../machines/audit/trail.ts';
import { deviceStreamsWorkflow } from '../../../machines/device-streams/device-streams-machine.ts';
import { orderListWorkflow } from '../../../machines/order-list/order-list-machine.ts';
import { paymentListWorkflow } from '../../../machines/payment-list/payment-list-machine.ts';
import { recordSearchWorkflow } from '../../../machines/record-search/record-search-machine.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';
import { splitStream } from '../../workflow/workflow-directory.ts';
import { orderListServices, paymentListServices } from '../record-lists/list-services.ts';
import { auditServices, deviceStreamsServices, recordSearchServices } from './audit-services.ts';
import { notedStreamsOf } from './use-noted-streams.ts';

/** The steps of a record, a stream or a log; its id comes from `trailId`. */
export const auditClient = defineClientWorkflow(auditWorkflow, {
  scope: 'person',
  services: (scope) => auditServices(scope.device.platform.api, notedStreamsOf(scope)),
  input: (id) => ({ source: sourceOf(id) }),
});

export function trailId(source: TrailSource): string {
  return `${source.kind}/${source.kind === 'stream' ? source.stream : source.id}`;
}

function sourceOf(trail: string): TrailSource {
  const [kind, id] = splitStream(trail);
  if (kind === 'stream') return { kind, stream: id };
  if (kind === 'order' || kind === 'payment' || kind === 'log') return { kind, id };
  throw new Error(`no such trail: ${trail}`);
}

/** The streams of this device; there is one, and its id is empty. */
export const deviceStreamsClient = defineClientWorkflow(deviceStreamsWorkflow, {
  scope: 'person',
  services: (scope) => deviceStreamsServices(notedStreamsOf(scope)),
  input: () => undefined,
});

/** The search for a record by its number; there is one, and its id is empty. */
export const recordSearchClient = defineClientWorkflow(recordSearchWorkflow, {
  scope: 'person',
  services: ({ device }) => recordSearchServices(device.platform.api),
  input: () => undefined,
});

/** The latest orders of all groups, apart from the list that a person filters; its id is `recent`. */
export const recentOrdersClient = defineClientWorkflow(orderListWorkflow, {
  scope: 'person',
  services: ({ device }) => orderListServices(device.platform.api),
  input: () => ({ groupId: '' }),
});

/** The latest payments of all groups, in the same way. */
export const recentPaymentsClient = defineClientWorkflow(paymentListWorkflow, {
  scope: 'person',
  services: ({ device }) => paymentListServices(device.platform.api),
  input: () => ({ groupId: '' }),
});
