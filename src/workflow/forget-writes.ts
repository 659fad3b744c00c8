import type { Journal } from '../journal/journal.ts';

/** Forgets what a journal has not got through to the server: nobody sends it any more. */
export async function forgetWrites({ outbox }: Pick<Journal, 'outbox'>): Promise<void> {
  await Promise.all(outbox.entries().map(({ key }) => outbox.settle(key)));
}
