import { describe, expect, test } from 'vitest';
import { runScenario } from './run-scenario.ts';
import { injectedFaults } from './injected-faults.ts';
import { simulate } from './simulate.ts';

const seed = Number(process.env['TALAT_SEED'] ?? 20250201);
/** No more than the simulation runs. */
const sessions = 2000;
const maxShrunkSteps = 12;

describe.for(Object.entries(injectedFaults))('%s', ([, injectedFault]) => {
  test(
    'is found and shrunk to a short scenario that passes without the fault',
    { timeout: 300_000 },
    async () => {
      const finding = await simulate({ seed, runs: sessions }, { injectedFault });
      expect(finding?.violations).not.toEqual([]);
      const { scenario, original, played, report } = finding ?? never();
      if (process.env['TALAT_TELL'] !== undefined) process.stdout.write(`found after ${played}\n${report}\n`);
      expect(scenario.steps.length).toBeLessThanOrEqual(Math.min(maxShrunkSteps, original.steps.length));
      expect((await runScenario(scenario)).violations).toEqual([]);
    },
  );
});

function never(): never {
  throw new Error('it was not found');
}
