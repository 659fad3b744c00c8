import { page, userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { accepted, refused } from '../../domain/outcome.ts';
import {
  sampleCompletedPayment,
  samplePayment,
  sampleProblem,
} from '../../machines/samples/sample-records.ts';
import { NoConfirmationScreen } from '../../src/features/payments/views/lane/no-confirmation-screen.tsx';
import { pageOf, paid, showLane } from './confirm-scene.tsx';
import { show } from './show.tsx';

const equal = paid('20383', { photos: [] });
const short = paid('20384', { due: 864_000, paid: 756_000 });
const reused = paid('20379', {
  groupName: '',
  orders: 2,
  transactionId: '015063110203AbC4567',
  reused: { paymentOrderId: 'payment-9', paymentNo: '20311', ctime: '2025-02-07T03:58:00.000Z' },
});

const taken = refused(
  sampleProblem(409, 'already_confirmed', {
    confirmed_by: { id: 'user-1', name: 'Fon', role: 'finance' },
    confirmed_at: '2025-02-08T03:30:00.000Z',
  }),
);
const changed = refused(
  sampleProblem(409, 'version_conflict', {
    changed_by: { id: 'user-1', name: 'Fon', role: 'finance' },
    changed_at: '2025-02-08T03:30:00.000Z',
  }),
);

describe('the payment that is looked at', () => {
  test('says whose it is, what was due and paid, that this agrees, and where in the round it stands', async () => {
    const { screen } = await showLane({ payments: [reused, equal] });
    await expect.element(screen.getByRole('heading', { name: '1 / 2' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Ungrouped' })).toBeVisible();
    await expect.element(screen.getByText('PAY-20379 · 02-02 10:00')).toBeVisible();
    await expect.element(screen.getByText('Due · 2 orders')).toBeVisible();
    await expect.element(screen.getByText('As due')).toBeVisible();
    await expect.element(screen.getByText('Transaction 0150 6311 0203 AbC4 567')).toBeVisible();
    await expect
      .element(
        screen.getByRole('link', { name: 'This proof was used before PAY-20311 · 02-07 10:58 Compare' }),
      )
      .toHaveAttribute('href', '/payment/payment-9');
  });

  test.each(['zh', 'en', 'th'] as const)(
    'with an amount of five digits has its words inside the buttons, in %s on the narrowest phone',
    async (language) => {
      await page.viewport(320, 640);
      await showLane({ payments: [paid('20384', { due: 1_735_913, paid: 1_735_913 })], language });
      await expect.poll(() => document.querySelectorAll('[data-sticky-bar] button').length).toBe(2);
      const overflowing = [...document.querySelectorAll('[data-sticky-bar] button')].filter((button) => {
        const [edge, label] = [
          button.getBoundingClientRect(),
          button.lastElementChild?.getBoundingClientRect(),
        ];
        return label === undefined || label.left < edge.left + 6 || label.right > edge.right - 6;
      });
      expect(overflowing.map(({ textContent }) => textContent)).toEqual([]);
      await page.viewport(390, 844);
    },
  );

  test('that differs says by how much, and asks before it is confirmed', async () => {
    const { screen, lane, sent } = await showLane({
      payments: [short, equal],
      answer: accepted(sampleCompletedPayment),
    });
    await expect.element(screen.getByText('Short by ฿1,080.00 · 12.5%')).toBeVisible();
    const confirm = screen.getByRole('button', { name: 'Confirm ฿7,560.00' });
    await confirm.click();
    const sheet = screen.getByRole('dialog', { name: 'Confirm although the amounts differ?' });
    await expect.element(sheet.getByText('This completes the orders and cannot be undone.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet).not.toBeInTheDocument();
    expect(sent).toEqual([]);
    await confirm.click();
    await sheet.getByRole('button', { name: 'Confirm ฿7,560.00' }).click();
    await expect.element(screen.getByRole('heading', { name: '2 / 2' })).toBeVisible();
    expect(sent.map(({ paymentOrderId, paid: amount }) => [paymentOrderId, amount])).toEqual([
      ['20384', 756_000],
    ]);
    expect(lane.getSnapshot().context.confirmed).toBe(1);
  });

  test('without a photo says so', async () => {
    const { screen } = await showLane({ payments: [equal] });
    await expect.element(screen.getByText('No photo was sent with this payment')).toBeVisible();
  });

  test('whose photo cannot be loaded says so', async () => {
    const { screen } = await showLane({ payments: [paid('1', { photos: ['data:image/png;base64,AAAA'] })] });
    await expect.element(screen.getByText('The photo could not be loaded')).toBeVisible();
  });

  test('has its photo opened whole by a key', async () => {
    const { screen } = await showLane({ payments: [short] });
    const photo = screen.getByRole('button', { name: 'View photo 1' });
    await expect.element(photo).toBeVisible();
    photo.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('dialog')).toBeVisible();
  });

  test('is not confirmed by somebody who may not', async () => {
    const { screen } = await showLane({ payments: [equal], confirmer: 'storekeeper' });
    await expect
      .element(screen.getByRole('button', { name: 'Confirm ฿839.90' }))
      .toHaveAttribute('aria-disabled', 'true');
    await expect.element(screen.getByRole('button', { name: 'Skip' })).not.toHaveAttribute('aria-disabled');
  });
});

describe('the round', () => {
  test('is gone through by the keyboard alone, and says at its end what was done', async () => {
    const { screen, left } = await showLane({
      payments: [equal, reused],
      answer: accepted(sampleCompletedPayment),
    });
    const confirm = screen.getByRole('button', { name: 'Confirm ฿839.90' });
    await expect.element(confirm).not.toHaveAttribute('aria-disabled');
    confirm.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('heading', { name: '2 / 2' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Confirm ฿839.90' })).toHaveFocus();
    screen.getByRole('button', { name: 'Skip' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('heading', { name: 'All done' })).toBeVisible();
    await expect.element(screen.getByText('1 confirmed, 0 rejected, 1 skipped.')).toBeVisible();
    await screen.getByRole('button', { name: 'Back' }).click();
    expect(left).toEqual(['left']);
  });

  test('takes the second tap of two, and a key that is held down, for none of the next payment', async () => {
    const { screen, sent } = await showLane({
      payments: [equal, reused],
      answer: accepted(sampleCompletedPayment),
    });
    const confirm = screen.getByRole('button', { name: 'Confirm ฿839.90' });
    await expect.element(confirm).not.toHaveAttribute('aria-disabled');
    const button = confirm.element() as HTMLButtonElement;
    button.click();
    await expect.element(screen.getByRole('heading', { name: '2 / 2' })).toBeVisible();
    button.click();
    await expect.element(screen.getByText('Look at this payment first')).toBeVisible();
    await expect.element(confirm).not.toHaveAttribute('aria-disabled');
    button.focus();
    const held = new KeyboardEvent('keydown', {
      key: 'Enter',
      repeat: true,
      bubbles: true,
      cancelable: true,
    });
    expect([button.dispatchEvent(held), sent.length]).toEqual([false, 1]);
  });

  test('goes on behind the payments that were read, and counts all of the filter', async () => {
    const { screen } = await showLane({
      payments: [equal, reused],
      total: 3,
      pages: [pageOf([paid('20370')])],
    });
    await expect.element(screen.getByRole('heading', { name: '1 / 3' })).toBeVisible();
    await screen.getByRole('button', { name: 'Skip' }).click();
    await screen.getByRole('button', { name: 'Skip' }).click();
    await expect.element(screen.getByRole('heading', { name: '3 / 3' })).toBeVisible();
    await expect.element(screen.getByText('PAY-20370 · 02-02 10:00')).toBeVisible();
    await screen.getByRole('button', { name: 'Skip' }).click();
    await expect.element(screen.getByText('0 confirmed, 0 rejected, 3 skipped.')).toBeVisible();
  });

  test('whose next page cannot be read says so, and goes on when it can', async () => {
    const { screen } = await showLane({ payments: [equal], total: 2, pages: [null, pageOf([reused])] });
    await screen.getByRole('button', { name: 'Skip' }).click();
    await expect.element(screen.getByRole('heading', { name: '2 / 2' })).toBeVisible();
    await screen.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('PAY-20379 · 02-02 10:00')).toBeVisible();
  });

  test('whose next page is refused says why', async () => {
    const { screen } = await showLane({
      payments: [equal],
      pages: [refused(sampleProblem(403, 'forbidden_role'))],
    });
    await screen.getByRole('button', { name: 'Skip' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent(/role|permission|allowed/i);
  });

  test('is left at any time', async () => {
    const { screen, left } = await showLane({ payments: [equal] });
    await screen.getByRole('button', { name: 'Close' }).click();
    expect(left).toEqual(['left']);
  });
});

describe('a confirmation', () => {
  test('that somebody else made meanwhile is news, with who and when, and the way to the next', async () => {
    const { screen } = await showLane({ payments: [equal, reused], answer: taken });
    await screen.getByRole('button', { name: 'Confirm ฿839.90' }).click();
    await expect
      .element(screen.getByText('Already confirmed by Fon (Finance) at 2025-02-08\u00A010:30'))
      .toBeVisible();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Next payment' }).click();
    await expect.element(screen.getByRole('heading', { name: '2 / 2' })).toBeVisible();
    await screen.getByRole('button', { name: 'Skip' }).click();
    await expect
      .element(
        screen.getByText('0 confirmed, 0 rejected, 1 skipped. 1 was settled by somebody else meanwhile.'),
      )
      .toBeVisible();
  });

  test('that somebody else rejected meanwhile says who and when, and counts as settled by others', async () => {
    const rejected = refused(
      sampleProblem(409, 'already_rejected', {
        rejected_by: { id: 'user-1', name: 'Fon', role: 'finance' },
        rejected_at: '2025-02-08T03:30:00.000Z',
      }),
    );
    const { screen } = await showLane({ payments: [equal], answer: rejected });
    await screen.getByRole('button', { name: 'Confirm ฿839.90' }).click();
    await expect.element(screen.getByText('Nothing left to confirm here')).toBeVisible();
    await expect
      .element(screen.getByText('Already rejected by Fon (Finance) at 2025-02-08\u00A010:30'))
      .toBeVisible();
    await screen.getByRole('button', { name: 'Next payment' }).click();
    await expect.element(screen.getByText(/1 was settled by somebody else meanwhile/)).toBeVisible();
  });

  test('that is refused says who changed the payment, which is then shown as it is now', async () => {
    const { screen } = await showLane({
      payments: [equal, reused],
      answer: changed,
      read: accepted({ ...samplePayment, paid_amount: 700, version: 3 }),
    });
    await screen.getByRole('button', { name: 'Confirm ฿839.90' }).click();
    const alert = screen.getByRole('alert');
    await expect.element(alert).toHaveTextContent('Fon (Finance) changed this at 2025-02-08 10:30');
    await expect
      .element(screen.getByRole('button', { name: 'Confirm ฿839.90' }))
      .toHaveAttribute('aria-disabled', 'true');
    await alert.getByRole('button', { name: 'Show latest version' }).click();
    await expect.element(screen.getByRole('button', { name: 'Confirm ฿700.00' })).toBeVisible();
    await expect.element(screen.getByText('Short by ฿139.90 · 16.7%')).toBeVisible();
  });

  test('that is refused says where the payment cannot be read again', async () => {
    const { screen } = await showLane({ payments: [equal], answer: changed, read: null });
    await screen.getByRole('button', { name: 'Confirm ฿839.90' }).click();
    await screen.getByRole('button', { name: 'Show latest version' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Could not load the payment');
    await screen.getByRole('button', { name: 'Skip' }).click();
    await expect.element(screen.getByText('0 confirmed, 0 rejected, 1 skipped.')).toBeVisible();
  });

  test.each([
    ['delivery.waiting', 'Saved on this device', 'Waiting to send'],
    ['delivery.unknown', 'Sent, no answer yet', 'Confirming…'],
  ] as const)(
    'that has no answer (%s) says so, and nothing is left out meanwhile',
    async (type, title, label) => {
      const { screen, lane } = await showLane({ payments: [equal, reused] });
      await screen.getByRole('button', { name: 'Confirm ฿839.90' }).click();
      lane.send({ type, service: 'confirmPayOrder' });
      await expect.element(screen.getByText(title)).toBeVisible();
      await expect
        .element(screen.getByRole('button', { name: label }))
        .toHaveAttribute('aria-disabled', 'true');
      await expect
        .element(screen.getByRole('button', { name: 'Skip' }))
        .toHaveAttribute('aria-disabled', 'true');
    },
  );

  test('that cannot be sent is tried again under the same key', async () => {
    const { screen, sent } = await showLane({ payments: [equal], answer: null });
    await screen.getByRole('button', { name: 'Confirm ฿839.90' }).click();
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => new Set(sent.map(({ key }) => key)).size).toBe(1);
    await expect.poll(() => sent.length).toBe(2);
  });
});

test('somebody who may not confirm is told so at the address of the lane, and led to the orders', async () => {
  const screen = await show(<NoConfirmationScreen />);
  await expect.element(screen.getByRole('heading', { name: 'Not yours to confirm' })).toBeVisible();
  await screen.getByRole('button', { name: /orders/i }).click();
  await expect.poll(() => location.pathname).toBe('/order-home');
});
