import { readPaymentStatus } from '../../domain/statuses.ts';
import type { SheetAnswer, SheetCall } from '../contract/call.ts';
import { readListRequest } from '../contract/list-request.ts';
import { storedPaymentStatus, storedPaymentType } from '../lifecycles/stored-values.ts';
import { listGroup } from '../people/group.ts';
import { readLanguage } from '../sheets/product-sheet.ts';
import { countedRows, recordSheets, type Column, type SheetOf } from '../sheets/record-sheets.ts';
import { paymentStatusWords, paymentTypeWords } from '../sheets/status-words.ts';
import type { ExportedPaidOrder, ExportedPayment } from '../store/queries/records/record-exports.ts';
import { readPaymentFilter } from './payment-list.ts';

type PaymentColumn = Column<ExportedPayment>;
type Entry = NonNullable<ExportedPayment['entry']>;

const number = { en: 'Payment', zh: '付款单', th: 'รายการ', width: 12 };
const numberOf = ({ payment_no }: ExportedPaidOrder['payment']) => `PAY-${payment_no}`;

/** A column of what a bank says of the transfer; empty where nobody entered it. */
function transferColumn(
  text: Exclude<keyof Entry, 'version' | 'fee_satang' | `${string}_satang`>,
  names: Omit<PaymentColumn, 'cell' | 'width'>,
): PaymentColumn {
  return { ...names, width: 18, cell: ({ entry }) => entry?.[text] ?? null };
}

const paymentColumns: readonly PaymentColumn[] = [
  { ...number, cell: ({ payment }) => numberOf(payment) },
  {
    en: 'Sent at',
    zh: '提交时间',
    th: 'เวลาที่ส่ง',
    width: 18,
    cell: ({ payment }) => ({ time: payment.created.toISOString() }),
  },
  {
    en: 'Status',
    zh: '状态',
    th: 'สถานะ',
    width: 14,
    cell: ({ payment }, language) => paymentStatusWords[storedPaymentStatus(payment.status)][language],
  },
  { en: 'Customer group', zh: '客户组', th: 'กลุ่มลูกค้า', width: 24, cell: ({ groupName }) => groupName },
  {
    en: 'Orders',
    zh: '订单',
    th: 'คำสั่งซื้อ',
    width: 20,
    cell: ({ orderNumbers }) => orderNumbers.map((no) => `#${no}`).join(', '),
  },
  {
    en: 'Paid by',
    zh: '付款方式',
    th: 'วิธีชำระเงิน',
    width: 12,
    cell: ({ payment }, language) => paymentTypeWords[storedPaymentType(payment)][language],
  },
  {
    en: 'Due',
    zh: '应付',
    th: 'ต้องชำระ',
    width: 14,
    cell: ({ payment }) => ({ satang: payment.should_paid_satang }),
  },
  {
    en: 'The proof said',
    zh: '凭证上写的',
    th: 'หลักฐานระบุ',
    width: 14,
    cell: ({ payment }) => ({ satang: payment.claimed_satang }),
  },
  {
    en: 'Paid',
    zh: '实付',
    th: 'ยอดที่ชำระ',
    width: 14,
    cell: ({ payment }) => ({ satang: payment.paid_satang }),
  },
  {
    en: 'Cash',
    zh: '现金',
    th: 'เงินสด',
    width: 14,
    cell: ({ payment }) => ({ satang: payment.paid_cash_satang }),
  },
  {
    en: 'Transfer',
    zh: '转账',
    th: 'โอน',
    width: 14,
    cell: ({ payment }) => ({ satang: payment.paid_receipt_satang }),
  },
  {
    en: 'Difference',
    zh: '差额',
    th: 'ผลต่าง',
    width: 14,
    cell: ({ payment }) => ({ satang: payment.paid_satang - payment.should_paid_satang }),
  },
  {
    en: 'Proof used before',
    zh: '凭证重复',
    th: 'หลักฐานซ้ำ',
    width: 20,
    cell: ({ reusedNumbers }) => reusedNumbers.map((no) => `PAY-${no}`).join(', ') || null,
  },
  {
    en: 'Decided by',
    zh: '处理人',
    th: 'ผู้ดำเนินการ',
    width: 18,
    cell: ({ decision }) => decision?.by_name ?? null,
  },
  {
    en: 'Decided at',
    zh: '处理时间',
    th: 'เวลาที่ดำเนินการ',
    width: 18,
    cell: ({ decision }) => (decision === null ? null : { time: decision.at }),
  },
  {
    en: 'Reason',
    zh: '驳回原因',
    th: 'เหตุผล',
    width: 30,
    cell: ({ decision }) => decision?.reason ?? null,
  },
  transferColumn('transaction_id', { en: 'Transaction', zh: '交易号', th: 'เลขที่รายการ' }),
  {
    en: 'Fee',
    zh: '手续费',
    th: 'ค่าธรรมเนียม',
    width: 10,
    cell: ({ entry }) => (entry?.fee_satang == null ? null : { satang: entry.fee_satang }),
  },
  transferColumn('fee_currency', { en: 'Fee currency', zh: '手续费币种', th: 'สกุลเงินค่าธรรมเนียม' }),
  transferColumn('payer_name', { en: 'Payer', zh: '付款人', th: 'ผู้ชำระ' }),
  transferColumn('payer_bank', { en: 'Payer’s bank', zh: '付款银行', th: 'ธนาคารผู้ชำระ' }),
  transferColumn('payer_account', { en: 'Payer’s account', zh: '付款账号', th: 'บัญชีผู้ชำระ' }),
  transferColumn('payee_name', { en: 'Payee', zh: '收款人', th: 'ผู้รับเงิน' }),
  transferColumn('payee_bank', { en: 'Payee’s bank', zh: '收款银行', th: 'ธนาคารผู้รับเงิน' }),
  transferColumn('payee_account', { en: 'Payee’s account', zh: '收款账号', th: 'บัญชีผู้รับเงิน' }),
  transferColumn('extra_info', { en: 'Remark', zh: '备注', th: 'หมายเหตุ' }),
];

