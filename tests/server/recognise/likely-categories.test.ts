import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countStatements } from '../count-statements.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { storeFile } from '../files/send-file.ts';
import { accepted } from '../orders/orders-and-payments.ts';

interface Item {
  readonly cate_id3: string;
  readonly likely_category?: { readonly category_id: readonly string[]; readonly category_label: string };
}

let server: TestServer;
let storekeeper: Person;
let rival: Person;
beforeAll(async () => {
  server = await startServer({ TALAT_DEMO: '1' });
  [storekeeper, rival] = await server.people('storekeeper', 'rival_owner');
});
afterAll(() => server.stop());

function sheetOf(names: readonly string[], category = ''): Buffer {
  return Buffer.from(
    ['Description,Category,Qty,Price', ...names.map((name) => `${name},${category},6,220`)].join('\n'),
  );
}

async function recognise(person: Person, file: Buffer): Promise<readonly Item[]> {
  const { filepath: file_path } = await storeFile(person, file);
  return accepted(await person.post('/api/recognize_skus_from_photo', { file_path })) as Item[];
}

const likelyOf = ({ likely_category: likely }: Item) => likely?.category_label;

describe('a row of a product that the shop does not have', () => {
  test.each([
    ['which a category is called as', 'Canvas tote navy L', 'Bags / Totes / Canvas'],
    ['which a category is called as, in Chinese', '蓝色帆布袋', 'Bags / Totes / Canvas'],
    ['which a category is called as, in Thai', 'ถุงผ้าแคนวาสสีแดง', 'Bags / Totes / Canvas'],
    ['of which most such products are in one category', 'Glass teapot', 'Tea / Tea ware / Teapots'],
    ['of which such products are in several below one', 'Backpack red', 'Bags / Backpacks / Day packs'],
    ['of a kind that the shop has nothing of', 'Inflatable boat', undefined],
    ['of a kind that the shop has nothing of, in Thai', 'เรือยาง', undefined],
    ['of a kind that the shop has nothing of, in Chinese', '充气艇', undefined],
  ])('%s, %s, proposes %s', async (_, name, label) => {
    const items = await recognise(storekeeper, sheetOf([name]));
    expect(items.map((one) => [one.cate_id3, likelyOf(one)])).toEqual([['', label]]);
  });

  test('with a category in the list proposes none', async () => {
    const [item] = await recognise(storekeeper, sheetOf(['Canvas tote navy L'], 'Teapots'));
    expect([item?.cate_id3 === '', item && likelyOf(item)]).toEqual([false, undefined]);
  });

  test('proposes nothing of another shop', async () => {
    expect((await recognise(rival, sheetOf(['Canvas tote navy L']))).map(likelyOf)).toEqual([undefined]);
  });

  test('that was typed anew proposes what it is now', async () => {
    const body = { rows: [{ name: 'Glass teapot' }, { name: 'Thai rice hat tote' }] };
    const found = accepted(await storekeeper.post('/api/match_rows', body)) as readonly Item[];
    expect(found.map(likelyOf)[0]).toBe('Tea / Tea ware / Teapots');
  });
});

test('forty rows are given categories with no more statements than one', async () => {
  const count = async (names: readonly string[]) => {
    const { filepath: file_path } = await storeFile(storekeeper, sheetOf(names));
    return await countStatements(() => storekeeper.post('/api/recognize_skus_from_photo', { file_path }));
  };
  const forty = Array.from({ length: 40 }, (_, at) => `Glass teapot ${at}`);
  await count(['Glass teapot']);
  expect(await count(forty)).toBe(await count(['Glass teapot']));
});
