import { useMemo, useSyncExternalStore } from 'react';
import { outcomeOf } from '../api/read-answer.ts';
import type { OutboxEntry } from '../journal/outbox/outbox-store.ts';
import { useUserScope } from './scopes.ts';

/** The writes that the server has not accepted: without an answer, or refused and not yet looked at. */
export function useUnsent(): readonly OutboxEntry[] {
  const { outbox } = useUserScope().journal;
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries);
  return useMemo(() => entries.filter(isUnsent), [entries]);
}

/** Writes that were accepted wait a moment for their workflow to note it. */
function isUnsent({ answer }: OutboxEntry): boolean {
  return answer === undefined || !outcomeOf(answer).ok;
}
