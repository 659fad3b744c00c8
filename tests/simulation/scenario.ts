import type { PersonId } from './shop/shop.ts';

/** The devices and their users; a user of two devices does not coordinate them. */
export const deviceOwners = {
  phone: 'customer',
  tablet: 'customer',
  desk: 'order_manager',
  counter: 'order_manager',
  office: 'finance',
  till: 'manager',
} as const satisfies Readonly<Record<string, PersonId>>;

export type DeviceName = keyof typeof deviceOwners;
export const deviceNames = Object.keys(deviceOwners) as readonly DeviceName[];

/** What happens to the next request of a device. */
export const networkFaults = [
  'requestLost',
  'answerLost',
  'late',
  'twice',
  'busy',
  'broken',
  'signedOut',
] as const;
export type NetworkFault = (typeof networkFaults)[number];

/** Applies a fault to the next `times` writes or calls of a device. */
export interface FaultInjection {
  readonly of: 'write' | 'any';
  readonly times: number;
  readonly fault: NetworkFault;
}

/** What happens to a device immediately. */
export const deviceEvents = [
  'kill',
  'upgrade',
  'offline',
  'online',
  'diskFull',
  'diskFreed',
  'clockJump',
] as const;
export type DeviceEvent = (typeof deviceEvents)[number];

export type Step =
  /**
   * The user performs an action `times` times and waits for its effects, except after the last: then only `after` scheduled
   * tasks run (a commit, an answer, the end of a delay), with 0 all until nothing is pending. Choice 0 is the main next step,
   * other numbers select among all possible actions.
   */
  | {
      readonly type: 'userAction';
      readonly device: DeviceName;
      readonly choice: number;
      readonly times: number;
      readonly after: number;
    }
  /** Null is the device that acts next. */
  | ({ readonly type: 'networkFault'; readonly device: DeviceName | null } & FaultInjection)
  /** Null is the device that acted last. */
  | { readonly type: 'deviceEvent'; readonly device: DeviceName | null; readonly event: DeviceEvent }
  | { readonly type: 'pause'; readonly minutes: number };

/** The storekeeper counts the shelf, while others sell from it. */
export interface Stocktake {
  /** The step that it comes before; after all of them where there are fewer. */
  readonly before: number;
  /** Whether the stock is read again before; else the storekeeper counts against what was seen at the count before. */
  readonly looks: boolean;
  /** Of each product, how many more pieces are counted than were seen; null where it is not counted. */
  readonly differences: readonly (number | null)[];
  /** Whether the request arrives a second time. */
  readonly twice: boolean;
}

/** A manager corrects what was paid, while others confirm and reject it. */
export interface PaymentEdit {
  /** The step that it comes before; after all of them where there are fewer. */
  readonly before: number;
  /** Which of the payments: its place among them, counted around. */
  readonly payment: number;
  /** Satang that it was paid more. */
  readonly difference: number;
}

/** A complete run as data: the same scenario gives the same run. */
export interface Scenario {
  /** Seed of the durations of disk and network, and so of who is first; 0: constant durations. */
  readonly timingSeed: number;
  /** Steps of the set-up that are performed before, 0 to `maxSetupSteps`. */
  readonly setupSteps: number;
  readonly steps: readonly Step[];
  readonly stocktakes?: readonly Stocktake[];
  readonly paymentEdits?: readonly PaymentEdit[];
}
