import { userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { accepted, refused } from '../../domain/outcome.ts';
import { sampleProblem } from '../../machines/samples/sample-records.ts';
import { pageOf, paid, result, showTab } from './confirm-scene.tsx';

const equal = paid('20383');
const other = paid('20381', { groupName: '', type: 'cash', paid: 500_000, due: 500_000 });
const short = paid('20384', { due: 864_000, paid: 756_000 });
const over = paid('20386', { due: 100_00, paid: 100_000_00 });
const reused = paid('20379', {
  reused: { paymentOrderId: 'payment-9', paymentNo: '20311', ctime: '2025-02-07T03:58:00.000Z' },
});

const rowOf = (number: string) => document.querySelector(`[data-payment="${number}"]`);

/** The numbers in the order in which they are listed. */
const listed = () =>
  [...document.querySelectorAll('[data-payment]')].map((row) => row.getAttribute('data-payment'));

const chipsIn = (element: Element | null) =>
  [...(element?.querySelectorAll('button[aria-pressed]') ?? [])].map((chip) => [
    chip.textContent,
    chip.getAttribute('aria-pressed'),
  ]);

describe('the payments to confirm', () => {
  test('that differ or have a proof used before come first, and say by how much and since when', async () => {
    const { screen } = await showTab({ pages: [pageOf([equal, short, other, reused, over])] });
    await expect
      .element(screen.getByRole('heading', { name: 'Look at these 3 payments first' }))
      .toBeVisible();
    expect(listed()).toEqual(['20384', '20379', '20386', '20383', '20381']);
    expect(rowOf('20384')).toHaveTextContent('Due ฿8,640.00Short by ฿1,080.00 · 12.5%');
    expect(rowOf('20379')).toHaveTextContent('Transfer / receiptProof used in PAY-20311');
    expect(rowOf('20386')?.textContent).toMatch(/Over by ฿99,900\.00$/);
    expect(rowOf('20383')?.textContent).toMatch(/Transfer \/ receipt$/);
    expect(rowOf('20381')).toHaveTextContent('UngroupedPAY-20381');
  });

  test('are narrowed to one kind, whose chip stays when nothing of it is left', async () => {
    const counts = { all: 2, differs: 1, duplicate: 0 };
    const { screen, asked } = await showTab({
      pages: [pageOf([short, equal], counts), pageOf([], { ...counts, differs: 0 })],
    });
    const row = screen.getByRole('group', { name: 'Filter' });
    await expect.element(row).toBeVisible();
    expect(chipsIn(row.element())).toEqual([
      ['All 2', 'true'],
      ['Differs 1', 'false'],
    ]);
    await row.getByRole('button', { name: 'Differs 1' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
    expect(chipsIn(row.element())).toEqual([
      ['All 2', 'false'],
      ['Differs 0', 'true'],
    ]);
    await screen.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => asked.map(({ only }) => only)).toEqual(['all', 'differs', 'all']);
  });

  test('of cash are a chip that asks for no attention, and narrows the list', async () => {
    const counts = { all: 2, differs: 1, duplicate: 0, cash: 1 };
    const { screen, asked } = await showTab({
      pages: [pageOf([short, other], counts), pageOf([other], counts)],
    });
    const row = screen.getByRole('group', { name: 'Filter' });
    await row.getByRole('button', { name: 'Cash 1' }).click();
    await expect.poll(() => asked.map(({ only }) => only)).toEqual(['all', 'cash']);
    const [all, differing, cash] = row
      .getByRole('button')
      .elements()
      .map((chip) => getComputedStyle(chip));
    expect(chipsIn(row.element())).toEqual([
      ['All 2', 'false'],
      ['Differs 1', 'false'],
      ['Cash 1', 'true'],
    ]);
    expect(differing?.color).not.toBe(all?.color);
    expect(cash?.color).not.toBe(differing?.color);
  });

  test('are looked at one by one from a button beside their sum', async () => {
    const { screen, pressed } = await showTab({ pages: [pageOf([equal, other])] });
    await expect.element(screen.getByText('2 payments · ฿186,420.00')).toBeVisible();
    await screen.getByRole('button', { name: 'Confirm one by one' }).click();
    expect(pressed).toEqual(['oneByOne']);
  });

  test('that are none say so, and lead to all payments', async () => {
    const { screen, pressed } = await showTab({ pages: [pageOf([])] });
    await expect.element(screen.getByRole('heading', { name: 'Nothing to confirm' })).toBeVisible();
    await screen.getByRole('button', { name: 'All payments' }).click();
    expect(pressed).toEqual(['payments']);
    expect(document.querySelector('[data-sticky-bar]')).toBeNull();
  });

  test('that cannot be loaded say so, and are loaded by another try', async () => {
    const { screen } = await showTab({ pages: [null, pageOf([equal])] });
    await expect.element(screen.getByText('Could not load the payments')).toBeVisible();
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('PAY-20383', { exact: true })).toBeVisible();
  });

  test('that are refused say why', async () => {
    const { screen } = await showTab({ pages: [refused(sampleProblem(403, 'forbidden_role'))] });
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Your role does not allow this');
  });

  test('that cannot be read again stay, with another try above them', async () => {
    const { screen, payments } = await showTab({ pages: [pageOf([equal]), null] });
    await expect.element(screen.getByText('PAY-20383', { exact: true })).toBeVisible();
    payments.send({ type: 'list.refresh' });
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Could not load the payments');
    await expect.element(screen.getByText('PAY-20383', { exact: true })).toBeVisible();
  });
});

describe('the selection', () => {
  test('of all takes those that came in as due, and says how many and what they come to', async () => {
    const { screen, batch } = await showTab({ pages: [pageOf([equal, short, other])] });
    const all = screen.getByRole('checkbox', { name: '2 payments as due' });
    await all.click();
    await expect.element(all).toBeChecked();
    expect(batch.getSnapshot().context.selected.map(({ id }) => id)).toEqual(['20383', '20381']);
    await expect.element(screen.getByText('2 payments selected')).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'Confirm 2 payments', exact: true }))
      .toBeVisible();
    await all.click();
    await expect.element(screen.getByText('2 payments selected')).not.toBeInTheDocument();
  });

  test('of more than are listed begins with loading all of them at once', async () => {
    const all = Array.from({ length: 240 }, (_, at) => paid(String(at + 1)));
    const [first, rest] = [pageOf(all.slice(0, 10)), pageOf(all.slice(10))];
    if (!first.ok) throw new Error('the first page is there');
    const pagination = { ...first.value.pagination, total: 240, cursor: 'cursor-1' };
    const { screen, batch, counted } = await showTab({
      pages: [accepted({ ...first.value, pagination }), rest],
      answer: accepted(all.map(({ id }) => result(id))),
    });
    await screen.getByRole('button', { name: 'Load 230 payments' }).click();
    await screen.getByRole('checkbox', { name: '240 payments as due' }).click();
    expect(counted).toEqual([10, 230]);
    expect(batch.getSnapshot().context.selected).toHaveLength(240);
  });

  test('of a part is shown by the box for all, which then takes the others', async () => {
    const { screen, batch } = await showTab({ pages: [pageOf([equal, other])] });
    await screen.getByRole('checkbox', { name: 'Select PAY-20381, ฿5,000.00' }).click();
    const all = screen.getByRole('checkbox', { name: '2 payments as due' });
    await expect.element(all).toBePartiallyChecked();
    await all.click();
    expect(batch.getSnapshot().context.selected.map(({ id }) => id)).toEqual(['20381', '20383']);
  });

  test('is made and asked about by the keyboard alone, and the question is left by Escape', async () => {
    const { screen, batch } = await showTab({ pages: [pageOf([equal])] });
    const box = screen.getByRole('checkbox', { name: 'Select PAY-20383, ฿839.90' });
    await expect.element(box).toBeVisible();
    box.element().focus();
    await userEvent.keyboard(' {Tab}');
    await expect.element(screen.getByRole('link', { name: 'Baan Suan' })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(screen.getByRole('button', { name: 'Clear' })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(screen.getByRole('dialog', { name: 'Confirm 1 payment?' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect
      .element(screen.getByRole('button', { name: 'Confirm 1 payment', exact: true }))
      .toHaveFocus();
    expect(batch.getSnapshot().value).toBe('choosing');
  });

  test('of a payment that changed since says from what to what, and takes the change', async () => {
    const now = { ...equal, paid: 70_000, version: 3 };
    const { screen, batch, payments } = await showTab({ pages: [pageOf([equal]), pageOf([now])] });
    await screen.getByRole('checkbox', { name: 'Select PAY-20383, ฿839.90' }).click();
    payments.send({ type: 'list.refresh' });
    await expect
      .element(screen.getByText('Changed since you selected it: was ฿839.90, now ฿700.00.'))
      .toBeVisible();
    await screen.getByRole('button', { name: 'Select it as it is now' }).click();
    expect(
      batch.getSnapshot().context.selected.map(({ paid: amount, version }) => [amount, version]),
    ).toEqual([[70_000, 3]]);
  });
});

describe('the question before a batch', () => {
  test('says what it comes to, how much is missing and over, and that it is final', async () => {
    const { screen, sent } = await showTab({ pages: [pageOf([equal, short, over])] });
    for (const number of ['20383', '20384', '20386'])
      await screen.getByRole('checkbox', { name: `PAY-${number}` }).click();
    await screen.getByRole('button', { name: 'Confirm 3 payments', exact: true }).click();
    const sheet = screen.getByRole('dialog', { name: 'Confirm 3 payments?' });
    await expect.element(sheet.getByText('1 of them is ฿1,080.00 short of what is due.')).toBeVisible();
    await expect.element(sheet.getByText('1 of them is ฿99,900.00 over what is due.')).toBeVisible();
    await expect.element(sheet.getByText('This completes the orders and cannot be undone.')).toBeVisible();
    expect(sent).toEqual([]);
    await sheet.getByRole('button', { name: 'Confirm ฿108,399.90' }).click();
    await expect
      .poll(() => sent.map(({ payments }) => payments.map(({ id }) => id)))
      .toEqual([['20383', '20384', '20386']]);
  });

  test('is refused to somebody whose role was taken meanwhile', async () => {
    const { screen, batch, sent } = await showTab({ pages: [pageOf([equal])] });
    await screen.getByRole('checkbox', { name: 'PAY-20383' }).click();
    batch.send({ type: 'batch.ask' });
    batch.send({ type: 'viewer.change', roles: ['storekeeper'], confirmsReceipts: true });
    const confirm = screen.getByRole('dialog').getByRole('button', { name: 'Confirm ฿839.90' });
    await expect.element(confirm).toHaveAttribute('aria-disabled', 'true');
    await expect.element(screen.getByRole('alert')).toHaveTextContent(/finance/i);
    expect(sent).toEqual([]);
  });
});

describe('the answers to a batch', () => {
  test('say how many were confirmed, and of each other one, why not', async () => {
    const all = [equal, other, short, over].map((payment) => ({ ...payment, due: payment.paid }));
    const { screen, batch } = await showTab({
      pages: [pageOf(all)],
      answer: accepted([
        result('20383'),
        result('20381', 'already_confirmed', {
          confirmed_by: { id: 'user-1', name: 'Fon', role: 'finance' },
          confirmed_at: '2025-02-08T03:30:00.000Z',
        }),
        result('20384', 'version_conflict'),
        result('20386', 'a reason that a later server knows'),
      ]),
    });
    await screen.getByRole('checkbox', { name: '4 payments as due' }).click();
    batch.send({ type: 'batch.ask' });
    batch.send({ type: 'batch.confirm', key: 'key-1', at: Date.parse('2025-02-08T04:05:00.000Z') });
    await expect.element(screen.getByText('1 of 4 confirmed')).toBeVisible();
    await expect.element(screen.getByText('฿839.90 · by you, 11:05')).toBeVisible();
    const reasons = () =>
      [...document.querySelectorAll('[data-screen] ul > li')].map(({ textContent }) => textContent);
    expect(reasons()).toEqual([
      'PAY-20381฿5,000.005,000 bahtAlready confirmed by Fon (Finance) at 2025-02-08\u00A010:30',
      'PAY-20384฿7,560.007,560 bahtThis has been changed elsewhere. Check it, then try againStill selected.',
      'PAY-20386฿100,000.00100,000 bahta reason that a later server knowsStill selected.',
    ]);
    await expect.element(screen.getByText('2 payments selected')).toBeVisible();
    await screen.getByRole('button', { name: 'Close' }).click();
    expect(reasons()).toEqual([]);
  });

  test('are none where it was refused as a whole: that says why, and keeps the selection', async () => {
    const { screen, batch } = await showTab({
      pages: [pageOf([equal])],
      answer: refused(sampleProblem(403, 'forbidden_role')),
    });
    await screen.getByRole('checkbox', { name: '1 payment as due' }).click();
    batch.send({ type: 'batch.ask' });
    batch.send({ type: 'batch.confirm', key: 'key-1', at: 0 });
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Your role does not allow this');
    await expect
      .element(screen.getByRole('button', { name: 'Confirm 1 payment', exact: true }))
      .toHaveAttribute('aria-disabled', 'true');
    await screen.getByRole('alert').getByRole('button').click();
    await expect
      .element(screen.getByRole('button', { name: 'Confirm 1 payment', exact: true }))
      .not.toHaveAttribute('aria-disabled');
  });

  test.each([
    ['delivery.waiting', 'Saved on this device', 'Waiting to send'],
    ['delivery.unknown', 'Sent, no answer yet', 'Confirming…'],
  ] as const)('that do not come (%s) say so, and nothing is chosen meanwhile', async (type, title, label) => {
    const { screen, batch } = await showTab({ pages: [pageOf([equal])] });
    await screen.getByRole('checkbox', { name: '1 payment as due' }).click();
    batch.send({ type: 'batch.ask' });
    batch.send({ type: 'batch.confirm', key: 'key-1', at: 0 });
    batch.send({ type, service: 'batchConfirmPayOrder' });
    await expect.element(screen.getByText(title)).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: label }))
      .toHaveAttribute('aria-disabled', 'true');
    for (const box of screen.getByRole('checkbox').elements()) expect(box).toBeDisabled();
  });

  test('that cannot be asked for are, by another try under the same key', async () => {
    const { screen, batch, sent } = await showTab({ pages: [pageOf([equal])], answer: null });
    await screen.getByRole('checkbox', { name: '1 payment as due' }).click();
    batch.send({ type: 'batch.ask' });
    batch.send({ type: 'batch.confirm', key: 'key-1', at: 0 });
    await expect.element(screen.getByText('Could not be saved or sent')).toBeVisible();
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => sent.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
  });
});
