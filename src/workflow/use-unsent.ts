import { useMemo, useSyncExternalStore } from 'react';
import { outcomeOf } from '../api/read-answer.ts';
import type { OutboxEntry } from '../journal/outbox/outbox-store.ts';
import { useUserScope } from './scopes.ts';

/** Returns the writes that the server has not accepted: without an answer, or refused and not yet acknowledged. */
export function useUnsent(): readonly OutboxEntry[] {
  const { outbox } = useUserScope().journal;
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries);
  return useMemo(() => entries.filter(isUnsent), [entries]);
}

/** Whether a write counts as unsent. An accepted one stays in the outbox until its workflow has recorded the answer. */
function isUnsent({ answer }: OutboxEntry): boolean {
  return answer === undefined || !outcomeOf(answer).ok;
}
