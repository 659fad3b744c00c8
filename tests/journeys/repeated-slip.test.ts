import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { confirmPaymentsPage } from './pages/confirm-payments-page.ts';
import { orderPage } from './pages/order-page.ts';
import { paymentPage } from './pages/payment-page.ts';
import { proofSheet } from './pages/proof-sheet.ts';
import { openPeople } from './people.ts';
import type { People } from './people.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';
import { photographedSlip } from './slip-picture.ts';

const reference = '015063110203AbC4567';

let shop: Shop;
let people: People;

beforeEach(async () => {
  shop = await openShop();
  people = openPeople(shop.url);
});

afterEach(async () => {
  await people.close();
  await shop.close();
});

async function payableOrders(): Promise<readonly [string, string]> {
  const [first, second] = await shop.rows<{ id: string }>(
    `SELECT order_id AS id FROM orders WHERE merchant_id = 'm-demo' AND group_id = 'pratunam' AND status = 'confirmed'
     ORDER BY 1 LIMIT 2`,
  );
  if (first === undefined || second === undefined) throw new Error('The demo has no two orders to pay');
  return [first.id, second.id];
}

const slips = () =>
  shop.rows<{ payment: string; reference: string }>(
    `SELECT payment_order_id AS payment, transaction_id AS reference FROM payment_slips
     JOIN payment_orders USING (merchant_id, payment_order_id) ORDER BY created`,
  );

describe('a slip that is photographed twice', () => {
  test('warns the second time before the proof is sent, hinders nothing, and finance is led to the first', async () => {
    const [first, second] = await payableOrders();
    const seller = await people.inBrowser('order_manager', `/order/${first}`);
    const payWith = async (degrees: number, before: () => Promise<void>) => {
      await orderPage(seller, 'en').payButton.click();
      const proof = proofSheet(seller, 'en');
      await proof.chooser.setInputFiles(await photographedSlip(reference, degrees));
      await proof.waitForPhoto();
      await before();
      await proof.submitButton.click();
      await paymentPage(seller, 'en').waitUntilShown();
      return await shop.newestPayment();
    };
    const warning = seller.getByText('The slip in photo 1 was already used for a payment at');
    const paid = await payWith(3, async () => expect(await warning.count()).toBe(0));
    await seller.goto(`${shop.url}/order/${second}`);
    const again = await payWith(-8, () => warning.waitFor());
    expect(await slips()).toEqual([
      { payment: paid, reference },
      { payment: again, reference },
    ]);

    const finance = await people.inBrowser('finance', `/payment/${again}`);
    const link = finance.getByRole('link', { name: /^The slip in photo 1 was already used for a payment/ });
    await link.click();
    await finance.waitForURL(`**/payment/${paid}`);
    await paymentPage(finance, 'en').waitUntilShown();
    const confirmations = confirmPaymentsPage(finance, 'en');
    await confirmations.open(shop.url);
    const flag = { name: /^Proof used in PAY-\d+$/ };
    expect(await confirmations.row(paid).getByRole('link', flag).count()).toBe(0);
    await confirmations.row(again).getByRole('link', flag).click();
    await finance.waitForURL(`**/payment/${paid}`);
  });
});
