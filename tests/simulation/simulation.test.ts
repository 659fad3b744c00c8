import { describe, expect, test } from 'vitest';
import { knownStories } from './known-stories.ts';
import { storyOf } from './draw-story.ts';
import { play } from './play.ts';
import { simulate } from './simulate.ts';

const seed = Number(process.env['TALAT_SEED'] ?? 20250201);
const sessions = Number(process.env['TALAT_SESSIONS'] ?? 5000);
const mostMsPerSession = 60;

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
    const tales: (readonly string[])[] = [];
    for (const _ of [1, 2]) tales.push((await play(storyOf(seed), { tells: true })).tale);
    expect(tales[0]?.length).toBeGreaterThan(1);
    expect(tales[1]).toEqual(tales[0]);
  });

  test.for(knownStories)('that once failed stays mended: $name', async ({ story }) => {
    const { faults } = await play(story);
    expect(faults).toEqual([]);
  });
});
