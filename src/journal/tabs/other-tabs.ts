import { noChannel } from './tabs.ts';
import type { TabChannel } from './tabs.ts';
import { soleTurns } from './turns.ts';
import type { Turns } from './turns.ts';

/** The tabs that have the same journal open, as one of them sees the others. */
export interface OtherTabs {
  readonly turns: Turns;
  readonly channel: TabChannel;
}

export const noOtherTabs: OtherTabs = { turns: soleTurns, channel: noChannel };
