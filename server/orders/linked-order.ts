import type { DataOf } from '../../domain/operations.ts';
import type { PublicCall } from '../contract/call.ts';
import { Refusal } from '../http/refusal.ts';
import { maskedOrder } from './order-answer.ts';
import { printOrder } from './print-order.ts';
import { verifyPrintLink } from './print-link.ts';

/** An order for an anonymous caller with a link: printable with a print link's signature, else masked. */
export async function viewLinkedOrder({
  query,
  store,
  now,
  language,
}: Pick<PublicCall<'orderDetail'>, 'query' | 'store' | 'now' | 'language'>): Promise<DataOf<'orderDetail'>> {
  const { order_id } = query;
  const pass = { order_id, sig: query.sig ?? '', exp: query.exp ?? '' };
  const isPrint = pass.sig !== '' || pass.exp !== '';
  const merchant = await store.directory.merchantOfOrder(order_id);
  // With a signature an unknown order is answered like a wrong signature, so that ids cannot be probed.
  if (merchant === null) throw new Refusal(isPrint ? 'invalid_token' : 'not_found');
  const queries = store.forMerchant(merchant.merchant_id);
  const maker = isPrint ? verifyPrintLink(await queries.secrets.get('print'), pass, now) : null;
  const record = await queries.snapshot(({ orders }) => orders.find(order_id));
  if (record === null) throw new Refusal('not_found');
  return maker === null
    ? maskedOrder(record, merchant, language())
    : await printOrder(record, { merchant, queries, now, language: language(), ...maker });
}
