import type { RegisteredWorkflow } from '../../../machines/proofs.ts';
import type { Path } from '../covering-paths.ts';
import { createFakeDevice } from '../fake-device.ts';
import type { TrafficEntry, FakeDevice } from '../fake-device.ts';
import { startDriver } from '../workflow-driver.ts';

/** Keys that left the device with two requests, and requests that left it under another key before the first was answered. */
export function doubleSends({ traffic: passages }: FakeDevice): readonly string[] {
  const faults = passages.flatMap((passage, index) =>
    passage.kind === 'sent' ? faultsOf(passage, passages.slice(0, index)) : [],
  );
  return [...new Set(faults)];
}

function faultsOf(
  { key, bytes }: Extract<TrafficEntry, { kind: 'sent' }>,
  earlier: readonly TrafficEntry[],
): readonly string[] {
  const answered = new Set(earlier.flatMap((passage) => (passage.kind === 'answered' ? [passage.key] : [])));
  return earlier.flatMap((other) => {
    if (other.kind === 'answered') return [];
    if (other.key === key) return other.bytes === bytes ? [] : [`${key} is sent with other bytes`];
    return other.bytes === bytes && !answered.has(other.key) ? [`${bytes} is sent under another key`] : [];
  });
}

/** What is sent twice when a person does everything three times: twice in one moment and once more when all is on its way. */
export async function sentByTrembling(
  workflow: RegisteredWorkflow,
  { input, steps }: Path,
): Promise<readonly string[]> {
  const world = createFakeDevice();
  let life = await startDriver(world, workflow, input, 0);
  for (const [index, step] of steps.entries()) {
    if (step.by === 'interruption') {
      await life.close();
      life = await startDriver(world, workflow, input, index);
    }
    await life.perform(step, 3 * index);
    if (step.by === 'person') await life.perform(step, 3 * index + 1);
    await life.settle();
    if (step.by === 'person') await life.perform(step, 3 * index + 2);
    await life.settle();
  }
  return doubleSends(world);
}
