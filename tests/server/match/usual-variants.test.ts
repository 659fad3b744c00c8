import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sureFrom } from '../../../domain/orders/order-draft.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { placeOrders } from './place-orders.ts';
import { readOrder } from './read-order.ts';

let server: TestServer;
let customer: Person;

beforeAll(async () => {
  server = await startServer({ TALAT_DEMO: '1' });
  customer = await server.as('customer');
});
afterAll(() => server.stop());

const texts = ['ceramic mug 5', 'แก้วเซรามิก 5', '陶瓷杯 5个'];
const usual = 'wave-ceramic-mug-sage-350-ml';

describe('a mug without a colour and a size', () => {
  test.each(texts)('that the group ordered once is asked about, that one first: %s', async (text) => {
    const [line] = (await readOrder(text, customer)).items;
    expect(line?.sku_id).toBe(usual);
    expect(line?.confidence).toBeLessThan(sureFrom);
    expect(line?.candidates?.[0]?.id).toBe(usual);
    expect(line?.candidates?.length).toBeGreaterThan(1);
  });

  test('that the group orders again and again is sure', async () => {
    const placed = { status: 'created', lines: [[usual, 5]] } as const;
    await placeOrders(server, 'customer', [placed, placed]);
    for (const text of texts) {
      const [line] = (await readOrder(text, customer)).items;
      expect(line?.sku_id).toBe(usual);
      expect(line?.confidence).toBeGreaterThanOrEqual(sureFrom);
    }
  });
});
