import type { DebugEntry, DebugNote } from './views/debug-entry.ts';

/** The last things that happened in this page, in memory alone. */
export interface DebugLog {
  /** Adds a note; the oldest one goes when there are too many. `at` is in milliseconds since 1970. */
  note(note: DebugNote, at: number): void;
  /** Newest first; the same array until something changes. */
  entries(): readonly DebugEntry[];
  clear(): void;
  /** Calls back after a change, once for all changes of a moment; answers the way to stop. */
  subscribe(listener: () => void): () => void;
}

/** Entries that are kept at the most. */
const usualCapacity = 1000;

export function createDebugLog(capacity = usualCapacity): DebugLog {
  const listeners = new Set<() => void>();
  let noted: DebugEntry[] = [];
  let count = 0;
  let shown: readonly DebugEntry[] | null = [];
  let isTelling = false;

  function change(entries: DebugEntry[]): void {
    noted = entries;
    shown = null;
    if (isTelling) return;
    isTelling = true;
    // Not at once: a component may write to the console while React renders it.
    queueMicrotask(() => {
      isTelling = false;
      for (const listener of listeners) listener();
    });
  }

  return {
    note(note, at) {
      count += 1;
      change([...noted.slice(1 - capacity), { ...note, number: count, at }]);
    },
    entries() {
      shown ??= [...noted].sort((one, other) => other.at - one.at || other.number - one.number);
      return shown;
    },
    clear: () => change([]),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
