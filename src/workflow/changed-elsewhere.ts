import { useSyncExternalStore } from 'react';

// Beside the charts, whose journals keep what somebody did here.
const changed = new WeakSet();
const listeners = new Set<() => void>();

/** Notes that somebody else changed what a workflow shows and that it cannot be read now, or that it was read. */
export function noteChangedElsewhere(actor: object, isChanged: boolean): void {
  if (changed.has(actor) === isChanged) return;
  if (isChanged) changed.add(actor);
  else changed.delete(actor);
  for (const listener of listeners) listener();
}

/** Whether somebody else changed what a workflow shows, which it does not show yet. */
export function useIsChangedElsewhere(actor: object): boolean {
  return useSyncExternalStore(subscribe, () => changed.has(actor));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
