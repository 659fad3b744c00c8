import fc from 'fast-check';
import { scenarioArbitrary, scenarioOfSeed } from './random-scenario.ts';
import { runScenario } from './run-scenario.ts';
import type { RunOptions } from './run-scenario.ts';
import type { Scenario } from './scenario.ts';
import { describeScenario } from './describe-scenario.ts';

export interface Simulation {
  /** The same seed draws the same sessions. */
  readonly seed: number;
  readonly runs: number;
}

/** A run that violated an invariant, and the shortest scenario that does so too. */
export interface Finding {
  /** Draws this one session. */
  readonly runSeed: number;
  /** How many sessions had to be played until it was found. */
  readonly played: number;
  readonly original: Scenario;
  readonly scenario: Scenario;
  readonly violations: readonly string[];
  /** All of this in words. */
  readonly report: string;
}

/** Runs scenarios of successive seeds; returns the first one that violates an invariant, shrunk, or null. */
export async function simulate(
  { seed, runs: sessions }: Simulation,
  options: RunOptions = {},
): Promise<Finding | null> {
  for (let at = 0; at < sessions; at += 1) {
    // Neighbouring seeds have no session in common.
    const runSeed = (Math.imul(seed, 1_000_003) + at) | 0;
    const original = scenarioOfSeed(runSeed);
    const { violations: faults } = await runScenario(original, options);
    if (faults.length > 0) return describe(runSeed, at + 1, original, options);
  }
  return null;
}

async function describe(
  runSeed: number,
  played: number,
  original: Scenario,
  options: RunOptions,
): Promise<Finding> {
  const scenario = await shorten(runSeed, original, options);
  const { violations, log } = await runScenario(scenario, { ...options, keepsLog: true });
  const report = [
    `A session leaves what must not be: ${violations.join('; ')}`,
    `Its seed is ${runSeed}; made short, its story is:`,
    ...describeScenario(scenario).map((line) => `  ${line}`),
    'What happens in it:',
    ...log.map((line) => `  ${line}`),
    'For tests/simulation/regression-scenarios.ts:',
    `  { name: '', seed: ${runSeed}, scenario: ${JSON.stringify(scenario)} },`,
  ].join('\n');
  return { runSeed, played, original, scenario, violations, report };
}

/** Shrinks a scenario as far as it still fails. */
async function shorten(seed: number, original: Scenario, options: RunOptions): Promise<Scenario> {
  let shortest = original;
  const isSound = async (scenario: Scenario): Promise<boolean> => {
    const { violations } = await runScenario(scenario, options);
    // What fails next is shorter than what failed before.
    if (violations.length > 0) shortest = scenario;
    return violations.length === 0;
  };
  await fc.check(fc.asyncProperty(scenarioArbitrary, isSound), {
    seed,
    numRuns: 1,
    plugins: [fc.unbiased()],
  });
  return shortest;
}
