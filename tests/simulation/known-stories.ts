import type { Story } from './story.ts';

/** A session that once left a fault, made short. The story stays what it is, whatever its seed draws in a later version. */
export interface KnownStory {
  /** What went wrong. */
  readonly name: string;
  /** Drew the session, made short by hand where there is none. */
  readonly seed: number | null;
  readonly story: Story;
}

/** Every story that a simulation ever failed with: only added to. */
export const knownStories: readonly KnownStory[] = [
  {
    name: 'a photo whose form was closed while the disk was full',
    seed: -696707885,
    story: {
      pace: 0,
      morning: 2,
      steps: [
        { type: 'act', device: 'desk', choice: 0, times: 5, after: 5 },
        { type: 'mishap', device: null, mishap: 'full' },
        { type: 'act', device: 'phone', choice: 0, times: 1, after: 0 },
        { type: 'mishap', device: null, mishap: 'kill' },
        { type: 'act', device: 'desk', choice: 10, times: 1, after: 0 },
        { type: 'mishap', device: null, mishap: 'room' },
        { type: 'mishap', device: null, mishap: 'offline' },
      ],
    },
  },
];
