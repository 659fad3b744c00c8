import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '../../../domain/contract.ts';
import { startServer, type TestServer } from '../harness.ts';
import { accepted, orderBody, stockSku } from './orders-and-payments.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

test('an order is for the group of the body, else of the header, and `001` is the default group', async () => {
  const manager = await server.as('order_manager');
  const bowl = await stockSku(server, { price: 20, pieces: 10 });
  const groupOf = async (group_id: string | null) => {
    const body = { ...orderBody([{ sku: bowl, quantity: 1 }]), group_id };
    const reply = await manager.post('/api/submit_order', body, { headers: { group_id: 'moey' } });
    return (accepted(reply) as { order: Order }).order.group_id;
  };
  expect([await groupOf('chiangmai'), await groupOf('001'), await groupOf(null)]).toEqual([
    'chiangmai',
    'pratunam',
    'moey',
  ]);
});
