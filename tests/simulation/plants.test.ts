import { describe, expect, test } from 'vitest';
import { play } from './play.ts';
import { plants } from './plants.ts';
import { simulate } from './simulate.ts';

const seed = Number(process.env['TALAT_SEED'] ?? 20250201);
/** No more than a run of the simulation plays. */
const sessions = 2000;
const longestShortStory = 12;

describe.for(Object.entries(plants))('%s', ([, plant]) => {
  test('is found, and made a short story that is sound without it', { timeout: 300_000 }, async () => {
    const finding = await simulate({ seed, sessions }, { plant });
    expect(finding?.faults).not.toEqual([]);
    const { story, drawn, played, report } = finding ?? never();
    if (process.env['TALAT_TELL'] !== undefined) process.stdout.write(`found after ${played}\n${report}\n`);
    expect(story.steps.length).toBeLessThanOrEqual(Math.min(longestShortStory, drawn.steps.length));
    expect((await play(story)).faults).toEqual([]);
  });
});

function never(): never {
  throw new Error('it was not found');
}
