import { useEffect } from 'react';
import type { Journal } from '../journal/journal.ts';

/** While the journal lasts no longer than the page and holds something unsent, leaving the page asks first. */
export function useAskBeforeLeaving({ durable, outbox }: Pick<Journal, 'durable' | 'outbox'>): void {
  useEffect(() => {
    if (durable) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (outbox.entries().some(({ answer }) => answer === undefined)) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [durable, outbox]);
}
