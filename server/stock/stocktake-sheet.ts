import { dayInBangkok } from '../../domain/date-range.ts';
import { nameIn } from '../../domain/names.ts';
import type { Row } from '../../domain/sheets/workbook.ts';
import type { StockOperationSubtype } from '../../domain/stock/stock-operations.ts';
import type { SheetAnswer, SheetCall } from '../contract/call.ts';
import { readLanguage, type Language } from '../sheets/product-sheet.ts';
import type { Words } from '../sheets/record-sheets.ts';
import { workbook } from '../sheets/workbook.ts';
import type { CountedRow, StocktakeFigures } from '../store/queries/stock/stocktakes.ts';
import type { Queries } from '../store/store.ts';
import { findStocktake } from './stocktake-answer.ts';
import { after } from './stock-sheets.ts';

const rowsAtOnce = 1000;
const maxRows = 100_000;

const columns: readonly (Words & { readonly width: number })[] = [
  { en: 'Product', zh: '商品', th: 'สินค้า', width: 30 },
  { en: 'Colour', zh: '颜色', th: 'สี', width: 12 },
  { en: 'Size', zh: '尺寸', th: 'ขนาด', width: 12 },
  { en: 'Style', zh: '款式', th: 'แบบ', width: 12 },
  { en: 'Barcode', zh: '条码', th: 'บาร์โค้ด', width: 16 },
  { en: 'Expected', zh: '账面数量', th: 'จำนวนในระบบ', width: 12 },
  { en: 'Counted', zh: '实盘数量', th: 'จำนวนที่นับได้', width: 12 },
  { en: 'Difference', zh: '差异', th: 'ผลต่าง', width: 12 },
  { en: 'Price', zh: '单价', th: 'ราคา', width: 10 },
  { en: 'Value of the difference', zh: '差异金额', th: 'มูลค่าผลต่าง', width: 16 },
  { en: 'Result', zh: '结果', th: 'ผล', width: 16 },
  { en: 'Note', zh: '备注', th: 'หมายเหตุ', width: 30 },
  { en: 'Counted at', zh: '盘点时间', th: 'เวลาที่นับ', width: 18 },
  { en: 'Recorded by', zh: '记录人', th: 'ผู้บันทึก', width: 18 },
];

const labels = {
  stocktake: { en: 'Stocktake', zh: '盘点单', th: 'ใบตรวจนับสต็อก' },
  by: { en: 'Recorded by', zh: '记录人', th: 'ผู้บันทึก' },
  note: { en: 'Note', zh: '备注', th: 'หมายเหตุ' },
} as const satisfies Readonly<Record<string, Words>>;

const results: Readonly<Partial<Record<StockOperationSubtype, Words>>> = {
  inventory_increase: { en: 'More than expected', zh: '盘盈', th: 'เกินจำนวน' },
  inventory_decrease: { en: 'Less than expected', zh: '盘亏', th: 'ขาดจำนวน' },
  damage_decrease: { en: 'Damaged', zh: '损坏', th: 'ชำรุด' },
  inventory_no_change: { en: 'As expected', zh: '无差异', th: 'ตรงกัน' },
};

/** The protocol of a stocktake: what it is, then a row for each line. */
export async function stocktakeSheet(call: SheetCall<'stocktakeDetail'>): Promise<SheetAnswer> {
  const { query, store } = call;
  const language = readLanguage(query.lang || call.language());
  const stocktake = await findStocktake(store, query.id);
  const head = headOf(stocktake, language);
  return {
    fileName: `stocktake-${dayInBangkok(stocktake.stocktake.created.toISOString())}.xlsx`,
    bytes: workbook([
      {
        name: labels.stocktake[language],
        widths: columns.map(({ width }) => width),
        headRows: head.length,
        rows: after(head, lineRows(store, query.id, language)),
      },
    ]),
  };
}

function headOf({ stocktake, operatorNames }: StocktakeFigures, language: Language): Row[] {
  return [
    [labels.stocktake[language], { time: stocktake.created.toISOString() }],
    [labels.by[language], operatorNames.join(', ')],
    [labels.note[language], stocktake.note],
    [],
    columns.map((names) => names[language]),
  ];
}

async function* lineRows(
  { stocktakes }: Pick<Queries, 'stocktakes'>,
  id: string,
  language: Language,
): AsyncGenerator<readonly Row[]> {
  let [last, count] = [0, 0];
  while (count < maxRows) {
    const page = await stocktakes.records(id, last, Math.min(rowsAtOnce, maxRows - count));
    yield page.map((row) => lineRow(row, language));
    last = page.at(-1)?.record.seq ?? last;
    count += page.length;
    if (page.length < rowsAtOnce) return;
  }
}

function lineRow({ record, sku }: CountedRow, language: Language): Row {
  const { change, stock_after, price_satang, operation_subtype, note, operator_name } = record;
  const result = Object.entries(results).find(([subtype]) => subtype === operation_subtype)?.[1];
  return [
    nameIn(language, sku),
    sku.color,
    sku.size,
    sku.style,
    sku.barcode,
    stock_after - change,
    stock_after,
    change,
    price_satang === null ? null : { satang: price_satang },
    price_satang === null ? null : { satang: price_satang * change },
    result?.[language] ?? '',
    note,
    { time: (record.counted_at ?? record.created).toISOString() },
    operator_name,
  ];
}
