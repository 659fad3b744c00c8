/** A storage problem that the user has to be told. */
export type StorageNotice =
  /** The browser refuses storage: everything is lost on reload. */
  | 'memoryOnly'
  /** A tab of an older version blocks the database: this tab works in memory until that one is closed and this one reloaded. */
  | 'blocked'
  /** The disk is full: nothing is stored until there is space. */
  | 'storageFull'
  /** The browser closed or deleted the database while the app was open. */
  | 'storageLost'
  /** The browser deleted the database since the last start. */
  | 'evicted'
  /** Another tab runs a newer version: this tab no longer stores anything. */
  | 'newerVersion';

export interface StorageNotices {
  /** Returns the same array until it changes. */
  readonly current: () => readonly StorageNotice[];
  /** Returns a function that unsubscribes. */
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
