import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { RecognitionRefused } from '../../../server/recognise/recognition-refused.ts';
import { completion, startModelStandIn } from '../external-models/model-stand-in.ts';
import { storeFile } from '../files/send-file.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted, refusal } from '../orders/orders-and-payments.ts';

let model: Awaited<ReturnType<typeof startModelStandIn>>;
let server: TestServer;
let storekeeper: Person;
let rival: Person;

beforeAll(async () => {
  model = await startModelStandIn();
  server = await startServer(
    { VISION_BASE_URL: model.url, VISION_API_KEY: 'word', VISION_MODEL: 'eyes' },
    {
      recogniser: {
        read: () => Promise.reject(new RecognitionRefused('nothing_recognised')),
        close: async () => undefined,
      },
    },
  );
  [storekeeper, rival] = await server.people('storekeeper', 'rival_owner');
  await server.database.pool.query('UPDATE merchants SET external_models = $1 WHERE merchant_id = $2', [
    true,
    storekeeper.user.merchant_id,
  ]);
});
beforeEach(() => {
  model.asked.length = 0;
});
afterAll(async () => {
  await server.stop();
  await model.stop();
});

const noText = {
  name: '',
  color: '',
  size: '',
  style: '',
  category: '',
  barcode: '',
  quantity: '',
  unit: '',
  price: '',
  total: '',
};
const goods = (rows: readonly object[]) => completion({ rows });

async function recognise(person: Person) {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'white' } })
    .withExif({ IFD3: { GPSLatitude: '13/1 45/1 0/1' } })
    .jpeg()
    .toBuffer();
  const { filepath: photo_path } = await storeFile(person, picture);
  return await person.post('/api/recognize_skus_from_photo', { photo_path });
}

describe('a photo of a merchant that allows an external model', () => {
  test('is read by it, as figures of its script, and checked by the sum', async () => {
    model.answer = () =>
      goods([
        { ...noText, name: 'แก้วน้ำ', quantity: '๒', unit: 'โหล', price: '45', total: '1,080' },
        { ...noText, name: '碗', color: '蓝', quantity: '6', price: '60.50', total: '400' },
      ]);
    expect(accepted(await recognise(storekeeper))).toMatchObject([
      { name: 'แก้วน้ำ', amount: 24, price: 45, confidence: 0.85, source: { page: 1, box: [0, 0, 1, 1] } },
      { name: '碗', color: '蓝', amount: 6, price: 60.5, confidence: 0.425 },
    ]);
  });

  test('goes there with the key and without what the camera noted', async () => {
    model.answer = () => goods([]);
    await recognise(storekeeper);
    const [request] = model.asked;
    const [part] = (request?.content ?? []) as readonly { readonly image_url: { readonly url: string } }[];
    const url = part?.image_url.url ?? '';
    const sent = await sharp(Buffer.from(url.split(',')[1] ?? '', 'base64')).metadata();
    expect([request?.path, request?.key, request?.model, sent.width, sent.exif]).toEqual([
      '/v1/chat/completions',
      'Bearer word',
      'eyes',
      40,
      undefined,
    ]);
  });

  test.each([
    ['fails', { status: 500, text: '{}' }],
    ['answers no JSON', { status: 200, text: 'no' }],
    ['answers another shape', goods([{ name: 'Cup' }])],
    ['refuses', { status: 200, text: JSON.stringify({ choices: [{ message: { refusal: 'no' } }] }) }],
    ['sees no goods', goods([])],
  ])('is read here where the model %s', async (_, answer) => {
    model.answer = () => answer;
    const reply = refusal(await recognise(storekeeper));
    expect([model.asked.length, reply]).toEqual([1, { code: 422, reason: 'nothing_recognised' }]);
  });
});

describe('a photo of a merchant that does not', () => {
  test('never leaves the server', async () => {
    model.answer = () => goods([{ ...noText, name: 'Cup', quantity: '1', price: '1' }]);
    const reply = refusal(await recognise(rival));
    expect([model.asked, reply]).toEqual([[], { code: 422, reason: 'nothing_recognised' }]);
  });
});
