import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { paymentEditSheet } from './pages/payment-edit-sheet.ts';
import { paymentPage } from './pages/payment-page.ts';
import { slip } from './pages/proof-sheet.ts';
import { openPeople } from './people.ts';
import type { People } from './people.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';
import { word } from './words.ts';

let shop: Shop;
let people: People;

beforeAll(async () => {
  shop = await openShop();
  people = openPeople(shop.url);
});

afterEach(async () => {
  await people.close();
  shop.restoreNetwork();
});

afterAll(() => shop.close());

/** A payment as the database has it, and how often it was corrected and confirmed. */
const stored = (id: string) =>
  shop.rows(
    `SELECT p.status, p.paid_satang::int AS paid, e.payer_name AS payer, e.payee_name AS payee,
       (SELECT count(*)::int FROM payment_history h WHERE h.payment_order_id = p.payment_order_id AND h.event = 'payment.edit') AS edits,
       (SELECT count(*)::int FROM payment_photos f WHERE f.payment_order_id = p.payment_order_id) AS photos
     FROM payment_orders p JOIN payment_entries e USING (merchant_id, payment_order_id) WHERE p.payment_order_id = $1`,
    [id],
  );

/** A payment that no test has corrected yet. */
async function aPayment() {
  const [found] = await shop.rows<{ id: string; photos: number }>(
    `SELECT p.payment_order_id AS id, count(*)::int AS photos FROM payment_orders p
       JOIN payment_photos f USING (merchant_id, payment_order_id)
     WHERE p.merchant_id = 'm-demo' AND p.status = 'paid' AND p.payment_type = 'receipt' AND NOT EXISTS (
       SELECT 1 FROM payment_history h WHERE h.payment_order_id = p.payment_order_id AND h.event = 'payment.edit')
     GROUP BY p.payment_order_id HAVING count(*) < 5 ORDER BY 1 LIMIT 1`,
  );
  if (found === undefined) throw new Error('The demo has no paid payment by receipt');
  return found;
}

describe('the correction of a payment', () => {
  test('half typed survives a kill, asks before it is discarded, and is saved once though the answer was lost', async () => {
    const { id, photos } = await aPayment();
    const finance = await people.onPhone('finance');
    await paymentEditSheet(finance.page(), 'en').open(shop.url, id);
    await paymentEditSheet(finance.page(), 'en').type({ payer_name: 'Ling', paid_amount: '1234.50' });
    await paymentEditSheet(finance.page(), 'en').sheet.getByText('Mix', { exact: true }).click();
    await finance.restart();
    const edit = paymentEditSheet(finance.page(), 'en');
    await edit.field('payer_name').waitFor();
    expect(await edit.field('payer_name').inputValue()).toBe('Ling');
    await finance.page().goBack();
    await edit.button('paymentEdit.leave.stay').click();
    expect(await edit.field('paid_amount_cash').inputValue()).toBe('617.25');
    const held = shop.holdAnswer('/api/edit_payment');
    await edit.saveButton.click();
    await held;
    const again = await finance.restart();
    await again.getByText('Payer: None → Ling').waitFor();
    expect(await stored(id)).toEqual([
      { status: 'paid', paid: 123_450, payer: 'Ling', payee: null, edits: 1, photos },
    ]);
  });

  test('without a network waits on the device with its photo, is listed as unsent, and is sent once', async () => {
    const { id, photos } = await aPayment();
    const finance = await people.onPhoneWithApp('finance');
    const edit = paymentEditSheet(finance.page(), 'en');
    await edit.open(shop.url, id);
    shop.cutNetwork();
    await edit.chooser.setInputFiles(slip);
    await edit.type({ payee_name: 'Talat' });
    await edit.sheet.getByText(word('en', 'photo.preparing')).first().waitFor({ state: 'detached' });
    await edit.saveButton.click();
    await edit.sheet.getByText(word('en', 'delivery.waiting.title')).waitFor();
    await finance.restart();
    await finance.page().goto(`${shop.url}/my/unsent?lang=en`);
    await finance
      .page()
      .getByRole('link', { name: /Payment correction PAY-\d+ · .+ 1 photo/ })
      .waitFor();
    shop.restoreNetwork();
    await expect.poll(() => stored(id)).toMatchObject([{ payee: 'Talat', edits: 1, photos: photos + 1 }]);
  });

  test('by two people at once takes each field from whom the second one chooses; confirmed meanwhile it says by whom', async () => {
    const { id, photos } = await aPayment();
    const [manager, finance] = [await people.inBrowser('manager'), await people.inBrowser('finance')];
    const first = paymentEditSheet(manager, 'en');
    const second = paymentEditSheet(finance, 'en');
    await first.open(shop.url, id);
    await second.open(shop.url, id);
    // Before the first one saves: a form in which nothing is typed yet takes what is saved.
    await second.type({ paid_amount: '222', payee_name: 'Of finance' });
    await first.type({ paid_amount: '111', payer_name: 'Of the manager' });
    await first.saveButton.click();
    await first.sheet.waitFor({ state: 'detached' });
    await second.saveButton.click();
    await second.side('payment.field.amounts', '฿222.00').click();
    await second.sheet.getByText('Payer: None → Of the manager').waitFor();
    await second.saveButton.click();
    await second.sheet.waitFor({ state: 'detached' });
    expect(await stored(id)).toEqual([
      { status: 'paid', paid: 22_200, payer: 'Of the manager', payee: 'Of finance', edits: 2, photos },
    ]);

    await second.openButton.click();
    await second.type({ payee_name: 'Too late' });
    const payment = paymentPage(manager, 'en');
    await payment.open(shop.url, id);
    await payment.openReceipt();
    await payment.confirmReceiptButton.click();
    await payment.waitUntilConfirmed();
    await second.saveButton.click();
    await second.sheet.getByText(word('en', 'paymentEdit.overtaken.completed')).waitFor();
    await second.sheet.getByText(/^By .+ \(Manager\) at /).waitFor();
    await second.button('paymentEdit.overtaken.action').click();
    await paymentPage(finance, 'en').waitUntilConfirmed();
    expect(await stored(id)).toMatchObject([{ status: 'completed', payee: 'Of finance', edits: 2 }]);
  });
});
