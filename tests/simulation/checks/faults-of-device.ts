import type { AnyMachineSnapshot } from 'xstate';
import type { Order, PaymentOrder } from '../../../domain/contract.ts';
import type { Device, OpenWorkflow } from '../cast.ts';
import type { Books } from '../shop/shop.ts';
import { streamOf } from '../stream-of.ts';
import type { Log } from './read-logs.ts';

/** What a device must not be left with when all has come to rest. */
export function faultsOfDevice(device: Device, books: Books, logs: readonly Log[]): readonly string[] {
  const page = device.page();
  if (page === null) return [`${device.name}: the app does not start`];
  const unsent = page.journal.outbox
    .entries()
    .map(({ service, key }) => `${device.name}: ${service} ${key} is still in the outbox`);
  const screens = [...page.workflows.values()].flatMap((workflow) => {
    const log = logs.find(
      ({ device: name, stream }) => name === device.name && stream === streamOf(workflow),
    );
    return faultsOfScreen(workflow, books, log).map(
      (fault) => `${device.name}: ${streamOf(workflow)} ${fault}`,
    );
  });
  return [...unsent, ...screens];
}

function faultsOfScreen(workflow: OpenWorkflow, books: Books, log: Log | undefined): readonly string[] {
  const snapshot = workflow.snapshot();
  const { failure, quarantined } = workflow.handle.getStatus();
  const { order, payment } = snapshot.context as {
    readonly order?: Order | null;
    readonly payment?: PaymentOrder | null;
  };
  const faults = {
    'has failed': snapshot.status === 'error',
    'is still busy': snapshot.hasTag('busy'),
    'keeps nothing any more': failure !== null,
    'was set aside': quarantined !== null,
    'shows something else than its fold': !isSame(snapshot, log?.end),
    'shows the order otherwise than the shop has it': order != null && !isCurrent(order, books.orders),
    'shows the payment otherwise than the shop has it':
      payment != null && !isCurrent(payment, books.payments),
  };
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [fault] : []));
}

function isSame(live: AnyMachineSnapshot, folded: AnyMachineSnapshot | undefined): boolean {
  return JSON.stringify([live.value, live.context]) === JSON.stringify([folded?.value, folded?.context]);
}

function isCurrent(
  { id, status, version }: Pick<Order, 'id' | 'status' | 'version'>,
  records: readonly { readonly id: string; readonly status: string; readonly version: number }[],
): boolean {
  return records.some((record) => record.id === id && record.status === status && record.version === version);
}
