import type { DebugEntry } from './debug-entry.ts';

export interface DebugLogScreenProps {
  /** Newest first. */
  readonly entries: readonly DebugEntry[];
  /** ISO time since which console and network are noted. */
  readonly since: string;
  /** Whether they are noted on this device from the start of the app on. */
  readonly isFromStart: boolean;
  readonly onFromStart: (isFromStart: boolean) => void;
  /** Copies the given entries. */
  readonly onCopy: (entries: readonly DebugEntry[]) => void;
  readonly onClear: () => void;
}
