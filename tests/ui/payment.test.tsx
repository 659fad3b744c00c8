import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import type { PaymentEntry, PaymentOrder } from '../../domain/contract.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { samplePhoto } from '../../machines/samples/sample-photos.ts';
import {
  sampleCompletedPayment,
  samplePayment,
  sampleProblem,
} from '../../machines/samples/sample-records.ts';
import { openPayment, showPayment } from './payment-scene.tsx';

function withRecord(change: Partial<PaymentEntry>): Outcome<PaymentOrder> {
  return accepted({ ...samplePayment, payment_list: [{ ...samplePayment.payment_list[0]!, ...change }] });
}

/** The facts on the page, name and value. */
function facts() {
  return [...document.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ]);
}

describe('a payment', () => {
  test('shows its number and status, what was due and paid, its group, orders, way and time', async () => {
    const screen = await showPayment({
      payment: accepted({
        ...samplePayment,
        payment_type: 'mix',
        paid_amount: 800,
        paid_amount_cash: 300,
        paid_amount_receipt: 500,
      }),
    });
    await expect.element(screen.getByRole('heading', { name: 'PAY-77' })).toBeVisible();
    await expect.element(screen.getByText('Paid').first()).toBeVisible();
    await expect.element(screen.getByText('839.90 baht').first()).toBeInTheDocument();
    await expect.element(screen.getByText('800 baht').first()).toBeInTheDocument();
    expect(facts()).toEqual([
      ['Customer group', 'Baan Suan'],
      ['Orders', '1 order'],
      ['The proof said', '฿839.90'],
      ['Paid by', 'Mix · cash ฿300.00 + transfer ฿500.00'],
      ['Paid at', '2025-02-02\u00A010:00'],
    ]);
  });

  test.each([
    ['its record', {}, '2025-02-02\u00A010:00'],
    ['its first order', { payment_list: [] }, '2025-01-20\u00A010:00'],
    [
      'itself',
      { payment_list: [], order_list: [], ctime: '2025-02-03T18:30:00.000Z' },
      '2025-02-04\u00A001:30',
    ],
  ])('takes its time from %s', async (_, change, time) => {
    const screen = await showPayment({ payment: accepted({ ...samplePayment, ...change }) });
    await expect.element(screen.getByText('Paid at')).toBeVisible();
    expect(facts()).toContainEqual(['Paid at', time]);
  });

  test('whose photo is on another payment too says so and leads there', async () => {
    const payment_photos = ['/api/files/cash.webp', '/api/files/slip.webp'];
    const use = { filepath: '/api/files/slip.webp', ctime: '2025-01-21T03:00:00.000Z' };
    const duplicate_of = [
      { ...use, payment_order_id: 'payment-9' },
      { ...use, payment_order_id: 'payment-0' },
    ];
    const screen = await showPayment({
      payment: accepted({ ...samplePayment, payment_photos, duplicate_of }),
    });
    const link = screen.getByRole('link', {
      name: 'Photo 2 was already used for a payment at 2025-01-21 10:00',
    });
    await expect.element(link).toHaveAttribute('href', '/payment/payment-9');
    expect(screen.getByRole('link', { name: /already used/ }).elements()).toHaveLength(1);
  });

  test('lists its orders with their totals, each a way to the order', async () => {
    const [order] = samplePayment.order_list;
    const screen = await showPayment({
      payment: accepted({
        ...samplePayment,
        order_list: [order!, { ...order!, id: 'order-2', order_no: '1043', total_amount: 12 }],
      }),
    });
    await expect.element(screen.getByRole('link', { name: '#1043' })).toBeVisible();
    expect(
      screen
        .getByRole('link')
        .elements()
        .map((link) => [link.getAttribute('href'), (link as HTMLElement).innerText.replace(/\s+/g, ' ')]),
    ).toEqual([
      ['/order/order-1', '#1042 2025-01-20 10:00 ฿839.90 839.90 baht'],
      ['/order/order-2', '#1043 2025-01-20 10:00 ฿12.00 12 baht'],
    ]);
  });

  test('that is not there says so and leads back', async () => {
    const screen = await showPayment({ payment: refused(sampleProblem(404, 'not_found')) });
    await expect.element(screen.getByRole('heading', { name: 'There is no such payment' })).toBeVisible();
    await screen.getByRole('button', { name: 'All payments' }).click();
    expect([location.pathname, location.search]).toEqual(['/order-home', '?type=payments']);
  });
});

