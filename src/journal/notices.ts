/** What a person has to know of where their work is kept. */
export type JournalNotice =
  /** The browser refuses storage: everything is gone with the page. */
  | 'memoryOnly'
  /** A tab of an older version holds the storage: work goes on in memory until it is closed and this page reloaded. */
  | 'blocked'
  /** The disk is full: nothing new is kept until there is room. */
  | 'storageFull'
  /** The browser has closed or removed the storage while the app was open. */
  | 'storageLost'
  /** The browser has removed what was kept since the last time. */
  | 'evicted'
  /** Another tab runs a newer version: this one keeps nothing any more. */
  | 'newerVersion';

export interface Notices {
  /** The same array until it changes. */
  readonly current: () => readonly JournalNotice[];
  /** Answers the way to stop listening. */
  readonly subscribe: (listener: () => void) => () => void;
  raise(notice: JournalNotice): void;
  dismiss(notice: JournalNotice): void;
}

export function createNotices(): Notices {
  let raised: readonly JournalNotice[] = [];
  const listeners = new Set<() => void>();

  function show(notices: readonly JournalNotice[]): void {
    raised = notices;
    for (const listener of listeners) listener();
  }

  return {
    current: () => raised,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    raise(notice) {
      if (!raised.includes(notice)) show([...raised, notice]);
    },
    dismiss(notice) {
      if (raised.includes(notice)) show(raised.filter((other) => other !== notice));
    },
  };
}
