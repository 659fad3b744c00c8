import type { Journal } from '../journal/journal.ts';

/** Deletes all entries of a journal's outbox, so that unsent writes are never sent. */
export async function forgetWrites({ outbox }: Pick<Journal, 'outbox'>): Promise<void> {
  await Promise.all(outbox.entries().map(({ key }) => outbox.settle(key)));
}
