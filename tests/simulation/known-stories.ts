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
export const knownStories: readonly KnownStory[] = [];