const records: SheetOf<ExportedPayment> = {
  name: { en: 'Payments', zh: '付款单', th: 'การชำระเงิน' },
  columns: paymentColumns,
};

const lines: SheetOf<ExportedPaidOrder> = {
  name: { en: 'Orders paid', zh: '所付订单', th: 'คำสั่งซื้อที่ชำระ' },
  columns: [
    { ...number, cell: ({ payment }) => numberOf(payment) },
    { en: 'Order', zh: '订单号', th: 'เลขที่คำสั่งซื้อ', width: 12, cell: ({ order }) => order.order_no },
    {
      en: 'Order time',
      zh: '订单时间',
      th: 'เวลาสั่งซื้อ',
      width: 18,
      cell: ({ order }) => ({ time: order.created.toISOString() }),
    },
    {
      en: 'Order total',
      zh: '订单合计',
      th: 'ยอดคำสั่งซื้อ',
      width: 14,
      cell: ({ order }) => ({ satang: order.total_satang }),
    },
    {
      en: 'Paid with this',
      zh: '本次实付',
      th: 'ยอดที่ชำระครั้งนี้',
      width: 14,
      cell: (line) => ({ satang: line.counted_satang }),
    },
  ],
};

/** The payment orders of a list as a sheet, and the orders that they pay as another. */
export async function exportPayments(call: SheetCall<'exportPayments'>): Promise<SheetAnswer> {
  const { body, store } = call;
  const language = readLanguage(call.query.lang || call.language());
  const query = readListRequest(
    { ...body, cursor: null },
    await listGroup(call, body.group_id),
    readPaymentStatus,
    language,
  );
  return await recordSheets(call, {
    kind: 'payments',
    language,
    source: await store.exports.payments(query, readPaymentFilter(call), countedRows),
    records,
    lines,
  });
}
