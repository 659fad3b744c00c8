import { createChartWalker } from '../chart-walker.ts';
import type { Exploration } from '../exploration.ts';
import { faultyWalks } from '../random-walk.ts';
import type { RecordedWalk } from '../recorded-walk.ts';
import { headlineOf } from '../steps.ts';

/** Invariants that some step broke, in the exhaustive walk or in a random one. */
export function brokenInvariants(exploration: Exploration): readonly string[] {
  const broken = [...exploration.broken].map(
    ([says, { path }]) => `${says}: broken by ${path.map(headlineOf).join(', ') || 'the beginning'}`,
  );
  return broken.length > 0 ? broken : faultyWalks(exploration, (walk) => keepsAll(exploration, walk));
}

function keepsAll({ machine, workflow }: Exploration, { input, records }: RecordedWalk): boolean {
  const walker = createChartWalker(machine, input);
  let before = walker.begin(input).snapshot;
  return records.slice(1).every((event) => {
    const now = walker.move(before, event).snapshot;
    const isKept = workflow.invariants.every((invariant) => invariant.holds(now, { before, event }));
    before = now;
    return isKept;
  });
}
