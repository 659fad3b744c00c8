import type { PersonId } from './shop/shop.ts';

/** The devices of a story, and whose they are: two have one person, whose work on them is not coordinated. */
export const deviceOwners = {
  phone: 'customer',
  tablet: 'customer',
  desk: 'order_manager',
  counter: 'order_manager',
  office: 'finance',
} as const satisfies Readonly<Record<string, PersonId>>;

export type DeviceName = keyof typeof deviceOwners;
export const deviceNames = Object.keys(deviceOwners) as readonly DeviceName[];

/** What becomes of the next request of a device. */
export const fates = ['requestLost', 'answerLost', 'late', 'twice', 'busy', 'broken', 'signedOut'] as const;
export type Fate = (typeof fates)[number];

/** Strikes the next writes of a device, or its next calls of any kind: so many of them. */
export interface Blow {
  readonly of: 'write' | 'any';
  readonly times: number;
  readonly fate: Fate;
}

/** What befalls a device at once. */
export const mishaps = ['kill', 'upgrade', 'offline', 'online', 'full', 'room', 'clockJump'] as const;
export type Mishap = (typeof mishaps)[number];

export type Step =
  /**
   * The person does what the screen offers, so often, and sees what comes of it each time but the last: then so many happenings
   * follow (a commit, an answer, the end of a pause), with 0 all until it is quiet. Choice 0 is what leads on, other numbers are
   * anything else that is possible.
   */
  | {
      readonly type: 'act';
      readonly device: DeviceName;
      readonly choice: number;
      readonly times: number;
      readonly after: number;
    }
  /** Null is the device that acts next. */
  | ({ readonly type: 'fate'; readonly device: DeviceName | null } & Blow)
  /** Null is the device that acted last. */
  | { readonly type: 'mishap'; readonly device: DeviceName | null; readonly mishap: Mishap }
  | { readonly type: 'pause'; readonly minutes: number };

/** A session from its beginning to its end, as data: the same story is the same session. */
export interface Story {
  /** Draws how long disk and network take, so who is first; 0: always the same. */
  readonly pace: number;
  /** Steps that were taken before: the more, the more is under way. */
  readonly morning: number;
  readonly steps: readonly Step[];
}
