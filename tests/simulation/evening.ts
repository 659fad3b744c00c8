import type { Device, OpenWorkflow, Witness } from './cast.ts';
import type { ChartName } from './charts.ts';
import type { World } from './world.ts';

/** More rounds of mending are only needed where something never comes to an end. */
const mostRounds = 12;

/**
 * The evening of a session: everybody has a network, room on the disk and a session again, opens what they ever had open, and
 * tries again whatever could not be sent, until all has come to rest.
 */
export async function goHome(devices: readonly Device[], world: World, witness: Witness): Promise<void> {
  witness.tell('evening: all are online, signed in and have room');
  for (const device of devices) {
    device.network.blows.length = 0;
    device.befall('room');
    device.befall('online');
    device.start();
  }
  await world.rest();
  for (let round = 0; round < mostRounds; round += 1) {
    for (const device of devices) {
      device.start();
      device.page()?.journal.outbox.wake();
      for (const { chart, key, input } of device.streams.values()) device.page()?.open(chart, key, input);
    }
    await world.rest();
    const mending = devices.flatMap((device) =>
      workflowsOf(device).map((workflow) => ({ device, workflow })),
    );
    const ends = mending.map(({ device, workflow }) => mend(device, workflow, witness));
    await world.rest();
    if (ends.every((end) => end === null) && devices.every(isOpen)) return lookAgain(mending, world, witness);
  }
  throw new Error('in the evening something cannot be brought to an end');
}

function workflowsOf(device: Device): readonly OpenWorkflow[] {
  return [...(device.page()?.workflows.values() ?? [])];
}

function isOpen(device: Device): boolean {
  return device.page()?.workflows.size === device.streams.size;
}

/** What a person does about a workflow that could not go on; null when there is nothing to do. */
function mend(device: Device, workflow: OpenWorkflow, witness: Witness): string | null {
  // What the disk refused is written with the next event, or when somebody waits for it.
  workflow.handle.flushed().catch(() => undefined);
  const snapshot = workflow.snapshot();
  const { photos = [], orders = [] } = snapshot.context as {
    readonly photos?: readonly { readonly blobId: string; readonly status: string }[];
    readonly orders?: readonly unknown[];
  };
  const failed = photos.find(({ status }) => status === 'failed');
  const events = [
    // Whoever was told that nothing was sent may as well think better of it.
    ...(device.name === 'tablet' ? [{ type: 'order.takeBack' }] : []),
    ...['order.retry', 'proof.retry', 'receipt.retry'].map((type) => ({ type })),
    // A photo is sent again from its form, which may have been closed over it.
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
  witness.send(device, workflow, event);
  return event.type;
}

/** Everybody reads once more what the shop says, so that no screen is older than that. */
async function lookAgain(
  open: readonly { readonly device: Device; readonly workflow: OpenWorkflow }[],
  world: World,
  witness: Witness,
): Promise<void> {
  for (const { device, workflow } of open) {
    for (const type of lookingAgain[workflow.chart]) {
      if (workflow.snapshot().can({ type })) witness.send(device, workflow, { type });
    }
  }
  await world.rest();
}

/** What leads from any screen of a workflow to what the shop says now. */
const lookingAgain: Readonly<Record<ChartName, readonly string[]>> = {
  cart: [],
  order: ['order.acknowledge', 'order.open'],
  'payment-proof': [],
  'payment-confirmation': ['refusal.acknowledge', 'receipt.close', 'payment.open'],
};
