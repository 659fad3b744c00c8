import fc from 'fast-check';
import { morningSteps } from './morning.ts';
import { deviceNames, fates, mishaps } from './story.ts';
import type { DeviceName, Fate, Mishap, Step, Story } from './story.ts';

const longestStory = 12;
const mostTimes = 6;

/** Those that lead a story on come oftener; a shrunk story has the first ones. */
const device = fc.constantFrom<DeviceName>(...deviceNames, 'phone', 'desk', 'desk', 'office');
const struck = fc.option(device, { freq: 2 });
const after = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.nat(15) });
const choice = fc.nat(30);
const times = fc.integer({ min: 1, max: mostTimes });

const act: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('act'), device, choice: fc.constant(0), times, after }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('act'), device, choice, times: fc.constant(1), after }),
  },
);
const fate: fc.Arbitrary<Step> = fc.record({
  type: fc.constant('fate'),
  device: struck,
  of: fc.constantFrom('write', 'write', 'write', 'any'),
  times: fc.integer({ min: 1, max: 4 }),
  fate: fc.constantFrom<Fate>(...fates, 'answerLost'),
});
const mishap: fc.Arbitrary<Step> = fc.record({
  type: fc.constant('mishap'),
  device: struck,
  mishap: fc.constantFrom<Mishap>(...mishaps, 'kill', 'kill', 'upgrade', 'upgrade', 'online', 'room'),
});
const pause: fc.Arbitrary<Step> = fc.record({ type: fc.constant('pause'), minutes: fc.nat(10) });

/** Sessions of one shop, of every length. */
export const drawnStory: fc.Arbitrary<Story> = fc.record({
  pace: fc.nat(),
  morning: fc.nat(morningSteps),
  steps: fc.array(
    fc.oneof(
      { weight: 12, arbitrary: act },
      { weight: 5, arbitrary: fate },
      { weight: 5, arbitrary: mishap },
      { weight: 1, arbitrary: pause },
    ),
    { minLength: 4, maxLength: longestStory, size: 'max' },
  ),
});

/** The story of a seed: what `fc.check` with this seed draws first, and makes short where it fails. */
export function storyOf(seed: number): Story {
  const drawn: Story[] = [];
  fc.check(
    fc.property(drawnStory, (story) => {
      drawn.push(story);
    }),
    { seed, numRuns: 1, plugins: [fc.unbiased()] },
  );
  const [story] = drawn;
  if (story === undefined) throw new Error('nothing was drawn');
  return story;
}
