import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DataOf } from '../../../domain/operations.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';

let server: TestServer;
let customer: Person;

beforeAll(async () => {
  server = await startServer({ TALAT_DEMO: '1' });
  customer = await server.as('customer');
});
afterAll(() => server.stop());

type Answer = DataOf<'submitOrderByText'>;

async function read(text: string, person = customer): Promise<Answer> {
  const reply = await person.post('/api/submit_order_by_text', { text });
  expect(reply.status).toBe(200);
  return reply.data as Answer;
}

function linesOf({ items }: Answer) {
  return items.map(({ sku_id, quantity }) => [sku_id, quantity]);
}

describe('a message in three languages', () => {
  test('becomes lines, a remark, and what matched nothing', async () => {
    const answer = await read(
      '红灯笼大的 5 个，two dozen blue wave mugs 350ml，ชาอู่หลงกระป๋องเขียว 150 กรัม 12 กระป๋อง，zzqx 3。周五下午送，不要压坏',
    );
    expect(linesOf(answer)).toEqual([
      ['silk-lantern-red-40-cm', 5],
      ['wave-ceramic-mug-blue-350-ml', 24],
      ['oolong-tea-tin-green-150-g', 12],
    ]);
    expect(answer.unmatched).toEqual(['zzqx 3']);
    expect(answer.remark).toBe('周五下午送\n不要压坏');
  });

  test('an unsure line has candidates, its own product first, and a sure one none', async () => {
    const { items } = await read('红灯笼大的 5 个，two dozen blue wave mugs 350ml');
    expect(items.map(({ candidates = [] }) => candidates[0]?.id)).toEqual([
      'silk-lantern-red-40-cm',
      undefined,
    ]);
  });
});
