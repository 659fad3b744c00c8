import type { Language } from '../../domain/languages.ts';
import type { Notice } from '../../domain/notifications.ts';
import type { MessageWords } from '../../domain/sharing/order-message.ts';
import type { PromptpayMessageWords } from '../../domain/sharing/promptpay-message.ts';
import type { PaymentMessageWords } from '../../domain/sharing/payment-message.ts';
import type { Words } from '../sheets/record-sheets.ts';

/** How messages begin: what happened. */
export const noticeWords: Readonly<Record<Notice | 'cancelled', Words>> = {
  order: { zh: '新订单', en: 'New order', th: 'คำสั่งซื้อใหม่' },
  promptpay: { zh: 'PromptPay 账号已修改', en: 'PromptPay ID changed', th: 'เปลี่ยนเลขพร้อมเพย์แล้ว' },
  proof: { zh: '收到付款凭证', en: 'Proof of payment received', th: 'ได้รับหลักฐานการชำระเงิน' },
  confirmed: { zh: '订单已确认', en: 'Order confirmed', th: 'ยืนยันคำสั่งซื้อแล้ว' },
  paid: { zh: '付款凭证已提交', en: 'Proof of payment sent', th: 'ส่งหลักฐานการชำระเงินแล้ว' },
  completed: { zh: '付款已确认', en: 'Payment confirmed', th: 'ยืนยันการชำระเงินแล้ว' },
  rejected: { zh: '付款被驳回', en: 'Payment rejected', th: 'การชำระเงินถูกปฏิเสธ' },
  changed: { zh: '订单有修改', en: 'Order changed', th: 'คำสั่งซื้อมีการแก้ไข' },
  cancelled: { zh: '订单已取消', en: 'Order cancelled', th: 'ยกเลิกคำสั่งซื้อแล้ว' },
};

/** The words of an order in a message, but its status and its colours. */
export const orderWords: Readonly<Record<Language, Omit<MessageWords, 'status' | 'colour'>>> = {
  zh: {
    phone: '电话',
    address: '送到',
    remark: '备注',
    more: (lines) => `另有 ${lines} 款`,
    total: (products, pieces) => `合计 ${products} 款 · ${pieces} 件`,
    open: '打开订单',
  },
  en: {
    phone: 'Phone',
    address: 'Deliver to',
    remark: 'Remark',
    more: (lines) => `+${lines} more`,
    total: (products, pieces) => `Total ${counted(products, 'product')} · ${counted(pieces, 'piece')}`,
    open: 'Open order',
  },
  th: {
    phone: 'โทร',
    address: 'ส่งที่',
    remark: 'หมายเหตุ',
    more: (lines) => `+${lines} รายการ`,
    total: (products, pieces) => `รวม ${products} รายการ · ${pieces} ชิ้น`,
    open: 'เปิดคำสั่งซื้อ',
  },
};

/** The words of a payment in a message. */
export const paymentWords: Readonly<Record<Language, PaymentMessageWords>> = {
  zh: { orders: '订单', group: '客户组', method: '付款方式', reason: '原因', open: '打开付款单' },
  en: { orders: 'Orders', group: 'Customer group', method: 'Method', reason: 'Reason', open: 'Open payment' },
  th: {
    orders: 'คำสั่งซื้อ',
    group: 'กลุ่มลูกค้า',
    method: 'วิธีชำระ',
    reason: 'เหตุผล',
    open: 'เปิดการชำระเงิน',
  },
};

/** The words of a changed PromptPay id in a message. */
export const settingsWords: Readonly<Record<Language, PromptpayMessageWords>> = {
  zh: {
    none: '没有了：客户看不到付款二维码',
    effect: '从现在起，客户付款到这个账号。如果不是您店里的，请马上改回。',
    by: '修改人',
    open: '打开设置',
  },
  en: {
    none: 'None: customers see no QR to pay',
    effect: 'Customers pay to this ID from now on. If it is not your shop’s, change it back at once.',
    by: 'Changed by',
    open: 'Open settings',
  },
  th: {
    none: 'ไม่มี: ลูกค้าไม่เห็นคิวอาร์สำหรับชำระเงิน',
    effect: 'ตั้งแต่นี้ลูกค้าจะชำระเงินเข้าเลขนี้ หากไม่ใช่ของร้าน ให้เปลี่ยนกลับทันที',
    by: 'เปลี่ยนโดย',
    open: 'เปิดการตั้งค่า',
  },
};

function counted(amount: number, word: string): string {
  return `${amount} ${word}${amount === 1 ? '' : 's'}`;
}
