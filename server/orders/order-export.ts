import { lineNameIn } from '../../domain/names.ts';
import { owedOf } from '../../domain/payments/owed.ts';
import { importedDebt, readOrderStatus } from '../../domain/statuses.ts';
import type { SheetAnswer, SheetCall } from '../contract/call.ts';
import { readListRequest } from '../contract/list-request.ts';
import { storedOrderStatus } from '../lifecycles/stored-values.ts';
import { listGroup } from '../people/group.ts';
import { readLanguage } from '../sheets/product-sheet.ts';
import { countedRows, recordSheets, type Column, type SheetOf } from '../sheets/record-sheets.ts';
import { orderStatusWords } from '../sheets/status-words.ts';
import type { ExportedOrder, ExportedOrderLine } from '../store/queries/records/record-exports.ts';

const debt = { en: 'History debt', zh: '历史欠款', th: 'ยอดค้างเดิม' };

type OrderColumn = Column<ExportedOrder>;
type LineColumn = Column<ExportedOrderLine>;

const number = { en: 'Order', zh: '订单号', th: 'เลขที่คำสั่งซื้อ', width: 10 };

const orderColumns: readonly OrderColumn[] = [
  { ...number, cell: ({ order }) => order.order_no },
  {
    en: 'Time',
    zh: '时间',
    th: 'เวลา',
    width: 18,
    cell: ({ order }) => ({ time: order.created.toISOString() }),
  },
  {
    en: 'Status',
    zh: '状态',
    th: 'สถานะ',
    width: 14,
    cell: ({ order }, language) => orderStatusWords[storedOrderStatus(order.status)][language],
  },
  { en: 'Customer group', zh: '客户组', th: 'กลุ่มลูกค้า', width: 24, cell: ({ groupName }) => groupName },
  { en: 'Customer', zh: '客户', th: 'ลูกค้า', width: 20, cell: ({ customerName }) => customerName },
  { en: 'Pieces', zh: '件数', th: 'จำนวนชิ้น', width: 10, cell: ({ pieces }) => pieces },
  { en: 'Total', zh: '合计', th: 'รวม', width: 14, cell: ({ order }) => ({ satang: order.total_satang }) },
  { en: 'Paid', zh: '实付', th: 'ยอดที่ชำระ', width: 14, cell: ({ order }) => ({ satang: order.paid_satang }) },
  { en: 'Debt', zh: '欠款', th: 'ยอดค้าง', width: 14, cell: ({ order }) => ({ satang: owedOf(order) }) },
  {
    en: 'Payment',
    zh: '付款单',
    th: 'การชำระเงิน',
    width: 12,
    cell: ({ paymentNo }) => (paymentNo === null ? null : `PAY-${paymentNo}`),
  },
  { en: 'Remark', zh: '附言', th: 'หมายเหตุ', width: 30, cell: ({ order }) => order.remark },
  {
    en: 'Address name',
    zh: '地址名称',
    th: 'ชื่อที่อยู่',
    width: 18,
    cell: ({ order }) => order.address_copy?.alias ?? null,
  },
  {
    en: 'Contact',
    zh: '联系人',
    th: 'ผู้ติดต่อ',
    width: 18,
    cell: ({ order }) => order.address_copy?.contact ?? null,
  },
  {
    en: 'Phone',
    zh: '电话',
    th: 'โทรศัพท์',
    width: 16,
    cell: ({ order }) => order.address_copy?.phone ?? null,
  },
  {
    en: 'Address',
    zh: '地址',
    th: 'ที่อยู่',
    width: 40,
    cell: ({ order }) => order.address_copy?.merchant_address ?? null,
  },
  {
    en: 'Source',
    zh: '来源',
    th: 'ที่มา',
    width: 14,
    cell: ({ order }, language) => (order.source === importedDebt ? debt[language] : null),
  },
];

const lineColumns: readonly LineColumn[] = [
  { ...number, cell: ({ order }) => order.order_no },
  { en: 'Line', zh: '行', th: 'บรรทัด', width: 8, cell: ({ line }) => line.line_no },
  {
    en: 'Product',
    zh: '商品',
    th: 'สินค้า',
    width: 30,
    cell: ({ line }, language) => lineNameIn(language, line),
  },
  { en: 'Colour', zh: '颜色', th: 'สี', width: 12, cell: ({ line }) => line.color },
  { en: 'Size', zh: '尺寸', th: 'ขนาด', width: 12, cell: ({ line }) => line.size },
  { en: 'Style', zh: '款式', th: 'แบบ', width: 12, cell: ({ line }) => line.style },
  { en: 'Quantity', zh: '数量', th: 'จำนวน', width: 10, cell: ({ line }) => line.quantity },
  { en: 'Price', zh: '单价', th: 'ราคาต่อชิ้น', width: 12, cell: ({ line }) => ({ satang: line.price_satang }) },
  { en: 'Total', zh: '合计', th: 'รวม', width: 14, cell: ({ line }) => ({ satang: line.total_satang }) },
  { en: 'VIP', zh: 'VIP', th: 'VIP', width: 8, cell: ({ line }) => (line.is_vip ? 'VIP' : null) },
  { en: 'Product ID', zh: '商品编号', th: 'รหัสสินค้า', width: 20, cell: ({ line }) => line.sku_id },
];

const records: SheetOf<ExportedOrder> = {
  name: { en: 'Orders', zh: '订单', th: 'คำสั่งซื้อ' },
  columns: orderColumns,
};

const lines: SheetOf<ExportedOrderLine> = {
  name: { en: 'Lines', zh: '明细', th: 'รายการสินค้า' },
  columns: lineColumns,
};

/** The orders of a list as a sheet, and their lines as another. */
export async function exportOrders(call: SheetCall<'exportOrders'>): Promise<SheetAnswer> {
  const { body, store } = call;
  const language = readLanguage(call.query.lang || call.language());
  const query = readListRequest(
    { ...body, cursor: null },
    await listGroup(call, body.group_id),
    readOrderStatus,
    language,
  );
  return await recordSheets(call, {
    kind: 'orders',
    language,
    source: await store.exports.orders(query, countedRows),
    records,
    lines,
  });
}
