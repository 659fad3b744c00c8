/** What a person has to know of where their work is kept. */
export type StorageNotice =
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

export interface StorageNotices {
  /** The same array until it changes. */
  readonly current: () => readonly StorageNotice[];
  /** Answers the way to stop listening. */
  readonly subscribe: (listener: () => void) => () => void;
  raise(notice: StorageNotice): void;
  dismiss(notice: StorageNotice): void;
}

export function createStorageNotices(): StorageNotices {
  let raised: readonly StorageNotice[] = [];
  const listeners = new Set<() => void>();

  function show(notices: readonly StorageNotice[]): void {
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
