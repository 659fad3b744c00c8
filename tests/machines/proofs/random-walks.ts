import fc from 'fast-check';
import { foldStream, openingRecord } from '../../../src/journal/replay.ts';
import { createChartWalker } from '../chart-walker.ts';
import type { Exploration, Visit } from '../exploration.ts';
import { eventOf, possibleSteps, standingAfter } from '../steps.ts';
import type { Standing } from '../steps.ts';

const seed = Number(process.env['TALAT_SEED'] ?? 20250201);
const walks = Number(process.env['TALAT_WALKS'] ?? 40);
const longestWalk = 60;

/**
 * Long walks that draw each step by lot: whatever happens, the chart goes on, and folding the events again leads to the same
 * place. Answers what went wrong, shrunk to the shortest walk that shows it.
 */
export function faultsOfRandomWalks({ workflow, visits }: Exploration): readonly string[] {
  const beginnings = visits.filter(({ path }) => path.length === 0);
  const result = fc.check(
    fc.property(
      fc.nat(beginnings.length - 1),
      fc.array(fc.nat(), { minLength: 1, maxLength: longestWalk, size: 'max' }),
      (beginning, lots) => walk(workflow, beginnings[beginning], lots),
    ),
    { seed, numRuns: walks },
  );
  return result.failed ? [fc.defaultReportMessage(result) ?? 'a walk failed'] : [];
}

function walk(
  workflow: Exploration['workflow'],
  beginning: Visit | undefined,
  lots: readonly number[],
): boolean {
  if (beginning === undefined) return false;
  const { machine, name } = workflow;
  const walker = createChartWalker(machine, beginning.input);
  const records = [openingRecord(name, beginning.input)];
  let standing: Standing = { ...beginning, snapshot: walker.begin(beginning.input).snapshot };
  for (const lot of lots) {
    const steps = possibleSteps(workflow, standing);
    const step = steps[lot % steps.length];
    if (step === undefined) break;
    const event = eventOf(step, records.length);
    records.push(event as (typeof records)[number]);
    standing = standingAfter(standing, step, walker.move(standing.snapshot, event).snapshot);
    if (standing.snapshot.status === 'error') return false;
  }
  const folded = foldStream(machine, JSON.parse(JSON.stringify(records)) as typeof records);
  return (
    JSON.stringify([folded.value, folded.context]) ===
    JSON.stringify([standing.snapshot.value, standing.snapshot.context])
  );
}
