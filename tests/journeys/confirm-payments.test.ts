import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { confirmPaymentsPage, lanePage } from './pages/confirm-payments-page.ts';
import { paymentPage } from './pages/payment-page.ts';
import { openPeople } from './people.ts';
import type { People } from './people.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';
import { word } from './words.ts';

let shop: Shop;
let people: People;

/** A shop for the tests of a block, each of which takes payments that the others leave. */
function sharesShop(): void {
  beforeAll(async () => {
    shop = await openShop();
    people = openPeople(shop.url);
  });

  afterEach(async () => {
    await people.close();
    shop.restoreNetwork();
  });

  afterAll(() => shop.close());
}

/** How often each payment was confirmed, by its history. */
async function confirmations(ids: readonly string[]): Promise<readonly number[]> {
  const rows = await shop.rows<{ payment_order_id: string; times: number }>(
    `SELECT payment_order_id, count(*)::int AS times FROM payment_history
     WHERE event = 'payment.confirm' AND payment_order_id = ANY($1) GROUP BY 1`,
    [ids],
  );
  return ids.map((id) => rows.find((row) => row.payment_order_id === id)?.times ?? 0);
}

/** The paid payments, those that differ first. */
async function paidPayments(): Promise<{
  readonly differing: readonly string[];
  readonly equal: readonly string[];
}> {
  const rows = await shop.rows<{ id: string; differs: boolean }>(
    `SELECT payment_order_id AS id, abs(paid_satang - should_paid_satang) > 1 AS differs FROM payment_orders
     WHERE merchant_id = 'm-demo' AND status = 'paid' ORDER BY created DESC`,
  );
  const ids = (differs: boolean) => rows.filter((row) => row.differs === differs).map(({ id }) => id);
  return { differing: ids(true), equal: ids(false) };
}

describe('a batch', () => {
  sharesShop();

  test('with one that was changed meanwhile keeps that one selected, with its reason', async () => {
    const { equal } = await paidPayments();
    const [changed = '', other = ''] = equal;
    const finance = await people.inBrowser('finance');
    const list = confirmPaymentsPage(finance, 'en');
    await list.row(changed).waitFor();
    await list.select(changed);
    await list.select(other);
    await shop.rows('UPDATE payment_orders SET version = version + 1 WHERE payment_order_id = $1', [changed]);
    await list.confirm();
    await list.confirmedOf(1, 2).waitFor();
    await list.batchIn('choosing').waitFor();
    expect(await list.isSelected(changed)).toBe(true);
    expect(await confirmations([changed, other])).toEqual([0, 1]);

    await list
      .row(changed)
      .getByRole('button', { name: word('en', 'confirmPayments.takeChange') })
      .click();
    await list.confirm();
    await list.confirmedOf(1, 1).waitFor();
    expect(await confirmations([changed, other])).toEqual([1, 1]);
  });

  test('of which another person confirmed one meanwhile confirms the others, and says who was quicker', async () => {
    const { differing, equal } = await paidPayments();
    const [taken = '', ...left] = equal;
    const finance = await people.inBrowser('finance');
    const list = confirmPaymentsPage(finance, 'en');
    await list.tab.waitFor();
    await list.row(taken).waitFor();
    await list.counting(differing.length + equal.length).waitFor();
    await list.selectAll();
    const manager = await people.inBrowser('manager');
    const payment = paymentPage(manager, 'en');
    await payment.open(shop.url, taken);
    await payment.openReceipt();
    await payment.confirmReceiptButton.click();
    await payment.waitUntilConfirmed();

    await list.confirm();
    await list.confirmedOf(left.length, equal.length).waitFor();
    await list.batchIn('choosing').waitFor();
    await finance.getByText(/Already confirmed by .+ at \d{4}-/).waitFor();
    expect(await list.listed()).toEqual(differing);
    await list.counting(differing.length).waitFor();
    expect(await confirmations(equal)).toEqual(equal.map(() => 1));
    expect(await confirmations(differing)).toEqual(differing.map(() => 0));
  });
});

describe('a batch on a phone', () => {
  sharesShop();

  test.each(['holdRequest', 'holdAnswer'] as const)(
    'that is killed in its middle (%s) confirms each once',
    async (hold) => {
      const taken = (await paidPayments()).equal.slice(0, 2);
      const finance = await people.onPhone('finance');
      const list = confirmPaymentsPage(finance.page(), 'en');
      await list.row(taken[0]!).waitFor();
      for (const id of taken) await list.select(id);
      const held = shop[hold]('/api/batch_confirm_pay_order');
      await list.confirm();
      await held;
      const again = confirmPaymentsPage(await finance.restart(), 'en');
      await again.confirmedOf(taken.length, taken.length).waitFor();
      expect(await confirmations(taken)).toEqual(taken.map(() => 1));
    },
  );
});