describe('a payment record', () => {
  test('that a bank reported shows all that it said', async () => {
    const screen = await showPayment({
      payment: withRecord({
        status: 'completed',
        payment_type: 'mix',
        payment_time: '2025-02-02T03:00:00.000Z',
        paid_amount: 800,
        paid_amount_cash: 300,
        paid_amount_receipt: 500,
        fee: 15,
        fee_currency: 'THB',
        payer_name: 'Ling Wattana',
        payer_bank: 'KBank',
        payer_account: 'x-4821',
        payee_name: 'Talat',
        payee_bank: 'SCB',
        payee_account: 'x-0937',
        transaction_id: '014165113207',
        extra_info: '{"Branch":"Silom","Counter":4}',
      }),
    });
    await expect.element(screen.getByText('Mixed payment')).toBeVisible();
    await expect.element(screen.getByText('2025-02-02 10:00 · fee ฿15.00')).toBeVisible();
    await expect.element(screen.getByText('Completed')).toBeVisible();
    await expect.element(screen.getByText('800 baht')).toBeInTheDocument();
    expect(facts().slice(4)).toEqual([
      ['Cash', '฿300.00'],
      ['Transfer / receipt', '฿500.00'],
      ['Payer', 'Ling Wattana · KBank · x-4821'],
      ['Payee', 'Talat · SCB · x-0937'],
      ['Transaction', '014165113207'],
      ['Branch', 'Silom'],
      ['Counter', '4'],
    ]);
  });

  test.each([
    [{ fee: 1.5, fee_currency: 'USD' }, '2025-02-02 10:00 · fee 1.50 USD', []],
    [{ fee: 0, extra_info: '4821' }, '2025-02-02 10:00 · fee ฿0.00', [['Remark', '4821']]],
    [{ fee: null, extra_info: 'at Silom' }, '2025-02-02 10:00', [['Remark', 'at Silom']]],
  ])('with %j says "%s" and %j', async (change, text, shown) => {
    const screen = await showPayment({ payment: withRecord(change) });
    await expect.element(screen.getByText('Transfer', { exact: true })).toBeVisible();
    expect(screen.getByText(text, { exact: true }).elements().length).toBeGreaterThan(0);
    expect(facts().slice(4)).toEqual(shown);
  });

  test('with several proofs in one text opens each of them', async () => {
    const screen = await showPayment({
      payment: withRecord({ payment_photo: '/icon.svg?a,/icon.svg?b%2Cc' }),
    });
    await screen.getByRole('button', { name: 'View photo 2' }).click();
    await expect
      .element(screen.getByRole('dialog').getByRole('img'))
      .toHaveAttribute('src', '/icon.svg?b%2Cc');
  });
});

