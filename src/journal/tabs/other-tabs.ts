import { noChannel } from './tab-channel.ts';
import type { TabChannel } from './tab-channel.ts';
import { singleTabLocks } from './tab-locks.ts';
import type { TabLocks } from './tab-locks.ts';

/** The tabs that have the same journal open, as one of them sees the others. */
export interface TabCoordination {
  readonly locks: TabLocks;
  readonly channel: TabChannel;
}

export const singleTab: TabCoordination = { locks: singleTabLocks, channel: noChannel };
