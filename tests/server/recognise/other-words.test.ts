import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countStatements } from '../count-statements.ts';
import { storeFile } from '../files/send-file.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted } from '../orders/orders-and-payments.ts';
import { addProducts } from './add-products.ts';

interface Meaning {
  readonly match?: { readonly sku_id: string };
  readonly namesakes?: number;
  readonly similar?: Named;
}

interface Named {
  readonly name: string;
  readonly color: string;
  readonly size: string;
}

let server: TestServer;
let storekeeper: Person;
let rival: Person;

beforeAll(async () => {
  server = await startServer({ TALAT_DEMO: '1' });
  [storekeeper, rival] = await server.people('storekeeper', 'rival_owner');
  await addProducts(server.database.pool, [
    ['phone', 'Mobile smart phone', '智能手机', 'โทรศัพท์มือถือ', 'Black', ''],
    ['case', 'Leather laptop case', '皮革电脑壳', 'เคสแล็ปท็อปหนัง', 'Black', ''],
    ['bread', 'Rye bread flour', '黑麦面粉', 'แป้งขนมปัง', '', '1 kg'],
  ]);
});
afterAll(() => server.stop());

interface Proposal extends Meaning {
  readonly likely_category?: unknown;
}

async function match(person: Person, ...lines: readonly string[]): Promise<readonly Meaning[]> {
  const rows = lines.map((line) => {
    const [name = '', color = '', size = ''] = line.split('|');
    return { name, color, size };
  });
  const found = accepted(await person.post('/api/match_rows', { rows })) as Proposal[];
  return found.map(({ likely_category: _proposed, ...meaning }) => meaning);
}

function proposed({ similar }: Meaning = {}): string | undefined {
  return similar === undefined ? undefined : [similar.name, similar.color, similar.size].join(', ');
}

describe('a row in other words than the name of its product', () => {
  test.each([
    ['in plural', 'Low canvas sneakers navy 40', 'Low canvas sneaker, Navy, EU 40'],
    ['in plural and columns', 'Low canvas sneakers|Navy|40', 'Low canvas sneaker, Navy, EU 40'],
    ['in another order', 'Flip flops soft rubber black 43', 'Soft rubber flip-flops, Black, EU 43'],
    ['with its style', 'Canvas tote Thai rice hat sand', 'Thai rice hat tote, Sand, 38 × 40 cm'],
    ['with a shade', 'String lights garden warm white 5 m', 'Garden string lights, White, 5 m'],
    ['with its category', 'School bag backpack 22L navy', 'School backpack, Navy, 22 l'],
    ['without a count', 'Travel cutlery Set of 3', 'Three-piece travel cutlery, Steel, Set of 3'],
    ['without a word', 'Wave print tee charcoal L', 'Wave print cotton tee, Charcoal, L'],
    ['without it in columns', 'Wave print tee|Indigo blue|XL', 'Wave print cotton tee, Indigo, XL'],
    ['without a unit', 'Fringed blanket off-white 130x170', 'Fringed blanket, Off-white, 130 × 170 cm'],
    ['by a plainer colour', 'Wave print cotton tee dark grey M', 'Wave print cotton tee, Charcoal, M'],
    ['by another name', 'Elephant pants teal XXL', 'Elephant trousers, Teal, XXL'],
    ['with a wrong letter', 'Low canvas sneekers navy 40', 'Low canvas sneaker, Navy, EU 40'],
    ['with a short unit', 'สบู่น้ำนมข้าว ลาเวนเดอร์ 100 ก.', 'Rice milk soap, Lavender, 100 g'],
    ['in Thai without a unit', 'ถุงผ้าช้อปปิ้งสีพื้น ขาวนวล 35x38', 'Plain shopper, Off-white, 35 × 38 cm'],
    ['in Thai with a word more', 'แก้วมัดเซรามิกลายคลื่นสีฟ้า 350 มคล.', 'Wave ceramic mug, Blue, 350 ml'],
    ['in another order and unit', '陶瓷海浪杯蓝0.35L', 'Wave ceramic mug, Blue, 350 ml'],
    ['with a figure for a word', '便携餐具3件套', 'Three-piece travel cutlery, Steel, Set of 3'],
    ['in Chinese in another order', '拼色雨伞长柄红16骨', 'Two-colour umbrella, Red, 16 ribs'],
  ])('%s, %s, asks whether it is %s', async (_, line, product) => {
    const [meaning] = await match(storekeeper, line);
    expect(proposed(meaning)).toBe(product);
    expect(meaning?.match).toBeUndefined();
  });

  test.each([
    ['another colour', 'Low canvas sneakers teal 40'],
    ['another colour in its column', 'Wave print tee|Coral|L'],
    ['another size', 'Low canvas sneakers navy 39'],
    ['another size in its column', 'Wave print tee|Charcoal|XXL'],
    ['a size of several parts', 'Rice milk soaps 5 x 100 g white'],
    ['a thing for it', 'Mobile smart phones case black'],
    ['a thing that is said to be for it', 'Case for mobile smart phones black'],
    ['what a thing for it is for', 'Laptop black'],
    ['what is of it', 'Tea pot'],
    ['what it is of', 'Clay tea 200 ml walnut'],
    ['a thing of its sort', 'Rye bread 1 kg'],
    ['another word', 'Rice milk shampoo white 100 g'],
    ['two words more', 'Thai hotel rice milk soaps white 100 g'],
    ['a word more and another less', 'Garden fairy lights white 5 m'],
    ['hardly a word', 'Soaps white 100 g'],
  ])('with %s, %s, is new', async (_, line) => {
    expect(await match(storekeeper, line)).toEqual([{}]);
  });

  test.each([
    ['Low canvas sneakers navy', 3],
    ['Wave print tee', 6],
  ])('without what tells products of one design apart, %s, is any of %s', async (line, namesakes) => {
    expect(await match(storekeeper, line)).toEqual([{ namesakes }]);
  });

  test('is no product of another shop', async () => {
    expect(await match(rival, 'Low canvas sneakers navy 40')).toEqual([{}]);
  });
});