describe('one after another', () => {
  sharesShop();

  test('an order manager has neither the tab nor the lane', async () => {
    const page = await people.inBrowser('order_manager', '/order-home?type=confirm_payments');
    await page.locator('main[data-screen="order-home"][data-tab="payments"][data-state="listed"]').waitFor();
    expect(await page.getByRole('button', { name: word('en', 'confirmPayments.tab') }).count()).toBe(0);
    await page.goto(`${shop.url}/confirm-payments`);
    await page.locator('main[data-screen="quick-confirmation"][data-state="forbidden"]').waitFor();
  });

  test('opened by its address, with no round begun, leads to the list', async () => {
    const page = await people.inBrowser('finance', '/confirm-payments');
    await page.locator('main[data-screen="order-home"][data-tab="confirm_payments"]').waitFor();
    expect(new URL(page.url()).pathname).toBe('/order-home');
  });

  test('the lane confirms what is said, leaves what is skipped, and asks about what differs much', async () => {
    const { differing, equal } = await paidPayments();
    const [first = '', second = '', third = ''] = [...differing, ...equal];
    const finance = await people.onPhone('finance');
    const list = confirmPaymentsPage(finance.page(), 'en');
    await list.row(first).waitFor();
    await list.oneByOne();
    const lane = lanePage(finance.page(), 'en');
    await lane.showing(first).waitFor();
    await lane.confirm();
    await lane.accept();
    await lane.showing(second).waitFor();
    await lane.skip();
    await lane.showing(third).waitFor();
    const held = shop.holdAnswer('/api/confirm_pay_order');
    await lane.confirm();
    await held;
    const again = lanePage(await finance.restart(), 'en');
    for (const id of equal.slice(2)) {
      await again.showing(id).waitFor();
      await again.skip();
    }
    await again.finished.waitFor();
    expect(await confirmations([first, second, third])).toEqual([1, 0, 1]);
  });

  test('confirms a batch without a network: it waits, says so, and is sent when it is back', async () => {
    const taken = (await paidPayments()).equal.slice(0, 2);
    const list = confirmPaymentsPage(await people.inBrowser('finance'), 'en');
    await list.row(taken[0]!).waitFor();
    for (const id of taken) await list.select(id);
    await list.ask();
    await list.confirmButton.waitFor();
    shop.cutNetwork();
    await list.confirmButton.click();
    await list.tab.getByText(word('en', 'delivery.waiting.title')).waitFor();
    expect(await confirmations(taken)).toEqual(taken.map(() => 0));
    shop.restoreNetwork();
    await list.confirmedOf(taken.length, taken.length).waitFor();
    expect(await confirmations(taken)).toEqual(taken.map(() => 1));
  });

  test('the lane of more payments than the list has loaded goes on behind them, each once, and says at the end how many were confirmed', async () => {
    const waiting = await paidPayments();
    await shop.rows(
      `UPDATE payment_orders SET status = 'paid', created = now() - place * interval '1 second'
       FROM (SELECT payment_order_id AS id, row_number() OVER (ORDER BY payment_no) AS place FROM payment_orders
         WHERE merchant_id = 'm-demo' AND status = 'completed' ORDER BY payment_no LIMIT 12) AS newer
       WHERE payment_order_id = newer.id`,
    );
    const { differing, equal } = await paidPayments();
    const rows = await shop.rows<{ id: string }>(
      `SELECT payment_order_id AS id FROM payment_orders WHERE merchant_id = 'm-demo' AND status = 'paid' ORDER BY created DESC`,
    );
    const confirmed = waiting.equal[0]!;
    expect(rows.length).toBe(differing.length + equal.length);
    const finance = await people.inBrowser('finance');
    const list = confirmPaymentsPage(finance, 'en');
    await list.row(rows[0]!.id).waitFor();
    await list.oneByOne();
    const lane = lanePage(finance, 'en');
    for (const { id } of rows) {
      await lane.showing(id).waitFor();
      await (id === confirmed ? lane.confirm() : lane.skip());
    }
    await lane.finished.getByText(`1 confirmed, 0 rejected, ${rows.length - 1} skipped.`).waitFor();
    expect(await confirmations([confirmed])).toEqual([1]);
  });
});
