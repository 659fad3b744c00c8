import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { DayClose } from '../../domain/contract.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { dayCloseMachine } from '../../machines/day-close/day-close-machine.ts';
import type { DayCloseInput } from '../../machines/day-close/day-close-machine.ts';
import { sampleDayClose } from '../../machines/day-close/day-close-samples.ts';
import { sampleProblem } from '../../machines/samples/sample-records.ts';
import { DayCloseScreen } from '../../src/features/statements/views/day-close-screen.tsx';
import { seenTexts } from './seen-texts.ts';
import { expectNoFaults } from './stocktake-scene.tsx';
import { show } from './show.tsx';

interface Scene {
  readonly day?: string;
  readonly today?: string;
}

/** The screen of a day; the server's answer can be changed, null is none. */
async function showDay(
  first: Outcome<DayClose> | null,
  { day = '2025-02-03', today = '2025-02-03' }: Scene = {},
) {
  const server = { answer: first };
  const dayClose = fromPromise<Outcome<DayClose>, DayCloseInput>(async () => {
    if (server.answer === null) throw new Error('no network');
    return server.answer;
  });
  const reading = createActor(dayCloseMachine.provide({ actors: { dayClose } }), { input: { day } }).start();
  const done: unknown[] = [];
  const screen = await show(
    <DayCloseScreen
      reading={reading}
      day={day}
      today={today}
      notice={null}
      onDay={(chosen) => done.push(chosen)}
      onPrint={() => done.push('print')}
      onSave={() => done.push('save')}
    />,
  );
  await expect.poll(() => reading.getSnapshot().matches('loading')).toBe(false);
  return { screen, server, reading, done };
}

const nothing: DayClose = {
  ...sampleDayClose,
  received: { count: 0, cash: 0, receipt: 0, sum: 0, by: [] },
  differences: { count: 0, over: 0, short: 0, items: [] },
  rejected: { count: 0, sum: 0, items: [] },
  waiting: { count: 0, sum: 0, items: [] },
};

describe('the end of a day', () => {
  test('says what came in, who confirmed it, what differs, what was rejected and what waits', async () => {
    const { screen } = await showDay(accepted(sampleDayClose));
    const main = screen.getByRole('main');
    await expect.element(main.getByText('Amount received · 5 payments')).toBeVisible();
    expect(seenTexts(main.getByRole('link').elements())).toEqual([
      'To confirm1 payment฿75.00',
      'PAY-88 · Baan SuanPaid ฿250.00, due ฿280.50Chai 09:06−฿30.50',
      'PAY-91 · MoeyPaid ฿110.00, due ฿100.00Nok 10:06+฿10.00',
      'PAY-90 · MoeyNo money cameNok 11:06฿400.00',
    ]);
    expect(
      main
        .getByRole('link')
        .elements()
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/order-home?type=confirm_payments',
      '/payment/payment-1',
      '/payment/payment-2',
      '/payment/payment-3',
    ]);
    await expect.element(main.getByText('Cash ฿330.25 · transfer ฿800.00')).toBeVisible();
    await expectNoFaults();
  });

  test('of a past day says what waited, without sending anybody to the payments of today', async () => {
    const { screen } = await showDay(accepted(sampleDayClose), { today: '2025-02-10' });
    await expect.element(screen.getByText('Still to confirm at the end of the day')).toBeVisible();
    const links = screen.getByRole('main').getByRole('link').elements();
    expect(seenTexts(links).at(-1)).toBe('PAY-92 · Baan SuanProof sent 02-03 17:06฿75.00');
    expect(links.map((link) => link.getAttribute('href'))).not.toContain('/order-home?type=confirm_payments');
  });

  test('says how many payments of a long list are in the sheet alone', async () => {
    const { screen } = await showDay(
      accepted({ ...sampleDayClose, rejected: { ...sampleDayClose.rejected, count: 230 } }),
    );
    await expect.element(screen.getByText('229 more are in the Excel file')).toBeVisible();
  });

  test('where receipts are not confirmed says who sent the proofs', async () => {
    const { screen } = await showDay(accepted({ ...sampleDayClose, confirms_receipts: false }));
    await expect.element(screen.getByText('Proof sent by')).toBeVisible();
  });

  test('is that of today or yesterday by a tap, of another day by its date', async () => {
    const { screen, done } = await showDay(accepted(sampleDayClose), { today: '2025-02-10' });
    await screen.getByRole('button', { name: 'Today' }).click();
    await screen.getByRole('button', { name: 'Yesterday' }).click();
    await screen.getByRole('button', { name: '2025-02-03' }).click();
    const date = screen.getByRole('dialog').getByLabelText('Date', { exact: true });
    await date.fill('2025-02-11');
    await expect
      .element(screen.getByRole('button', { name: 'Show this date' }))
      .toHaveAttribute('aria-disabled', 'true');
    await expect.element(screen.getByText('This day has not begun yet').first()).toBeVisible();
    await date.fill('2025-01-31');
    await expectNoFaults();
    await screen.getByRole('button', { name: 'Show this date' }).click();
    expect(done).toEqual(['2025-02-10', '2025-02-09', '2025-01-31']);
  });

  test('is printed and saved', async () => {
    const { screen, done } = await showDay(accepted(sampleDayClose));
    await screen.getByRole('button', { name: 'Print end of the day' }).click();
    await screen.getByRole('button', { name: 'Save as Excel file' }).click();
    expect(done).toEqual(['print', 'save']);
  });

  test('on which nothing happened says so', async () => {
    const { screen } = await showDay(accepted(nothing));
    await expect.element(screen.getByText('Nothing on this day')).toBeVisible();
    await expectNoFaults();
  });

  test('that cannot be read is read again by a tap, and one that was read stays', async () => {
    const { screen, server, reading } = await showDay(null);
    await expect.element(screen.getByText('The end of the day could not be loaded')).toBeVisible();
    server.answer = accepted(sampleDayClose);
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('Amount received · 5 payments')).toBeVisible();
    server.answer = null;
    reading.send({ type: 'day.open' });
    await expect.element(screen.getByText('The end of the day could not be loaded')).toBeVisible();
    await expect.element(screen.getByText('Amount received · 5 payments')).toBeVisible();
  });

  test('that is refused says why', async () => {
    const { screen } = await showDay(refused(sampleProblem(403, 'forbidden_role')));
    await expect.element(screen.getByText('The end of the day cannot be shown')).toBeVisible();
    await expectNoFaults();
  });
});
