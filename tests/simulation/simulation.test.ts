import { describe, expect, test } from 'vitest';
import { knownStories } from './known-stories.ts';
import { storyOf } from './draw-story.ts';
import { play } from './play.ts';
import { simulate } from './simulate.ts';

const seed = Number(process.env['TALAT_SEED'] ?? 20250201);
const sessions = Number(process.env['TALAT_SESSIONS'] ?? 2000);
/** Far more than it takes, however busy the machine is. */
const mostMsPerSession = 400;

describe(`${sessions} sessions of people on several devices`, () => {
  test(
    'leave nothing lost, nothing double and no promise broken, whatever goes wrong on the way',
    async () => {
      const finding = await simulate({ seed, sessions });
      expect(finding?.report ?? 'nothing').toBe('nothing');
    },
    60_000 + sessions * mostMsPerSession,
  );
});

describe('a session', () => {
  test('played again is the same, line by line', async () => {
    const first = await play(storyOf(seed), { tells: true });
    const second = await play(storyOf(seed), { tells: true });
    expect(first.tale.length).toBeGreaterThan(1);
    expect(second.tale).toEqual(first.tale);
  });

  test.for(knownStories)('that once failed stays mended: $name', async ({ story }) => {
    const { faults } = await play(story);
    expect(faults).toEqual([]);
  });
});