describe('what was paid', () => {
  test.each([
    [100, 89.99, '฿10.01 too little, 10.0% below the amount due'],
    [100, 111, '฿11.00 too much, 11.0% above the amount due'],
    [100, 1_099.9, '฿999.90 too much, 999.9% above the amount due'],
    [100, 1_100, '฿1,000.00 too much, far more than due'],
    [0, 5, 'Nothing was due, ฿5.00 was paid'],
  ])('%s due and %s paid warns with both', async (should_paid_amount, paid_amount, warning) => {
    const screen = await showPayment({
      payment: accepted({ ...samplePayment, should_paid_amount, paid_amount }),
    });
    await expect.element(screen.getByText(warning)).toBeVisible();
    await expect
      .element(screen.getByText('More than 10%: check the proof before you confirm.'))
      .toBeVisible();
  });

  test('of a payment that is confirmed still says how far it is off, and asks for nothing any more', async () => {
    const screen = await showPayment({
      payment: accepted({
        ...samplePayment,
        status: 'completed',
        should_paid_amount: 100,
        paid_amount: 80,
      }),
    });
    await expect.element(screen.getByText('฿20.00 too little, 20.0% below the amount due')).toBeVisible();
    await expect.element(screen.getByText(/check the proof/)).not.toBeInTheDocument();
  });

  test.each([
    [100, 90],
    [100, 110],
    [0, 0],
  ])('%s due and %s paid warns of nothing', async (should_paid_amount, paid_amount) => {
    const screen = await showPayment({
      payment: accepted({ ...samplePayment, should_paid_amount, paid_amount }),
    });
    await expect.element(screen.getByText('Paid at')).toBeVisible();
    expect(screen.getByText('check the proof').query()).toBeNull();
  });

  test('warns beside the amount that is typed into the receipt', async () => {
    const screen = await showPayment({});
    await screen.getByRole('button', { name: 'Confirm receipt ฿839.90' }).click();
    const sheet = screen.getByRole('dialog');
    await expect.element(sheet.getByLabelText('Amount received')).toBeVisible();
    expect(sheet.getByText('too little').query()).toBeNull();
    await sheet.getByLabelText('Amount received').fill('700');
    await expect.element(sheet.getByText('฿139.90 too little, 16.7% below the amount due')).toBeVisible();
    await expect.element(sheet.getByText('Due for the orders ฿839.90')).toBeVisible();
    await expect.element(sheet.getByRole('button', { name: 'Confirm ฿700.00' })).toBeVisible();
    await expect.element(sheet.getByText('More than 10%: check the proof before you confirm.')).toBeVisible();
    await sheet.getByLabelText('Amount received').fill('760');
    await expect.element(sheet.getByText(/check the proof/)).not.toBeInTheDocument();
  });

  test('is asked for with what the orders come to, and what the confirmation means', async () => {
    const screen = await showPayment({});
    await screen.getByRole('button', { name: 'Confirm receipt ฿839.90' }).click();
    const sheet = screen.getByRole('dialog');
    await expect.element(sheet.getByText('Due for the orders ฿839.90')).toBeVisible();
    await expect.element(sheet.getByText('This completes the orders and cannot be undone.')).toBeVisible();
  });
});

describe('a confirmation', () => {
  async function confirm(answer: Outcome<PaymentOrder>) {
    const screen = await showPayment({ answer });
    await screen.getByRole('button', { name: 'Confirm receipt ฿839.90' }).click();
    await screen.getByRole('button', { name: 'Confirm ฿839.90' }).click();
    return screen;
  }

  test('that another person made first is shown with who and when, as information', async () => {
    const screen = await confirm(
      refused(
        sampleProblem(409, 'already_confirmed', {
          confirmed_by: { id: 'user-fon', name: 'Fon', role: 'finance' },
          confirmed_at: '2025-02-03T03:00:00.000Z',
        }),
      ),
    );
    const banner = screen.getByText('By Fon (Finance) at 2025-02-03 10:00. Nothing was recorded twice.');
    await expect.element(banner).toBeVisible();
    expect(banner.element().closest('[role]')?.getAttribute('role')).toBe('status');
    expect(screen.getByRole('alert').query()).toBeNull();
  });

  test('refused for a reason that the app does not know says the whole message in an alert', async () => {
    const message = 'The bank is closed today; receipts of transfers are taken again tomorrow at nine.';
    const screen = await confirm(refused({ ...sampleProblem(422, 'bank_closed'), message }));
    await expect.element(screen.getByRole('alert')).toHaveTextContent(message);
  });

  test('that waits for its photos can be edited again', async () => {
    const payment = openPayment({});
    const screen = await showPayment({}, payment);
    await screen.getByRole('button', { name: 'Confirm receipt ฿839.90' }).click();
    payment.send({ type: 'photos.add', photos: [samplePhoto] });
    await screen.getByRole('button', { name: 'Confirm ฿839.90' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Confirm receipt' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Edit', exact: true })).not.toBeInTheDocument();
  });

  test('without the right to it says who has it', async () => {
    const screen = await showPayment({ roles: ['order_manager'] });
    await expect
      .element(
        screen.getByText('Only finance, a manager, an administrator or the owner can confirm receipts'),
      )
      .toBeVisible();
    expect(screen.getByRole('button', { name: 'Confirm receipt' }).query()).toBeNull();
  });

  test('is not offered once the payment is completed', async () => {
    const screen = await showPayment({ payment: accepted(sampleCompletedPayment) });
    await expect.element(screen.getByText('Completed').first()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Confirm receipt' }).query()).toBeNull();
  });
});

test.each(['light', 'dark'] as const)(
  'a payment in the %s scheme has no fault that axe knows',
  async (scheme) => {
    const screen = await showPayment({ scheme, payment: accepted({ ...samplePayment, paid_amount: 500 }) });
    await expect.element(screen.getByText('Paid at')).toBeVisible();
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual([]);
  },
);
