import type { RegisteredWorkflow } from '../../../machines/proofs.ts';
import { foldStream } from '../../../src/journal/replay/fold.ts';
import type { Path } from '../covering-paths.ts';
import { aDayLater } from '../day-later.ts';
import { persisted } from '../persisted.ts';
import { createWorld } from '../stand-in-world.ts';
import { labelOf } from '../steps.ts';
import { beginLife } from '../workflow-life.ts';

/** The steps after which folding the journal, a day later, does not lead to where the live machine stands, or that lead elsewhere live. */
export async function foldsThatDiffer(
  workflow: RegisteredWorkflow,
  { input, steps, end }: Path,
): Promise<readonly string[]> {
  const world = createWorld();
  const differing: string[] = [];
  let life = await beginLife(world, workflow, input, 0);
  for (const [number, step] of steps.entries()) {
    if (step.by === 'interruption') {
      await life.close();
      life = await beginLife(world, workflow, input, number);
    }
    await life.act(step, number);
    await life.rest();
    const live = persisted(life.snapshot());
    const records = await life.records();
    const folded = aDayLater(() => persisted(foldStream(workflow.machine, records)));
    if (live !== folded) differing.push(`${labelOf(step)}: live ${live}, folded ${folded}`);
  }
  const arrived = JSON.stringify(life.snapshot().value);
  return arrived === JSON.stringify(end) ? differing : [...differing, `live it came to ${arrived}`];
}
