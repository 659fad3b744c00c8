import type { OrderStatus, PaymentStatus } from '../../domain/statuses.ts';
import type { PaymentType } from '../../domain/payments/payment-form.ts';
import type { Words } from './record-sheets.ts';

/** What sheets call the statuses of orders, as the app does. */
export const orderStatusWords: Readonly<Record<OrderStatus, Words>> = {
  created: { en: 'Unconfirmed', zh: '未确认', th: 'รอยืนยัน' },
  confirmed: { en: 'Unpaid', zh: '未付款', th: 'รอชำระ' },
  paid: { en: 'Paid', zh: '已付款', th: 'ชำระแล้ว' },
  completed: { en: 'Completed', zh: '已完成', th: 'เสร็จสิ้น' },
  cancelled: { en: 'Cancelled', zh: '已取消', th: 'ยกเลิกแล้ว' },
};

/** What sheets call the statuses of payment orders. */
export const paymentStatusWords: Readonly<Record<PaymentStatus, Words>> = {
  created: orderStatusWords.created,
  paid: orderStatusWords.paid,
  completed: orderStatusWords.completed,
  rejected: { en: 'Rejected', zh: '已驳回', th: 'ปฏิเสธแล้ว' },
};

/** What sheets call the ways of paying. */
export const paymentTypeWords: Readonly<Record<PaymentType, Words>> = {
  cash: { en: 'Cash', zh: '现金', th: 'เงินสด' },
  receipt: { en: 'Transfer', zh: '转账', th: 'โอน' },
  mix: { en: 'Mixed', zh: '混合', th: 'แบบผสม' },
};
