import type { Report } from '../../domain/contract.ts';
import { readWire } from '../../domain/money.ts';
import { fullName, nameIn } from '../../domain/names.ts';
import type { Money, Row, Sheet } from '../../domain/sheets/workbook.ts';
import type { SheetAnswer, SheetCall } from '../contract/call.ts';
import { readLanguage, type Language } from '../sheets/product-sheet.ts';
import type { Words } from '../sheets/record-sheets.ts';
import { bahtCell, workbook } from '../sheets/workbook.ts';
import { report } from './report.ts';

const labels = {
  title: { en: 'Report', zh: '报表', th: 'รายงาน' },
  days: { en: 'Period', zh: '时间段', th: 'ช่วงเวลา' },
  day: { en: 'Date', zh: '日期', th: 'วันที่' },
  orders: { en: 'Orders', zh: '订单数', th: 'จำนวนคำสั่งซื้อ' },
  sales: { en: 'Sales', zh: '销售额', th: 'ยอดขาย' },
  cash: { en: 'Cash', zh: '现金', th: 'เงินสด' },
  receipt: { en: 'Transfer', zh: '转账', th: 'โอน' },
  total: { en: 'Total', zh: '合计', th: 'รวม' },
  debts: { en: 'Imported debts', zh: '导入的欠款', th: 'ยอดค้างที่นำเข้า' },
  owed: { en: 'Debt now', zh: '当前欠款', th: 'ยอดค้างชำระตอนนี้' },
  stock: { en: 'Stock at selling price', zh: '库存金额（按价格）', th: 'มูลค่าสต็อกตามราคาขาย' },
  low: { en: 'Products running low', zh: '需补货商品', th: 'สินค้าใกล้หมด' },
  products: { en: 'Top products', zh: '热销商品', th: 'สินค้าขายดี' },
  product: { en: 'Product', zh: '商品', th: 'สินค้า' },
  style: { en: 'Style', zh: '款式', th: 'แบบ' },
  pieces: { en: 'Pieces', zh: '件数', th: 'จำนวนชิ้น' },
  groups: { en: 'Top groups', zh: '客户组排行', th: 'กลุ่มที่ซื้อมากที่สุด' },
  group: { en: 'Customer group', zh: '客户组', th: 'กลุ่มลูกค้า' },
} as const satisfies Readonly<Record<string, Words>>;

type Say = (word: keyof typeof labels) => string;

/** A report as a file: the days with their sums, the products that sold best, and the groups that bought most. */
export async function reportSheet(call: SheetCall<'report'>): Promise<SheetAnswer> {
  const language = readLanguage(call.query.lang || call.language());
  const found = await report(call);
  const say: Say = (word) => labels[word][language];
  return {
    fileName: `report-${found.from}-${found.to}.xlsx`,
    bytes: workbook([daySheet(found, say), productSheet(found, say, language), groupSheet(found, say)]),
  };
}

function daySheet({ from, to, days, debts, owed, stock_value, low_stock }: Report, say: Say): Sheet {
  const rows: Row[] = [
    [say('days'), { day: from }, { day: to }],
    [say('debts'), debts.orders, bahtCell(debts.sum)],
    [say('owed'), null, bahtCell(owed.sum)],
    [say('stock'), null, bahtCell(stock_value)],
    [say('low'), low_stock],
    [],
    [say('day'), say('orders'), say('sales'), say('receipt'), say('cash')],
    ...days.map(({ day, orders, sales, cash, receipt }) => [
      { day },
      orders,
      bahtCell(sales),
      bahtCell(receipt),
      bahtCell(cash),
    ]),
    [
      say('total'),
      days.reduce((sum, { orders }) => sum + orders, 0),
      ...(['sales', 'receipt', 'cash'] as const).map((figure) => sumOf(days.map((day) => day[figure]))),
    ],
  ];
  return { name: say('title'), widths: [24, 24, 16, 16, 16], headRows: 7, rows: [rows] };
}

/** Summed in satang, which are whole. */
function sumOf(baht: readonly number[]): Money {
  return { satang: baht.reduce((sum, amount) => sum + readWire(amount), 0) };
}

function productSheet({ products }: Report, say: Say, language: Language): Sheet {
  const rows = products.map((product): Row => [
    fullName(nameIn(language, product), product),
    product.style,
    product.quantity,
    bahtCell(product.sales),
  ]);
  const head: Row = [say('product'), say('style'), say('pieces'), say('sales')];
  return { name: say('products'), widths: [48, 20, 12, 16], headRows: 1, rows: [[head, ...rows]] };
}

function groupSheet({ groups }: Report, say: Say): Sheet {
  const rows = groups.map(({ name, orders, sales }): Row => [name, orders, bahtCell(sales)]);
  const head: Row = [say('group'), say('orders'), say('sales')];
  return { name: say('groups'), widths: [36, 16, 16], headRows: 1, rows: [[head, ...rows]] };
}