function sheetOf(lines: readonly string[]): Buffer {
  return Buffer.from(['Description,Qty,Price', ...lines.map((line) => `${line},6,220`)].join('\n'));
}

async function recognise(lines: readonly string[]): Promise<readonly Meaning[]> {
  const { filepath: file_path } = await storeFile(storekeeper, sheetOf(lines));
  return accepted(await storekeeper.post('/api/recognize_skus_from_photo', { file_path })) as Meaning[];
}

describe('a sheet whose rows are called in other words', () => {
  test('asks about each of them', async () => {
    const items = await recognise(['Low canvas sneakers navy 40', 'School bag backpack 22L navy']);
    expect(items.map(proposed)).toEqual(['Low canvas sneaker, Navy, EU 40', 'School backpack, Navy, 22 l']);
  });

  test('with fifty of them is matched with no more statements than with one, and with three hundred with five more for products and for categories', async () => {
    const count = async (lines: readonly string[]) => {
      const { filepath: file_path } = await storeFile(storekeeper, sheetOf(lines));
      return await countStatements(() => storekeeper.post('/api/recognize_skus_from_photo', { file_path }));
    };
    const called = (rows: number) =>
      Array.from({ length: rows }, (_, at) => `Low canvas sneakers navy 40${at === 0 ? '' : ` ${at}`}`);
    await count(called(1));
    const one = await count(called(1));
    expect([await count(called(50)), await count(called(300))]).toEqual([one, one + 10]);
  });

  test('of more names than are looked for at once leaves the others new', async () => {
    const unknown = Array.from({ length: 300 }, (_, at) => `Unknown thing number ${at + 1}`);
    const items = await recognise([...unknown, 'Low canvas sneakers navy 40']);
    expect(proposed(items.at(-1))).toBeUndefined();
  });
});

describe('a search of the stock that finds nothing by all words', () => {
  test.each([
    ['แก้วมัดเซรามิกลายคลื่นสีฟ้า 350 มคล.', 'Wave ceramic mug'],
    ['陶瓷海浪杯蓝0.36L', 'Wave ceramic mug'],
    ['便携餐具3件套', 'Three-piece travel cutlery'],
    ['拼色雨伞长柄红16骨', 'Two-colour umbrella'],
  ])('for %s shows %s first', async (name, product) => {
    const { items } = accepted(
      await storekeeper.post('/api/stock_list', { name, order_by: 'relevance' }),
    ) as { readonly items: readonly { readonly name: string }[] };
    expect(items[0]?.name).toBe(product);
  });

  test('for what the shop has nothing of shows nothing', async () => {
    const { items } = accepted(
      await storekeeper.post('/api/stock_list', { name: 'Inflatable boat', order_by: 'relevance' }),
    ) as { readonly items: readonly unknown[] };
    expect(items).toEqual([]);
  });
});
