import type { DataOf } from '../../domain/operations.ts';
import type { OpenCall } from '../contract/call.ts';
import { Refusal } from '../http/refusal.ts';
import { maskedOrder, printedOrder } from './order-answer.ts';
import { checkPrintPass } from './print-link.ts';

/** An order for whoever holds a link to it: with a print link's signature what is printed, else masked. */
export async function openOrder({
  query,
  store,
  now,
  language,
}: Pick<OpenCall<'orderDetail'>, 'query' | 'store' | 'now' | 'language'>): Promise<DataOf<'orderDetail'>> {
  const { order_id } = query;
  const pass = { order_id, sig: query.sig ?? '', exp: query.exp ?? '' };
  const isPrint = pass.sig !== '' || pass.exp !== '';
  const merchant = await store.directory.merchantOfOrder(order_id);
  // Whoever brings a signature learns nothing from it about which orders there are.
  if (merchant === null) throw new Refusal(isPrint ? 'invalid_token' : 'not_found');
  const queries = store.forMerchant(merchant.merchant_id);
  if (isPrint) checkPrintPass(await queries.secrets.get('print'), pass, now);
  const record = await queries.moment(({ orders }) => orders.find(order_id));
  if (record === null) throw new Refusal('not_found');
  return isPrint ? printedOrder(record, merchant) : maskedOrder(record, language());
}
