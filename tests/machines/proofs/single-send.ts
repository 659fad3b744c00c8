import type { TestedWorkflow } from '../../../machines/proofs.ts';
import type { Path } from '../covering-paths.ts';
import { createFakeDevice } from '../fake-device.ts';
import type { TrafficEntry, FakeDevice } from '../fake-device.ts';
import { startDriver } from '../workflow-driver.ts';

/** Keys that were sent with two different requests, and requests that were sent under another key before the first was answered. */
export function doubleSends({ traffic }: FakeDevice): readonly string[] {
  const faults = traffic.flatMap((entry, index) =>
    entry.kind === 'sent' ? faultsOf(entry, traffic.slice(0, index)) : [],
  );
  return [...new Set(faults)];
}

function faultsOf(
  { key, bytes }: Extract<TrafficEntry, { kind: 'sent' }>,
  earlier: readonly TrafficEntry[],
): readonly string[] {
  const answered = new Set(earlier.flatMap((entry) => (entry.kind === 'answered' ? [entry.key] : [])));
  return earlier.flatMap((other) => {
    if (other.kind === 'answered') return [];
    if (other.key === key) return other.bytes === bytes ? [] : [`${key} is sent with other bytes`];
    return other.bytes === bytes && !answered.has(other.key) ? [`${bytes} is sent under another key`] : [];
  });
}

/** Returns what is sent twice when a person does everything three times: twice at once, and again after the writes were sent. */
export async function sentByRepetition(
  workflow: TestedWorkflow,
  { input, steps }: Path,
): Promise<readonly string[]> {
  const device = createFakeDevice();
  let driver = await startDriver(device, workflow, input, 0);
  for (const [index, step] of steps.entries()) {
    if (step.by === 'interruption') {
      await driver.close();
      driver = await startDriver(device, workflow, input, index);
    }
    await driver.perform(step, 3 * index);
    if (step.by === 'person') await driver.perform(step, 3 * index + 1);
    await driver.settle();
    if (step.by === 'person') await driver.perform(step, 3 * index + 2);
    await driver.settle();
  }
  return doubleSends(device);
}
