import fc from 'fast-check';
import type { Exploration } from './exploration.ts';
import { recordWalk } from './recorded-walk.ts';
import type { RecordedWalk } from './recorded-walk.ts';
import { possibleSteps } from './steps.ts';

const seed = Number(process.env['TALAT_SEED'] ?? 20250201);
const walks = Number(process.env['TALAT_WALKS'] ?? 40);
const longestWalk = 60;

/** Makes long random walks and checks a condition after each; returns the shortest walk that violates it. */
export function faultyWalks(
  { workflow, visits }: Exploration,
  holds: (walk: RecordedWalk) => boolean,
): readonly string[] {
  const inputs = visits.filter(({ path }) => path.length === 0).map(({ input }) => input);
  const result = fc.check(
    fc.property(
      fc.nat(inputs.length - 1),
      fc.array(fc.nat(), { minLength: 1, maxLength: longestWalk, size: 'max' }),
      (beginning, choices) =>
        holds(
          recordWalk(workflow, inputs[beginning], (standing, taken) => {
            const steps = possibleSteps(workflow, standing);
            return steps[(choices[taken] ?? NaN) % steps.length];
          }),
        ),
    ),
    { seed, numRuns: walks },
  );
  return result.failed ? [fc.defaultReportMessage(result) ?? 'a walk failed'] : [];
}
