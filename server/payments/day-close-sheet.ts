import type { DayClose } from '../../domain/contract.ts';
import { readWire } from '../../domain/money.ts';
import type { Money, Row } from '../../domain/sheets/workbook.ts';
import type { SheetAnswer, SheetCall } from '../contract/call.ts';
import { readLanguage } from '../sheets/product-sheet.ts';
import type { Words } from '../sheets/record-sheets.ts';
import { bahtCell, workbook } from '../sheets/workbook.ts';
import { readDayClose } from './day-close.ts';

/** Entries of each list. */
const maxEntries = 10_000;

const widths = [26, 24, 14, 14, 14, 18, 18, 30];

const labels = {
  title: { en: 'End of the day', zh: '日结', th: 'สรุปยอดประจำวัน' },
  day: { en: 'Day', zh: '日期', th: 'วันที่' },
  received: { en: 'Received', zh: '已收款', th: 'รับเงินแล้ว' },
  cash: { en: 'Cash', zh: '现金', th: 'เงินสด' },
  receipt: { en: 'Transfer', zh: '转账', th: 'โอน' },
  total: { en: 'Total', zh: '合计', th: 'รวม' },
  count: { en: 'Payments', zh: '笔数', th: 'จำนวนรายการ' },
  confirmedBy: { en: 'Confirmed by', zh: '确认人', th: 'ผู้ยืนยัน' },
  sentBy: { en: 'Sent by', zh: '提交人', th: 'ผู้ส่ง' },
  rejectedBy: { en: 'Rejected by', zh: '驳回人', th: 'ผู้ปฏิเสธ' },
  differences: { en: 'Differs', zh: '金额不符', th: 'ยอดไม่ตรง' },
  rejected: { en: 'Rejected', zh: '已驳回', th: 'ปฏิเสธแล้ว' },
  waiting: { en: 'To confirm', zh: '待确认收款', th: 'รอยืนยันรับเงิน' },
  number: { en: 'Payment', zh: '付款单', th: 'รายการ' },
  group: { en: 'Customer group', zh: '客户组', th: 'กลุ่มลูกค้า' },
  due: { en: 'Due', zh: '应付', th: 'ต้องชำระ' },
  amount: { en: 'Amount', zh: '金额', th: 'จำนวนเงิน' },
  difference: { en: 'Difference', zh: '差额', th: 'ผลต่าง' },
  time: { en: 'Time', zh: '时间', th: 'เวลา' },
  sentAt: { en: 'Sent at', zh: '提交时间', th: 'เวลาที่ส่ง' },
  reason: { en: 'Reason', zh: '原因', th: 'เหตุผล' },
} as const satisfies Readonly<Record<string, Words>>;

type Say = (word: keyof typeof labels) => string;

/** The end of a day: its sums, who confirmed them, what differs, what was rejected and what waits. */
export async function dayCloseSheet(call: SheetCall<'dayClose'>): Promise<SheetAnswer> {
  const language = readLanguage(call.query.lang || call.language());
  const close = await readDayClose(call, maxEntries);
  const say: Say = (word) => labels[word][language];
  return {
    fileName: `day-close-${close.day}.xlsx`,
    bytes: workbook([{ name: say('title'), widths, headRows: 2, rows: [rowsOf(close, say)] }]),
  };
}

function rowsOf(
  { day, confirms_receipts, received, differences, rejected, waiting }: DayClose,
  say: Say,
): Row[] {
  return [
    [say('title'), { day }],
    [say('received'), say('count'), say('cash'), say('receipt'), say('total')],
    [say('total'), received.count, ...sums(received)],
    [],
    [
      say(confirms_receipts ? 'confirmedBy' : 'sentBy'),
      say('count'),
      say('cash'),
      say('receipt'),
      say('total'),
    ],
    ...received.by.map(({ by, count, ...received }) => [by.name, count, ...sums(received)]),
    [],
    [
      say('differences'),
      differences.count,
      null,
      null,
      { satang: readWire(differences.over) - readWire(differences.short) },
    ],
    [
      say('number'),
      say('group'),
      say('due'),
      say('amount'),
      say('difference'),
      say('time'),
      say(confirms_receipts ? 'confirmedBy' : 'sentBy'),
    ],
    ...differences.items.map(({ payment_no, group_name, due, amount, difference, at, by }) => [
      `PAY-${payment_no}`,
      group_name,
      bahtCell(due),
      bahtCell(amount),
      bahtCell(difference),
      { time: at },
      by.name,
    ]),
    [],
    [say('rejected'), rejected.count, null, bahtCell(rejected.sum)],
    [say('number'), say('group'), null, say('amount'), null, say('time'), say('rejectedBy'), say('reason')],
    ...rejected.items.map(({ payment_no, group_name, amount, at, by, reason }) => [
      `PAY-${payment_no}`,
      group_name,
      null,
      bahtCell(amount),
      null,
      { time: at },
      by.name,
      reason,
    ]),
    [],
    [say('waiting'), waiting.count, null, bahtCell(waiting.sum)],
    [say('number'), say('group'), say('due'), say('amount'), null, say('sentAt')],
    ...waiting.items.map(({ payment_no, group_name, due, amount, at }) => [
      `PAY-${payment_no}`,
      group_name,
      bahtCell(due),
      bahtCell(amount),
      null,
      { time: at },
    ]),
  ];
}

function sums({ cash, receipt, sum }: Pick<DayClose['received'], 'cash' | 'receipt' | 'sum'>): Money[] {
  return [cash, receipt, sum].map(bahtCell);
}
