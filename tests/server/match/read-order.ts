import { afterAll, beforeAll } from 'vitest';
import type { DataOf } from '../../../domain/operations.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted } from '../orders/orders-and-payments.ts';

export type Answer = DataOf<'submitOrderByText'>;

/** What a text orders, as this person is answered. */
export async function readOrder(text: string, person: Person, group = ''): Promise<Answer> {
  return accepted(await person.post(`/api/submit_order_by_text?group_id=${group}`, { text })) as Answer;
}

/** Reads texts as the customer of a demo shop of the test file. */
export function readInDemo(): (text: string) => Promise<Answer> {
  let server: TestServer;
  let customer: Person;
  beforeAll(async () => {
    server = await startServer({ TALAT_DEMO: '1' });
    customer = await server.as('customer');
  });
  afterAll(() => server.stop());
  return async (text) => await readOrder(text, customer);
}

export function linesOf({ items }: Answer) {
  return items.map(({ sku_id, quantity }) => [sku_id, quantity]);
}

export const lantern = 'silk-lantern-red-40-cm';
export const mug = 'wave-ceramic-mug-blue-350-ml';
