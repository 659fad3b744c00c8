/** Milliseconds for which a failure is kept: React has to render it once before the next attempt. */
const failureStandsMs = 1000;

interface LoadedOnce<T> {
  /** Returns the same promise each time, so that a component can suspend on it; after a failure a new one. */
  (): Promise<T>;
  /** What was loaded, where it is there. */
  readonly loaded: () => T | null;
}

/** Makes a function that loads something when it is first needed, and again later where that failed. */
export function loadedOnce<T>(load: () => Promise<T>): LoadedOnce<T> {
  let loading: Promise<T> | null = null;
  let loaded: T | null = null;
  const begin = () => {
    const beginning = load();
    beginning.then(
      (value) => {
        loaded = value;
        // What React's `use` looks for: a component that comes later does not suspend.
        void Object.assign(beginning, { status: 'fulfilled', value });
      },
      () => setTimeout(() => (loading = null), failureStandsMs),
    );
    return beginning;
  };
  return Object.assign(() => (loading ??= begin()), { loaded: () => loaded });
}
