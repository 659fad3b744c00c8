import type { ReadService } from '../../domain/service.ts';
import type { Outbox } from '../journal/outbox/outbox.ts';

/** Asks the outbox whether it holds the write with a key, which then may have been sent or will be. */
export function isOnItsWay({
  isKept,
}: Pick<Outbox, 'isKept'>): ReadService<{ readonly key: string }, boolean> {
  return { kind: 'read', run: ({ key }) => isKept(key) };
}
