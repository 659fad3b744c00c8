import type { Random } from '../../campaign/random.ts';
import type { Goods, Language } from './goods.ts';

/** How the goods of a page are laid out. */
export type Layout = 'table' | 'plain table' | 'delivery note' | 'list' | 'compact list';

/** Printed, or in a font that looks like handwriting. */
export type Hand = 'printed' | 'handwritten';

const fonts = {
  printed: "'Noto Sans Thai', 'Noto Sans SC', sans-serif",
  handwritten: "Sriracha, Caveat, 'Ma Shan Zheng'",
} as const;

type Head = readonly [name: string, amount: string, price: string, total: string];

const heads: Readonly<Record<Language, readonly Head[]>> = {
  zh: [
    ['品名', '数量', '单价', '金额'],
    ['商品名称', '数量', '单价(元)', '合计'],
    ['货品名称', '件数', '价格', '小计'],
  ],
  en: [
    ['Item', 'Qty', 'Unit price', 'Total'],
    ['Description', 'Quantity', 'Price', 'Amount'],
    ['Product', 'Pcs', 'Price', 'Total'],
  ],
  th: [
    ['รายการ', 'จำนวน', 'ราคา', 'รวม'],
    ['รายการสินค้า', 'จำนวน', 'ราคาต่อหน่วย', 'จำนวนเงิน'],
    ['สินค้า', 'จำนวน', 'หน่วยละ', 'รวมเงิน'],
  ],
};

const words = {
  zh: {
    title: '送货单',
    to: '客户：曼谷集市',
    date: '日期：2026-03-14',
    sum: '合计',
    sign: '收货人签字',
    shop: '义乌百货商行',
  },
  en: {
    title: 'Delivery note',
    to: 'Customer: Bangkok Market',
    date: 'Date: 14 March 2026',
    sum: 'Total',
    sign: 'Received by',
    shop: 'Siam General Supply',
  },
  th: {
    title: 'ใบส่งของ',
    to: 'ลูกค้า: ตลาดบางกอก',
    date: 'วันที่ 14/03/2569',
    sum: 'รวมทั้งสิ้น',
    sign: 'ผู้รับสินค้า',
    shop: 'ร้านสยามพาณิชย์',
  },
} as const;

interface PagePlan {
  readonly layout: Layout;
  readonly hand: Hand;
  readonly language: Language;
  readonly goods: readonly Goods[];
}

/** A page of goods as HTML, 900 pixels wide. */
export function pageOf(random: Random, { layout, hand, language, goods }: PagePlan): string {
  const size = layout === 'compact list' ? 22 : 20 + random.below(6);
  const said = words[language];
  const body = layout.includes('list')
    ? listOf(random, goods, language)
    : markupOf(random, goods, language, layout);
  const head =
    layout === 'delivery note'
      ? `<h2>${said.shop}</h2><h1>${said.title}</h1><p>${said.to}</p><p>${said.date} &nbsp; No. ${random.below(9000) + 1000}</p>`
      : layout === 'list' && random.oneIn(2)
        ? `<p>${said.date}</p>`
        : '';
  const sum = goods.reduce((total, { amount, price }) => total + amount * price, 0);
  const foot =
    layout === 'delivery note'
      ? `<p class="sum">${said.sum} ${money(sum, 2)}</p><p>${said.sign} ____________</p>`
      : '';
  return `<style>
    body { margin: 0; width: 900px; box-sizing: border-box; padding: 50px 45px; background: #fff; color: ${random.pick(['#111', '#1c2430', '#23345c'])};
      font: ${hand === 'handwritten' ? size + 6 : size}px/1.45 ${fonts[hand]}; }
    h1 { font-size: 1.5em; text-align: center; margin: 8px; } h2 { font-size: 1.15em; margin: 4px; } p { margin: 8px 0; } .sum { text-align: right; }
    table { border-collapse: collapse; width: 100%; margin: 14px 0; }
    td, th { padding: ${5 + random.below(7)}px 10px; text-align: left; } .n { text-align: ${random.pick(['right', 'center', 'right'])}; }
    ${layout === 'plain table' ? '' : 'td, th { border: 1.5px solid #555; }'}
    .line { margin: ${8 + random.below(10)}px 0; white-space: nowrap; } .gap { display: inline-block; width: 1.6em; }
  </style>${head}${body}${foot}`;
}

/** The goods as a table with a head, of which the order of columns, numbers, units and sums differ. */
export function tableOf(random: Random, goods: readonly Goods[], language: Language): string[][] {
  const [name, amount, price, total] = random.pick(heads[language]);
  const [hasNumber, hasTotal, hasUnit] = [random.oneIn(2), !random.oneIn(3), random.oneIn(3)];
  const places = goods.some((one) => one.price % 1 !== 0) || random.oneIn(3) ? 2 : 0;
  const number = { zh: '序号', en: 'No.', th: 'ลำดับ' }[language];
  return [
    [...(hasNumber ? [number] : []), name, amount, price, ...(hasTotal ? [total] : [])],
    ...goods.map((one, at) => [
      ...(hasNumber ? [String(at + 1)] : []),
      one.name,
      hasUnit ? `${one.amount} ${one.unit}` : String(one.amount),
      money(one.price, places),
      ...(hasTotal ? [money(one.amount * one.price, places)] : []),
    ]),
  ];
}

function markupOf(random: Random, goods: readonly Goods[], language: Language, layout: Layout): string {
  const [head = [], ...rows] = tableOf(random, goods, language);
  const nameAt = rows[0]?.indexOf(goods[0]?.name ?? '') ?? 0;
  const markup = (tag: string, cells: readonly string[]) =>
    `<tr>${cells.map((cell, at) => `<${tag}${at === nameAt ? '' : ' class="n"'}>${cell}</${tag}>`).join('')}</tr>`;
  const sum = goods.reduce((all, one) => all + one.amount * one.price, 0);
  const last =
    layout === 'table' && head.length > nameAt + 3 && random.oneIn(2)
      ? `<tr><td colspan="${head.length - 1}">${words[language].sum}</td><td class="n">${money(sum, 2)}</td></tr>`
      : '';
  return `<table>${markup('th', head)}${rows.map((row) => markup('td', row)).join('')}${last}</table>`;
}

/** Lines without a head: name, how many, and what one costs. */
function listOf(random: Random, goods: readonly Goods[], language: Language): string {
  const gap = '<span class="gap"></span>';
  const form = random.below(3);
  const baht = { zh: '元', en: ' baht', th: ' บาท' }[language];
  return goods
    .map((one, at) => {
      const price = money(one.price, one.price % 1 === 0 ? 0 : 2);
      const ends = [
        `${one.amount} ${one.unit}${gap}@${price}`,
        `x${one.amount}${gap}฿${price}`,
        `${one.amount} ${one.unit}${gap}${price}${language === 'zh' ? '铢' : baht}`,
      ];
      return `<div class="line">${random.oneIn(1) && form === 1 ? `${at + 1}. ` : ''}${one.name}${gap}${ends[form] ?? ''}</div>`;
    })
    .join('');
}

function money(baht: number, places: number): string {
  return baht.toLocaleString('en', { minimumFractionDigits: places, maximumFractionDigits: 2 });
}
