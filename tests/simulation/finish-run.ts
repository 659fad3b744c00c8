import type { Device, OpenWorkflow, Observer } from './simulation-types.ts';
import type { ChartName } from './charts.ts';
import type { Scheduler } from './scheduler.ts';

const maxRounds = 12;

/**
 * Ends a run: brings all devices online with free disk space, reopens every workflow, and retries what could not be sent until
 * nothing is left to do. Throws when that takes more than `maxRounds`.
 */
export async function finishRun(
  devices: readonly Device[],
  scheduler: Scheduler,
  observer: Observer,
): Promise<void> {
  observer.logLine('end: all devices are online, signed in and have free disk space');
  for (const device of devices) {
    device.network.pendingFaults.length = 0;
    device.apply('diskFreed');
    device.apply('online');
    device.start();
  }
  await scheduler.runToEnd();
  for (let round = 0; round < maxRounds; round += 1) {
    for (const device of devices) {
      device.start();
      device.page()?.journal.outbox.wake();
      for (const { chart, key, input } of device.streams.values()) device.page()?.open(chart, key, input);
    }
    await scheduler.runToEnd();
    const open = devices.flatMap((device) => workflowsOf(device).map((workflow) => ({ device, workflow })));
    const retried = open.map(({ device, workflow }) => retryWhatFailed(device, workflow, observer));
    await scheduler.runToEnd();
    if (retried.every((event) => event === null) && devices.every(isOpen))
      return reloadAll(open, scheduler, observer);
  }
  throw new Error('some workflow cannot be finished');
}

function workflowsOf(device: Device): readonly OpenWorkflow[] {
  return [...(device.page()?.workflows.values() ?? [])];
}

function isOpen(device: Device): boolean {
  return device.page()?.workflows.size === device.streams.size;
}

/** Sends the event that retries or reloads a stuck workflow; returns its type, or null when there is nothing to do. */
function retryWhatFailed(device: Device, workflow: OpenWorkflow, observer: Observer): string | null {
  // What the disk refused is written with the next event, or when somebody waits for it.
  workflow.handle.flushed().catch(() => undefined);
  const snapshot = workflow.snapshot();
  const { photos = [], orders = [] } = snapshot.context as {
    readonly photos?: readonly { readonly blobId: string; readonly status: string }[];
    readonly orders?: readonly unknown[];
  };
  const failed = photos.find(({ status }) => status === 'failed');
  const events = [
    // An order that was not sent may also be withdrawn.
    ...(device.name === 'tablet' ? [{ type: 'order.takeBack' }] : []),
    ...['order.retry', 'proof.retry', 'receipt.retry', 'rejection.retry', 'batch.retry'].map((type) => ({
      type,
    })),
    // A photo is sent again from its form, which may have been closed meanwhile.
    ...(failed === undefined
      ? []
      : [
          { type: 'photo.retry', blobId: failed.blobId },
          { type: 'proof.open', orders },
          { type: 'receipt.open' },
        ]),
    ...(snapshot.matches('unloaded') ? [{ type: 'order.open' }] : []),
    ...(snapshot.matches({ payment: 'unloaded' }) ? [{ type: 'payment.open' }] : []),
  ];
  const event = events.find((other) => snapshot.can(other as never));
  if (event === undefined) return null;
  observer.send(device, workflow, event);
  return event.type;
}

/** Reloads every screen from the server. */
async function reloadAll(
  open: readonly { readonly device: Device; readonly workflow: OpenWorkflow }[],
  scheduler: Scheduler,
  observer: Observer,
): Promise<void> {
  for (const { device, workflow } of open) {
    for (const type of reloadEvents[workflow.chart]) {
      if (workflow.snapshot().can({ type })) observer.send(device, workflow, { type });
    }
  }
  await scheduler.runToEnd();
}

/** The events that make a workflow reload, whatever its state. */
const reloadEvents: Readonly<Record<ChartName, readonly string[]>> = {
  cart: [],
  order: ['order.acknowledge', 'order.open'],
  'payment-proof': [],
  'payment-confirmation': ['refusal.acknowledge', 'receipt.close', 'payment.open'],
  'payment-rejection': [],
  'batch-confirmation': [],
  'quick-confirmation': [],
};
