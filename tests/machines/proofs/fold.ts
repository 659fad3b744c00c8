import type { RegisteredWorkflow } from '../../../machines/proofs.ts';
import { foldStream } from '../../../src/journal/replay/fold.ts';
import type { Path } from '../covering-paths.ts';
import { withClockADayLater } from '../day-later.ts';
import { persisted } from '../persisted.ts';
import { createFakeDevice } from '../fake-device.ts';
import { labelOf } from '../steps.ts';
import { startDriver } from '../workflow-driver.ts';

/** The steps after which folding the journal, a day later, does not lead to where the live machine stands, or that lead elsewhere live. */
export async function foldsThatDiffer(
  workflow: RegisteredWorkflow,
  { input, steps, end }: Path,
): Promise<readonly string[]> {
  const world = createFakeDevice();
  const differing: string[] = [];
  let life = await startDriver(world, workflow, input, 0);
  for (const [number, step] of steps.entries()) {
    if (step.by === 'interruption') {
      await life.close();
      life = await startDriver(world, workflow, input, number);
    }
    await life.perform(step, number);
    await life.settle();
    const live = persisted(life.snapshot());
    const records = await life.records();
    const folded = withClockADayLater(() => persisted(foldStream(workflow.machine, records)));
    if (live !== folded) differing.push(`${labelOf(step)}: live ${live}, folded ${folded}`);
  }
  const arrived = JSON.stringify(life.snapshot().value);
  return arrived === JSON.stringify(end) ? differing : [...differing, `live it came to ${arrived}`];
}
