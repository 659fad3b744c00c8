import type { Row } from '../../domain/sheets/workbook.ts';
import type { SheetAnswer, SheetCall } from '../contract/call.ts';
import { readLanguage } from '../sheets/product-sheet.ts';
import type { Words } from '../sheets/record-sheets.ts';
import { bahtCell, workbook } from '../sheets/workbook.ts';
import type { Entry, EntryPosition } from '../store/queries/payments/statements.ts';
import type { Queries } from '../store/store.ts';
import { findStatement, readStatementRange, statementHead, type StatementRange } from './group-statement.ts';

const rowsAtOnce = 5000;
const maxRows = 100_000;

const widths = [18, 18, 12, 14, 14, 14];

const labels = {
  statement: { en: 'Statement', zh: '对账单', th: 'ใบแจ้งยอด' },
  days: { en: 'Days', zh: '日期', th: 'ช่วงวันที่' },
  opening: { en: 'Balance before', zh: '期初余额', th: 'ยอดยกมา' },
  awaiting: { en: 'Awaiting confirmation', zh: '待确认', th: 'รอยืนยัน' },
  time: { en: 'Time', zh: '时间', th: 'เวลา' },
  entry: { en: 'Entry', zh: '类型', th: 'รายการ' },
  number: { en: 'Number', zh: '编号', th: 'เลขที่' },
  ordered: { en: 'Ordered', zh: '订货', th: 'สั่งซื้อ' },
  paid: { en: 'Paid', zh: '付款', th: 'ชำระแล้ว' },
  balance: { en: 'Balance', zh: '余额', th: 'ยอดคงค้าง' },
  order: { en: 'Order', zh: '订单', th: 'คำสั่งซื้อ' },
  payment: { en: 'Payment', zh: '付款', th: 'การชำระเงิน' },
  total: { en: 'Total', zh: '合计', th: 'รวม' },
} as const satisfies Readonly<Record<string, Words>>;

/** A group's statement: whose and of which days, then a row for each order and payment, then the sums. */
export async function groupStatementSheet(call: SheetCall<'groupStatement'>): Promise<SheetAnswer> {
  const { query, store } = call;
  const language = readLanguage(query.lang || call.language());
  const range = await readStatementRange(call);
  const head = statementHead(await findStatement(store, { ...range, after: null, limit: 0 }));
  const say = (word: keyof typeof labels) => labels[word][language];
  return {
    fileName: `statement-${query.from}-${query.to}.xlsx`,
    bytes: workbook([
      {
        name: say('statement'),
        widths,
        headRows: 5,
        rows: rowsOf(store, range, {
          before: [
            [say('statement'), head.name],
            [say('days'), { day: query.from }, { day: query.to }],
            [say('awaiting'), null, null, null, bahtCell(head.awaiting)],
            [],
            [say('time'), say('entry'), say('number'), say('ordered'), say('paid'), say('balance')],
            [say('opening'), null, null, null, null, bahtCell(head.opening)],
          ],
          entry: (entry) => entryRow(entry, say(entry.kind)),
          after: [
            [say('total'), null, null, bahtCell(head.ordered), bahtCell(head.paid), bahtCell(head.closing)],
          ],
        }),
      },
    ]),
  };
}

interface SheetRows {
  readonly before: readonly Row[];
  readonly entry: (entry: Entry) => Row;
  readonly after: readonly Row[];
}

async function* rowsOf(
  { statements }: Pick<Queries, 'statements'>,
  range: StatementRange,
  rows: SheetRows,
): AsyncGenerator<readonly Row[]> {
  yield rows.before;
  let after: EntryPosition | null = null;
  for (let count = 0; count < maxRows; count += rowsAtOnce) {
    const entries: readonly Entry[] =
      (await statements.read({ ...range, after, limit: rowsAtOnce }))?.entries ?? [];
    yield entries.map(rows.entry);
    after = entries.at(-1) ?? null;
    if (entries.length < rowsAtOnce) break;
  }
  yield rows.after;
}

function entryRow({ kind, no, at, amount, balance }: Entry, name: string): Row {
  const sum = { satang: amount };
  const [ordered, paid] = kind === 'order' ? [sum, null] : [null, sum];
  return [{ time: new Date(at).toISOString() }, name, no, ordered, paid, { satang: balance }];
}
