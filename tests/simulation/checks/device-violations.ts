import type { AnyMachineSnapshot } from 'xstate';
import type { Order, PaymentOrder } from '../../../domain/contract.ts';
import type { Device, OpenWorkflow } from '../simulation-types.ts';
import type { ShopRecords } from '../shop/shop.ts';
import { streamOf } from '../charts.ts';
import type { Log } from './read-logs.ts';

/** Invariants that a device violates at the end of a run. */
export function deviceViolations(
  device: Device,
  records: ShopRecords,
  logs: readonly Log[],
): readonly string[] {
  const page = device.page();
  if (page === null) return [`${device.name}: the app does not start`];
  const unsent = page.journal.outbox
    .entries()
    .map(({ service, key }) => `${device.name}: ${service} ${key} is still in the outbox`);
  const screens = [...page.workflows.values()].flatMap((workflow) => {
    const log = logs.find(
      ({ device: name, stream }) => name === device.name && stream === streamOf(workflow),
    );
    return screenViolations(workflow, records, log).map(
      (violation) => `${device.name}: ${streamOf(workflow)} ${violation}`,
    );
  });
  return [...unsent, ...screens];
}

function screenViolations(
  workflow: OpenWorkflow,
  records: ShopRecords,
  log: Log | undefined,
): readonly string[] {
  const snapshot = workflow.snapshot();
  const { failure, quarantined } = workflow.handle.getStatus();
  const { order, payment } = snapshot.context as {
    readonly order?: Order | null;
    readonly payment?: PaymentOrder | null;
  };
  const violations = {
    'has failed': snapshot.status === 'error',
    'is still busy': snapshot.hasTag('busy'),
    'cannot write to disk': failure !== null,
    'was quarantined': quarantined !== null,
    'shows something else than its fold': !isSame(snapshot, log?.end),
    'shows the order otherwise than the shop has it': order != null && !isCurrent(order, records.orders),
    'shows the payment otherwise than the shop has it':
      payment != null && !isCurrent(payment, records.payments),
  };
  return Object.entries(violations).flatMap(([violation, isSo]) => (isSo ? [violation] : []));
}

function isSame(live: AnyMachineSnapshot, folded: AnyMachineSnapshot | undefined): boolean {
  return JSON.stringify([live.value, live.context]) === JSON.stringify([folded?.value, folded?.context]);
}

function isCurrent(
  { id, status, version }: Pick<Order | PaymentOrder, 'id' | 'status' | 'version'>,
  records: readonly { readonly id: string; readonly status: string; readonly version: number }[],
): boolean {
  return records.some((record) => record.id === id && record.status === status && record.version === version);
}
