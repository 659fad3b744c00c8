import { describe, expect, test } from 'vitest';
import { accepted, refused } from '../../domain/outcome.ts';
import { samplePayment, sampleProblem } from '../../machines/samples/sample-records.ts';
import { EditPaymentNotice } from '../../src/features/payment-edit/views/edit-payment-notice.tsx';
import { at, nok, save, showEdit, typed } from './payment-edit-scene.tsx';
import { showPayment } from './payment-scene.tsx';
import { show } from './show.tsx';

describe('the correction of a payment', () => {
  test('shows the payment, what is due and what it says so far', async () => {
    const { screen } = await showEdit([]);
    const sheet = screen.getByRole('dialog');
    await expect.element(sheet.getByText('PAY-77')).toBeVisible();
    await expect.element(sheet.getByText('payment-1')).toBeVisible();
    await expect.element(sheet.getByLabelText('Amount paid')).toHaveValue('839.90');
    await expect.element(sheet.getByRole('radio', { name: 'Transfer / receipt' })).toBeChecked();
    expect(sheet.getByLabelText('Cash', { exact: true }).query()?.getAttribute('type')).not.toBe('text');
    await expect.element(sheet.getByRole('button', { name: 'View photo 1, uploaded' })).toBeVisible();
  });

  test('with nothing changed says so instead of saving', async () => {
    const { screen, saved } = await showEdit([]);
    await expect
      .element(screen.getByRole('button', { name: 'Save changes' }))
      .toHaveAccessibleDescription('Nothing is changed yet');
    expect(saved).toEqual([]);
  });

  test('of a mix fills in the other part, and names what changed', async () => {
    const { screen, saved } = await showEdit([]);
    const sheet = screen.getByRole('dialog');
    await sheet.getByText('Mix', { exact: true }).click();
    const [cash, receipt] = [
      sheet.getByRole('textbox', { name: 'Cash' }),
      sheet.getByRole('textbox', { name: 'Transfer / receipt' }),
    ];
    await expect.element(cash).toHaveValue('419.95');
    await cash.fill('300');
    await expect.element(receipt).toHaveValue('539.90');
    await sheet.getByRole('textbox', { name: 'Payer', exact: true }).fill('Ling');
    await expect.element(sheet.getByText('Changed: Paid by, Payer')).toBeVisible();
    await sheet.getByRole('button', { name: 'Save changes' }).click();
    await expect
      .poll(() => saved)
      .toMatchObject([
        {
          amounts: { type: 'mix', total: 83_990, cash: 30_000, receipt: 53_990 },
          details: { payer_name: 'Ling' },
        },
      ]);
  });

  test('whose parts miss the amount says by how much, and at the field when it is saved', async () => {
    const { screen, saved } = await showEdit([
      { type: 'type.choose', paymentType: 'mix' },
      typed('paid_amount', '900'),
    ]);
    await expect.element(screen.getByText('Cash and transfer are ฿60.10 less than ฿900.00')).toBeVisible();
    await screen.getByRole('button', { name: 'Save changes' }).click();
    const cash = screen.getByRole('textbox', { name: 'Cash' });
    await expect
      .element(cash)
      .toHaveAccessibleDescription('Cash and transfer must add up to the amount paid');
    await expect.element(cash).toHaveFocus();
    expect(saved).toEqual([]);
  });

  test.each([
    ['en', 'Enter an amount of 0 or more, such as 129.50', 'Three letters, such as USD'],
    ['zh', '请输入不小于 0 的金额，例如 129.50', '请输入三个字母，例如 USD'],
    ['th', 'กรอกจำนวนเงินตั้งแต่ 0 ขึ้นไป เช่น 129.50', 'กรอกตัวอักษร 3 ตัว เช่น USD'],
  ] as const)('with mistakes says at each field what it wants, in %s', async (language, amount, currency) => {
    const { screen } = await showEdit(
      [typed('paid_amount', 'x'), { type: 'text.change', field: 'fee_currency', text: '฿' }, save],
      { setting: { language } },
    );
    const field = (name: string) => screen.getByRole('dialog').element().querySelector(`[name=${name}]`);
    await expect.element(screen.getByText(amount)).toBeVisible();
    await expect.element(screen.getByText(currency)).toBeVisible();
    expect(
      ['paid_amount', 'fee_currency', 'fee'].map((name) => field(name)?.getAttribute('aria-invalid')),
    ).toEqual(['true', 'true', null]);
  });

  test('asks before a photo is taken away, and for one where none is left', async () => {
    const { screen, edit } = await showEdit([]);
    await screen.getByRole('button', { name: 'View photo 1, uploaded' }).click();
    await screen.getByRole('button', { name: 'Remove photo' }).click();
    const question = screen.getByRole('dialog', { name: 'Remove this photo?' });
    await question.getByRole('button', { name: 'Remove photo' }).click();
    expect(edit.getSnapshot().context.photos).toEqual([]);
    await screen.getByRole('button', { name: 'Save changes' }).click();
    await expect.element(screen.getByText('Add at least one proof photo')).toBeVisible();
  });

  test('closed with changes asks in the same sheet, and both answers do what they say', async () => {
    const { screen, edit } = await showEdit([typed('payer_name', 'Ling')]);
    await screen.getByRole('button', { name: 'Close' }).click();
    await expect.element(screen.getByText('Discard your changes?')).toBeVisible();
    await screen.getByRole('button', { name: 'Go on editing' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Payer', exact: true })).toHaveValue('Ling');
    history.back();
    await screen.getByRole('button', { name: 'Discard changes' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(edit.getSnapshot().matches({ edit: 'closed' })).toBe(true);
  });

  test('on its way cannot be typed in, and is put aside', async () => {
    const { screen, edit, onAside } = await showEdit([typed('paid_amount', '800'), save]);
    await expect.element(screen.getByLabelText('Amount paid')).toHaveAttribute('readonly');
    edit.send({ type: 'delivery.waiting', service: 'editPayment' });
    await expect.element(screen.getByText('Saved on this device')).toBeVisible();
    await screen.getByRole('button', { name: 'Close' }).last().click();
    expect(onAside.mock.calls).toEqual([[true]]);
  });

  test('refused says why, at the field and above the form', async () => {
    const { screen } = await showEdit([typed('paid_amount', '800'), save], {
      answer: refused(sampleProblem(400, 'invalid_request', { field: 'paid_amount' })),
    });
    await expect.element(screen.getByText('The payment was not changed')).toBeVisible();
    await expect
      .element(screen.getByLabelText('Amount paid'))
      .toHaveAccessibleDescription('Something is not filled in correctly. Check it and try again');
  });
});

describe('the screen of a payment', () => {
  test('offers the correction beside the confirmation, and alone where the shop confirms nothing', async () => {
    const edit = { button: <button type="button">Edit</button>, notice: null };
    const screen = await showPayment({ edit });
    const buttons = () =>
      [...document.querySelectorAll('[data-sticky-bar] button')].map((button) => button.textContent);
    await expect.element(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
    expect(buttons()).toEqual(['Reject', 'Edit', 'Confirm receipt ฿839.90']);
    await showPayment({ edit, confirmsReceipts: false });
    await expect.poll(buttons).toContain('Edit');
  });

  test('says where a correction is that was put aside', async () => {
    const { edit } = await showEdit([typed('paid_amount', '800'), save]);
    edit.send({ type: 'delivery.unknown', service: 'editPayment' });
    const screen = await show(<EditPaymentNotice edit={edit} />);
    await expect.element(screen.getByText('Sent, no answer yet').last()).toBeVisible();
  });

  test('says in its history what a correction changed, from what to what', async () => {
    const changes = {
      payment_type: { from: 'receipt', to: 'mix' },
      paid_amount: { from: 839.9, to: 800 },
      paid_amount_cash: { from: 0, to: 300 },
      paid_amount_receipt: { from: 839.9, to: 500 },
      payer_name: { from: null, to: 'Ling' },
      payment_photos: { from: ['/a'], to: ['/b', '/c'] },
    };
    const step = {
      seq: 3,
      at,
      by: nok,
      event: 'payment.edit',
      from: 'paid',
      to: 'paid',
      seen_version: 2,
      changes,
    };
    const screen = await showPayment({ payment: accepted({ ...samplePayment, history: [step] }) });
    await expect.element(screen.getByText('Amount paid: ฿839.90 to ฿800.00')).toBeVisible();
    const facts = [...screen.getByText('Amount paid: ฿839.90 to ฿800.00').element().closest('ul')!.children];
    expect(facts.map((fact) => fact.textContent)).toEqual([
      'Amount paid: ฿839.90 to ฿800.00',
      'Paid by: Transfer / receipt → Mix',
      'Cash: ฿0.00 → ฿300.00',
      'Transfer / receipt: ฿839.90 → ฿500.00',
      '2 photos added',
      '1 photo removed',
      'Payer: None → Ling',
    ]);
  });
});
