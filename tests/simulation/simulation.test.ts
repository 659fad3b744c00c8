import { describe, expect, test } from 'vitest';
import { regressionScenarios } from './regression-scenarios.ts';
import { scenarioOfSeed } from './random-scenario.ts';
import { runScenario } from './run-scenario.ts';
import { simulate } from './simulate.ts';

const seed = Number(process.env['TALAT_SEED'] ?? 20250201);
const sessions = Number(process.env['TALAT_SESSIONS'] ?? 2000);
/** Far more than it takes, however busy the machine is. */
const mostMsPerSession = 400;

describe(`${sessions} sessions of people on several devices`, () => {
  test(
    'leave nothing lost, nothing double and no promise broken, whatever goes wrong on the way',
    async () => {
      const finding = await simulate({ seed, runs: sessions });
      expect(finding?.report ?? 'nothing').toBe('nothing');
    },
    60_000 + sessions * mostMsPerSession,
  );
});

describe('a session', () => {
  test('played again is the same, line by line', async () => {
    const first = await runScenario(scenarioOfSeed(seed), { keepsLog: true });
    const second = await runScenario(scenarioOfSeed(seed), { keepsLog: true });
    expect(first.log.length).toBeGreaterThan(1);
    expect(second.log).toEqual(first.log);
  });

  test.for(regressionScenarios)('that once failed stays fixed: $name', async ({ scenario }) => {
    const { violations } = await runScenario(scenario);
    expect(violations).toEqual([]);
  });
});
