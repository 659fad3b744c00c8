import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runPart } from '../../scripts/run-part.mjs';
import type { runVitest } from '../../scripts/vitest-run.mjs';

const green = { passed: 9, failed: 0, skipped: 1, failures: [], failedFiles: [] };
const red = (...files: string[]) => ({
  passed: 9 - files.length,
  failed: files.length,
  skipped: 1,
  failures: files.map((file) => `${file} > opens: Timeout`),
  failedFiles: files,
});

/** Runs that end with these results, one after another. */
const runsOf = (...results: (typeof green | ReturnType<typeof red>)[]) => {
  const run = vi.fn<typeof runVitest>();
  for (const result of results) run.mockResolvedValueOnce(result);
  return run;
};

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => vi.restoreAllMocks());

describe('a part of the tests', () => {
  test('whose file fails beside others and passes alone is green, and says so', async () => {
    const run = runsOf(red('tests/journeys/one.test.ts'), green);
    expect(await runPart('journeys', run)).toEqual({
      ...green,
      unsteady: ['tests/journeys/one.test.ts > opens: Timeout'],
    });
    expect(run.mock.calls.map(([, files = []]) => files)).toEqual([[], ['tests/journeys/one.test.ts']]);
  });

  test('whose file fails alone too is red', async () => {
    const failed = red('tests/journeys/one.test.ts');
    expect(await runPart('journeys', runsOf(failed, failed))).toEqual({ ...failed, unsteady: [] });
  });

  test.each([
    ['with more failed files than chance explains', 'journeys', red('1', '2', '3', '4')],
    ['that waits for no other process', 'node', red('tests/domain/one.test.ts')],
    ['that ends with an error outside its files', 'browser', { ...green, failed: 1 }],
  ])('%s is red at once', async (_, part, failed) => {
    const run = runsOf(failed);
    expect(await runPart(part, run)).toEqual({ ...failed, unsteady: [] });
    expect(run).toHaveBeenCalledOnce();
  });
});
