import type { TestedWorkflow } from '../../../machines/proofs.ts';
import { foldStream } from '../../../src/journal/replay/fold.ts';
import type { Path } from '../covering-paths.ts';
import { withClockADayLater } from '../day-later.ts';
import { persisted } from '../persisted.ts';
import { createFakeDevice } from '../fake-device.ts';
import { labelOf } from '../steps.ts';
import { startDriver } from '../workflow-driver.ts';

/** The steps after which a fold of the journal, a day later, or the live machine has another state than the walk. */
export async function foldsThatDiffer(
  workflow: TestedWorkflow,
  { input, steps, end }: Path,
): Promise<readonly string[]> {
  const device = createFakeDevice();
  const differing: string[] = [];
  let driver = await startDriver(device, workflow, input, 0);
  for (const [number, step] of steps.entries()) {
    if (step.by === 'interruption') {
      await driver.close();
      driver = await startDriver(device, workflow, input, number);
    }
    await driver.perform(step, number);
    await driver.settle();
    const live = persisted(driver.snapshot());
    const records = await driver.records();
    const folded = withClockADayLater(() => persisted(foldStream(workflow.machine, records)));
    if (live !== folded) differing.push(`${labelOf(step)}: live ${live}, folded ${folded}`);
  }
  const arrived = JSON.stringify(driver.snapshot().value);
  return arrived === JSON.stringify(end) ? differing : [...differing, `live it came to ${arrived}`];
}
