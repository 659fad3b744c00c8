import { vi } from 'vitest';
import type { RegisteredWorkflow } from '../../../machines/registry.ts';
import { foldStream } from '../../../src/journal/replay.ts';
import type { Path } from '../covering-paths.ts';
import { persisted } from '../persisted.ts';
import { createWorld } from '../stand-in-world.ts';
import { labelOf } from '../steps.ts';
import { beginLife } from '../workflow-life.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The steps after which folding the journal, a day later, does not lead to where the live machine stands, or that lead elsewhere live. */
export async function foldsThatDiffer(
  workflow: RegisteredWorkflow,
  { input, steps, end }: Path,
): Promise<readonly string[]> {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
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
      const today = Date.now();
      vi.setSystemTime(today + dayMs);
      const folded = persisted(foldStream(workflow.machine, await life.records()));
      vi.setSystemTime(today);
      if (live !== folded) differing.push(`${labelOf(step)}: live ${live}, folded ${folded}`);
    }
    const arrived = JSON.stringify(life.snapshot().value);
    return arrived === JSON.stringify(end) ? differing : [...differing, `live it came to ${arrived}`];
  } finally {
    vi.useRealTimers();
  }
}
