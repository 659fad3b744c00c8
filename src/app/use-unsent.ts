import { useSyncExternalStore } from 'react';
import { useUserScope } from './user-scope.ts';

/** How many writes the server has not acknowledged. */
export function useUnsent(): number {
  const { outbox } = useUserScope().journal;
  return useSyncExternalStore(
    outbox.subscribe,
    () => outbox.entries().filter(({ answer }) => answer === undefined).length,
  );
}
