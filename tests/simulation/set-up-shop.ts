import type { Reply } from '../../domain/answer.ts';
import type { PersonId, Shop } from './shop/shop.ts';
import { stockedProducts } from './shop/shop.ts';

/** Prefix of the keys of writes that are made during set-up. */
export const setupKeyPrefix = 'setup-';

/** Number of set-up steps. */
export const maxSetupSteps = 9;

/**
 * Prepares orders and payments, so that no user has to wait for others: two orders, the first of which is confirmed, paid and
 * received; after all steps the second waits for its confirmation.
 */
export async function setUpShop(shop: Shop, steps: number): Promise<void> {
  const [, , tea] = stockedProducts;
  const price = tea.price / 100;
  let count = 0;

  async function write(by: PersonId, path: string, body: object | null): Promise<Record<string, unknown>> {
    const call = { by, method: 'POST', path: `/api/${path}`, key: `${setupKeyPrefix}${(count += 1)}` };
    const text = JSON.stringify(body);
    const reply = await shop.call({
      ...call,
      body: body === null ? { kind: 'photo', number: 0 } : { kind: 'json', text },
    });
    return dataOf(reply);
  }

  const order = { items: [{ product_id: tea.skuId, quantity: 2, price }], total_amount: price * 2 };
  let first: Record<string, unknown> = {};
  let payment: Record<string, unknown> = {};
  let photo: Record<string, unknown> = {};
  let second: Record<string, unknown> = {};
  const pay = (of: Record<string, unknown>) =>
    write('order_manager', 'pay_order', {
      order_ids: [of['id']],
      payment_photos: [photo['filepath']],
      payment_type: 'receipt',
      total_actual_amount: price * 2,
    });
  const plan = [
    async () => (first = await write('customer', 'submit_order', order)),
    () => write('order_manager', 'update_order', { id: first['id'], confirm: true }),
    async () => (photo = await write('order_manager', 'upload_v2', null)),
    async () => (payment = await pay(first)),
    async () => (second = await write('customer', 'submit_order', order)),
    () => write('order_manager', 'update_order', { id: second['id'], confirm: true }),
    () => pay(second),
    () => write('customer', 'submit_order', order),
    () => write('finance', 'confirm_pay_order', { id: payment['payment_order_id'], paid_amount: price * 2 }),
  ];
  for (const step of plan.slice(0, steps)) await step();
}

function dataOf({ status, body }: Reply): Record<string, unknown> {
  if (status !== 200) throw new Error(`the set-up is refused: ${JSON.stringify(body)}`);
  return (body as { readonly data: Record<string, unknown> }).data;
}
