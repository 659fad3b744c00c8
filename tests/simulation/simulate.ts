import fc from 'fast-check';
import { drawnStory, storyOf } from './draw-story.ts';
import { play } from './play.ts';
import type { PlayOptions } from './play.ts';
import type { Story } from './story.ts';
import { wordsOf } from './words-of.ts';

export interface Simulation {
  /** The same seed draws the same sessions. */
  readonly seed: number;
  readonly sessions: number;
}

/** A session that left something behind which must not be, and the shortest story that does so too. */
export interface Finding {
  /** Draws this one session. */
  readonly sessionSeed: number;
  /** How many sessions had to be played until it was found. */
  readonly played: number;
  readonly drawn: Story;
  readonly story: Story;
  readonly faults: readonly string[];
  /** All of this in words. */
  readonly report: string;
}

/** Plays so many sessions, each with the story of its own seed; answers the first one that leaves a fault, made short. */
export async function simulate(
  { seed, sessions }: Simulation,
  options: PlayOptions = {},
): Promise<Finding | null> {
  for (let at = 0; at < sessions; at += 1) {
    // Neighbouring seeds have no session in common.
    const sessionSeed = (Math.imul(seed, 1_000_003) + at) | 0;
    const drawn = storyOf(sessionSeed);
    const { faults } = await play(drawn, options);
    if (faults.length > 0) return describe(sessionSeed, at + 1, drawn, options);
  }
  return null;
}

async function describe(
  sessionSeed: number,
  played: number,
  drawn: Story,
  options: PlayOptions,
): Promise<Finding> {
  const story = await shorten(sessionSeed, drawn, options);
  const { faults, tale } = await play(story, { ...options, tells: true });
  const report = [
    `A session leaves what must not be: ${faults.join('; ')}`,
    `Its seed is ${sessionSeed}; made short, its story is:`,
    ...wordsOf(story).map((line) => `  ${line}`),
    'What happens in it:',
    ...tale.map((line) => `  ${line}`),
    'For tests/simulation/known-stories.ts:',
    `  { name: '', seed: ${sessionSeed}, story: ${JSON.stringify(story)} },`,
  ].join('\n');
  return { sessionSeed, played, drawn, story, faults, report };
}

/** Leaves out of a story whatever can be left out without its fault going away. */
async function shorten(seed: number, drawn: Story, options: PlayOptions): Promise<Story> {
  let shortest = drawn;
  const isSound = async (story: Story): Promise<boolean> => {
    const { faults } = await play(story, options);
    // What fails next is shorter than what failed before.
    if (faults.length > 0) shortest = story;
    return faults.length === 0;
  };
  await fc.check(fc.asyncProperty(drawnStory, isSound), { seed, numRuns: 1, plugins: [fc.unbiased()] });
  return shortest;
}
