import { describe, expect, test } from 'vitest';
import type { ReadRow } from '../../../server/recognise/recognised.ts';
import { candidatesOf, meaningOfRow } from '../../../server/recognise/matching/product-by-name.ts';
import type { SkuRow } from '../../../server/store/queries/catalogue/catalogue.ts';

type Sku = SkuRow['sku'];

function sku(id: string, names: Pick<Sku, 'name' | 'ch_name' | 'th_name'>, color: string, size: string): Sku {
  return { ...names, sku_id: id, color, size, style: '', barcode: '', status: 'active' } as Sku;
}

const flask = { name: 'Stainless flask', ch_name: '不锈钢保温杯', th_name: 'กระบอกน้ำสเตนเลส' };
const tee = { name: 'Quick-dry tee', ch_name: '速干T恤', th_name: 'เสื้อกีฬาแห้งไว' };
const towel = { name: 'Cotton towel', ch_name: '棉毛巾', th_name: 'ผ้าขนหนู' };
const candidates = candidatesOf(
  [
    sku('navy-500', flask, 'Navy', '500 ml'),
    sku('navy-750', flask, 'Navy', '750 ml'),
    sku('white-500', flask, 'White', '500 ml'),
    sku('tee-l', tee, 'Navy', 'L'),
    sku('flops', { name: 'Flip-flops', ch_name: '软底人字拖', th_name: '' }, 'Teal', 'EU 43'),
    sku('towel', towel, 'Sand', '35 × 75 cm'),
    sku('hat', { name: 'Sun hat', ch_name: '', th_name: 'หมวกกันแดด' }, 'Brick red', 'Free size'),
    sku('cutlery', { name: 'Travel cutlery', ch_name: '便携餐具', th_name: 'ชุดช้อนส้อม' }, 'Steel', 'Set of 3'),
  ],
  [],
);

function productOf(name: string, color = '', size = ''): string | number | null {
  const none = { style: '', barcode: '', code: '', category: [], problem: null };
  const source = { sheet: 'Goods', cell: 'A2' };
  const row: ReadRow = { ...none, name, color, size, amount: 12, price: 4_500, confidence: 1, source };
  const { product, namesakes } = meaningOfRow(row, candidates);
  return product?.sku_id ?? (namesakes === 0 ? null : namesakes);
}

describe('a row that names a product of the shop', () => {
  test.each([
    ['กระบอกน้ำสเตนเลส', 'กรมท่า', '500 มล.', 'navy-500'],
    ['กระบอกน้ำสเตนเลส', 'Navy', '500 มล.', 'navy-500'],
    ['กระบอกน้ำสเตนเลส', 'กรมท่า', '0.75 ลิตร', 'navy-750'],
    ['不锈钢保温杯', '藏青色', '500毫升', 'navy-500'],
    ['Stainless flask', 'white', '500ml', 'white-500'],
    ['ผ้าขนหนู', 'ทราย', '35x75 ซม.', 'towel'],
    ['หมวกกันแดด', 'แดงอิฐ', 'ฟรีไซส์', 'hat'],
    ['不锈钢保温杯', '', '500ml 白色', 'white-500'],
    ['กระบอกน้ำสเตนเลส', '', 'กรมท่า 750 มล.', 'navy-750'],
    ['ชุดช้อนส้อม', 'สแตนเลส', 'ชุด 3 ชิ้น', 'cutlery'],
    ['便携餐具', '', '3件套', 'cutlery'],
    ['Travel cutlery', 'steel', '3-piece set', 'cutlery'],
  ])('%s, %s, %s in columns of their own is that product', (name, color, size, id) => {
    expect(productOf(name, color, size)).toBe(id);
  });

  test.each([
    ['กระบอกน้ำสเตนเลส 500 มล. กรมท่า', 'navy-500'],
    ['กระบอกน้ำสเตนเลส สีกรมท่า 750 มล.', 'navy-750'],
    ['เสื้อกีฬาแห้งไว กรมท่า L', 'tee-l'],
    ['เสื้อกีฬาแห้งไว กรมท่า ไซส์ L', 'tee-l'],
    ['速干T恤 藏青 L', 'tee-l'],
    ['Cotton towel 35 x 75 cm sand', 'towel'],
    ['Sun hat (brick red)', 'hat'],
    ['不锈钢保温杯500ml白色', 'white-500'],
    ['软底人字拖43码蓝绿色', 'flops'],
    ['不锈钢保温杯白色500毫升', 'white-500'],
    ['กระบอกน้ำสเตนเลส 500 มล.กรมท่า', 'navy-500'],
    ['เสื้อกีฬาแห้งไวกรมท่าL', 'tee-l'],
    ['หมวกกันแดดสีแดงอิฐ', 'hat'],
    ['ชุดช้อนส้อม 3 ชิ้น สแตนเลส', 'cutlery'],
  ])('with its attributes behind its name, as in "%s", is that product', (name, id) => {
    expect(productOf(name)).toBe(id);
  });

  test.each([
    ['in another colour', 'กระบอกน้ำสเตนเลส 500 มล. แดง'],
    ['in another size', 'Stainless flask 350 ml navy'],
    ['with a word more', 'Stainless flask navy 500 ml strap'],
  ])('%s is none of them', (_, name) => {
    expect(productOf(name)).toBeNull();
  });

  test.each([
    ['alone', 'กระบอกน้ำสเตนเลส', '', 3],
    ['with a colour of two sizes behind it', 'กระบอกน้ำสเตนเลส กรมท่า', '', 2],
    ['with a colour of two sizes beside it', 'Stainless flask', 'navy', 2],
  ])('%s may be any of those that are called so', (_, name, color, count) => {
    expect(productOf(name, color)).toBe(count);
  });
});

describe('a row of a shop in which a name has hundreds of products', () => {
  const shades = ['Navy', 'White', 'Sand', 'Teal'];
  const many = candidatesOf(
    Array.from({ length: 400 }, (_, at) =>
      sku(`tee-${at}`, tee, shades[at % 4] ?? '', String(30 + Math.floor(at / 4))),
    ),
    [],
  );
  const meant = (row: Partial<ReadRow>) =>
    meaningOfRow({ name: '', color: '', size: '', style: '', barcode: '', code: '', ...row }, many);

  test.each([
    [{ name: 'Quick-dry tee', color: 'sand', size: '44' }, 'tee-58'],
    [{ name: 'Quick-dry tee Sand 44' }, 'tee-58'],
    [{ name: 'quick dry tee 44 sand' }, 'tee-58'],
    [{ name: '速干T恤 沙色 44' }, 'tee-58'],
  ])('is the one that it names: %o', (row, id) => {
    expect(meant(row).product?.sku_id).toBe(id);
  });

  test('says how many of them it may be', () => {
    expect(meant({ name: 'Quick-dry tee', color: 'Sand' })).toEqual({ product: null, namesakes: 100 });
    expect(meant({ name: 'Quick-dry tee' }).namesakes).toBe(400);
  });

  test('asks for the keys of names with attributes only where a row begins with such a name', () => {
    const asked: string[] = [];
    const watched = candidatesOf(
      [tee, towel].map((names, at) => {
        const own = sku(String(at), names, '', 'L');
        return Object.defineProperty(own, 'color', { get: () => (asked.push(own.sku_id), 'Navy') });
      }),
      [],
    );
    watched.byName.get('cottontowelnavy');
    expect(new Set(asked)).toEqual(new Set(['1']));
  });
});
