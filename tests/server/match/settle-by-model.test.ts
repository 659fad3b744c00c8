import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DataOf } from '../../../domain/operations.ts';
import { completion, startModelStandIn, type ModelRequest } from '../external-models/model-stand-in.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted } from '../orders/orders-and-payments.ts';

type Answer = DataOf<'submitOrderByText'>;

interface AskedLine {
  readonly text: string;
  readonly products: readonly { readonly number: number; readonly color: string; readonly size: string }[];
  readonly quantities: readonly number[];
}

const key = 'key-of-the-endpoint';
const log: string[] = [];
let model: Awaited<ReturnType<typeof startModelStandIn>>;
let server: TestServer;
let customer: Person;

beforeAll(async () => {
  model = await startModelStandIn();
  const environment = {
    TALAT_DEMO: '1',
    TEXT_ORDER_BASE_URL: model.url,
    TEXT_ORDER_API_KEY: key,
    TEXT_ORDER_MODEL: 'words',
  };
  server = await startServer(environment, { log: (line) => log.push(line) });
  customer = await server.as('customer');
});
beforeEach(async () => {
  await allow(true);
  model.asked.length = 0;
  log.length = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(async () => {
  await server.stop();
  await model.stop();
});

async function allow(isAllowed: boolean): Promise<void> {
  await server.database.pool.query('UPDATE merchants SET external_models = $1 WHERE merchant_id = $2', [
    isAllowed,
    customer.user.merchant_id,
  ]);
}

async function read(text: string): Promise<Answer> {
  return accepted(await customer.post('/api/submit_order_by_text', { text })) as Answer;
}

/** As it is read without a model. */
async function readHere(text: string): Promise<Answer> {
  await allow(false);
  const answer = await read(text);
  await allow(true);
  return answer;
}

function linesOf({ content }: ModelRequest): readonly AskedLine[] {
  return (JSON.parse(String(content)) as { readonly lines: readonly AskedLine[] }).lines;
}

const text =
  '红灯笼大的 5 个，two dozen blue wave mugs 350ml。送到曼谷素坤逸路23巷4号，电话 081-234-5678，不要压坏';
const smaller = 'silk-lantern-red-30-cm';

/** Chooses the red one of 30 cm. */
function chooseSmaller(request: ModelRequest) {
  const lines = linesOf(request).map(({ products, quantities }) => ({
    product: products.find(({ color, size }) => color === 'Red' && size === '30 cm')?.number ?? null,
    quantity: quantities[0],
  }));
  return completion({ lines });
}

describe('an unsure line of a merchant that allows an external model', () => {
  test('is the candidate that the model chose, still unsure, with all candidates', async () => {
    model.answer = chooseSmaller;
    const [here, answer] = [await readHere(text), await read(text)];
    const [was, is] = [here.items[0], answer.items[0]];
    expect([was?.sku_id, is?.sku_id, is?.quantity, is?.confidence]).toEqual([
      'silk-lantern-red-40-cm',
      smaller,
      5,
      0.75,
    ]);
    const [before = [], after = []] = [was, is].map((item) => item?.candidates?.map(({ id }) => id));
    expect(after).toEqual([smaller, ...before.filter((id) => id !== smaller)]);
    expect({ ...answer, items: answer.items.slice(1) }).toEqual({ ...here, items: here.items.slice(1) });
  });

  test('is asked about in one request, with its words and candidates and nothing else of the message', async () => {
    model.answer = chooseSmaller;
    await read(text);
    expect(model.asked.map((asked) => [asked.path, asked.key, asked.model])).toEqual([
      ['/v1/chat/completions', `Bearer ${key}`, 'words'],
    ]);
    const [request] = model.asked;
    const lines = request === undefined ? [] : linesOf(request);
    expect(lines.map((line) => [line.text, line.quantities])).toEqual([['红灯笼大的 5 个', [5]]]);
    expect(lines[0]?.products[0]).toEqual({
      number: 0,
      names: ['Silk lantern', '红绸灯笼', 'โคมผ้าไหม'],
      color: 'Red',
      size: '40 cm',
    });
    expect(request?.body).not.toMatch(/081|5678|曼谷|素坤逸|压坏|mugs/);
  });

  test('has another quantity of its words where the model says so', async () => {
    model.answer = () => completion({ lines: [{ product: 0, quantity: 3 }] });
    const twice = 'red silk lantern 40cm 5, blue wave mug 350ml 2, red silk lantern 40cm 3';
    const { items } = await read(twice);
    expect(model.asked.map(linesOf)).toMatchObject([[{ quantities: [8, 5, 3] }]]);
    expect(items.map((item) => [item.sku_id, item.quantity, item.confidence < 0.8])).toEqual([
      ['silk-lantern-red-40-cm', 3, true],
      ['wave-ceramic-mug-blue-350-ml', 2, false],
    ]);
  });

  const choosing = (...lines: readonly object[]) => completion({ lines });

  test.each([
    ['fails', { status: 500, text: '{}' }],
    ['answers no JSON', { status: 200, text: 'no' }],
    ['refuses', { status: 200, text: JSON.stringify({ choices: [{ message: { refusal: 'no' } }] }) }],
    ['answers another shape', completion({ product: 1 })],
    ['names a product', choosing({ product: smaller, quantity: 5 })],
    ['chooses a product that is no candidate', choosing({ product: 99, quantity: 5 })],
    ['counts backwards', choosing({ product: -1, quantity: 5 })],
    ['chooses a quantity that is not there', choosing({ product: 1, quantity: 6 })],
    ['answers no line', choosing()],
    ['answers a line too many', choosing({ product: 1, quantity: 5 }, { product: 1, quantity: 5 })],
  ])('stays as it was read where the model %s, and the log has neither key nor words', async (_, answer) => {
    model.answer = () => answer;
    const here = await readHere(text);
    expect([await read(text), model.asked.length]).toEqual([here, 1]);
    expect(log.filter((line) => line.includes('did not settle a text order'))).toHaveLength(1);
    expect(log.join('\n')).not.toMatch(new RegExp(`${key}|灯笼`));
  });

  test('stays as it was read where the model has not answered within 5 seconds', async () => {
    const here = await readHere(text);
    const late = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    model.answer = () => {
      late.abort(new DOMException('late', 'TimeoutError'));
      return null;
    };
    const answer = await read(text);
    expect(timeout).toHaveBeenCalledWith(5000);
    expect([answer, model.asked.length]).toEqual([here, 1]);
  });

  test('stays as it was read where the model does not know', async () => {
    model.answer = () => choosing({ product: null, quantity: 5 });
    const here = await readHere(text);
    expect([await read(text), model.asked.length]).toEqual([here, 1]);
  });
});

describe('nothing is sent', () => {
  test('of a merchant that does not allow it', async () => {
    model.answer = chooseSmaller;
    await allow(false);
    expect((await read(text)).items[0]?.sku_id).toBe('silk-lantern-red-40-cm');
    expect(model.asked).toEqual([]);
  });

  test.each([
    ['whose lines are sure', 'two dozen blue wave mugs 350ml'],
    ['that orders nothing', 'สวัสดีค่ะ zzqx 3'],
  ])('of a message %s', async (_, message) => {
    await read(message);
    expect(model.asked).toEqual([]);
  });
});
