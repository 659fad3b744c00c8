import type { PromptpayQr } from '../../domain/contract.ts';
import { toBaht } from '../../domain/money.ts';
import { owedOf } from '../../domain/payments/owed.ts';
import type { OrderRow } from '../store/queries/orders/orders.ts';
import type { MerchantRow } from '../store/queries/people/users.ts';
import { promptpayPayload } from './promptpay-payload.ts';

/** What these orders owe together as a QR; null where they owe nothing. Throws where the merchant has no PromptPay id. */
export function dueQr(
  { promptpay_id }: Pick<MerchantRow, 'promptpay_id'>,
  orders: readonly OrderRow[],
): PromptpayQr | null {
  const due = orders.reduce((sum, order) => sum + owedOf(order), 0);
  return due === 0 ? null : { payload: promptpayPayload(promptpay_id, due), amount: toBaht(due) };
}
