import type { Reply } from '../../domain/answer.ts';
import type { PersonId, Shop } from './shop/shop.ts';
import { shelf } from './shop/shelf.ts';

/** What is done before a story begins has keys that begin so. */
export const morningKey = 'morning-';

/** The steps before a story; the first ones alone leave less behind. */
export const morningSteps = 6;

/**
 * Opens a shop in which something is under way already, so that nobody has to wait for others: two orders, of which the first is
 * confirmed, paid and, after all steps, received.
 */
export async function openInTheMorning(shop: Shop, steps: number): Promise<void> {
  const [, , tea] = shelf;
  const price = tea.price / 100;
  let count = 0;

  async function write(by: PersonId, path: string, body: object | null): Promise<Record<string, unknown>> {
    const call = { by, method: 'POST', path: `/api/${path}`, key: `${morningKey}${(count += 1)}` };
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
  const plan = [
    async () => (first = await write('customer', 'submit_order', order)),
    () => write('order_manager', 'update_order', { id: first['id'], confirm: true }),
    async () => (photo = await write('order_manager', 'upload_v2', null)),
    async () =>
      (payment = await write('order_manager', 'pay_order', {
        order_ids: [first['id']],
        payment_photos: [photo['filepath']],
        payment_type: 'receipt',
        total_actual_amount: price * 2,
      })),
    () => write('customer', 'submit_order', order),
    () => write('finance', 'confirm_pay_order', { id: payment['payment_order_id'], paid_amount: price * 2 }),
  ];
  for (const step of plan.slice(0, steps)) await step();
}

function dataOf({ status, body }: Reply): Record<string, unknown> {
  if (status !== 200) throw new Error(`the morning is refused: ${JSON.stringify(body)}`);
  return (body as { readonly data: Record<string, unknown> }).data;
}
