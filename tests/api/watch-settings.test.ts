import { describe, expect, test } from 'vitest';
import { watchSettings } from '../../src/api/watch-settings.ts';

/** How often a change was heard after answers with these versions; null is an answer without one. */
function heardAfter(...versions: (number | null)[]): number {
  let heard = 0;
  const note = watchSettings(() => (heard += 1));
  for (const version of versions)
    note(new Response(null, version === null ? {} : { headers: { 'Settings-Version': String(version) } }));
  return heard;
}

describe("the merchant's settings", () => {
  test.each([
    ['the first answer, which says what they are', [3], 0],
    ['answers of one version', [3, 3, null, 3], 0],
    ['an answer of another version', [3, null, 4], 1],
    ['each further one', [3, 4, 4, 5], 2],
  ] as const)('are heard to have changed by %s: %s', (_, versions, times) => {
    expect(heardAfter(...versions)).toBe(times);
  });
});
