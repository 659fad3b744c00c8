import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { countStatements } from '../count-statements.ts';
import { startServer, type Person } from '../harness.ts';
import { accepted, orderBody, stockSku } from './orders-and-payments.ts';

test('submitting takes eleven statements, and for staff one more, however many products are ordered', async () => {
  const server = await startServer();
  const [customer, manager] = await server.people('customer', 'order_manager');
  const lines = await Promise.all(
    [5, 7].map(async (price) => ({ sku: await stockSku(server, { price, pieces: 10 }), quantity: 1 })),
  );
  const submitting = (person: Person, count: number) =>
    countStatements(async () =>
      accepted(
        await person.post('/api/submit_order', orderBody(lines.slice(0, count)), {
          headers: { 'idempotency-key': randomUUID() },
        }),
      ),
    );
  expect([await submitting(customer, 1), await submitting(customer, 2)]).toEqual([11, 11]);
  expect(await submitting(manager, 2)).toBe(12);
  await server.stop();
});
