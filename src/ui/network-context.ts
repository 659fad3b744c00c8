import { createContext, use, useSyncExternalStore } from 'react';

export interface Network {
  readonly isReachable: () => boolean;
  /** Calls the listener after each change of `isReachable()`; returns how to stop that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks the server whether it can be reached now. */
  readonly check: () => Promise<boolean>;
}

/** What is known of the way to the server. */
export const NetworkContext = createContext<Network>({
  isReachable: () => true,
  subscribe: () => () => undefined,
  check: () => Promise.resolve(true),
});

/** Whether the server can be reached, as far as this page knows. */
export function useIsReachable(): boolean {
  const { isReachable, subscribe } = use(NetworkContext);
  return useSyncExternalStore(subscribe, isReachable);
}
