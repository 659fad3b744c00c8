import { userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { accepted } from '../../domain/outcome.ts';
import { sampleCompletedPayment } from '../../machines/samples/sample-records.ts';
import { paid, showLane } from './confirm-scene.tsx';

const equal = paid('20383', { photos: [] });

describe('a payment of the lane that is rejected', () => {
  test('with a reason leads to the next, and to its number at the end', async () => {
    const { screen, rejection } = await showLane({ payments: [equal] });
    await screen.getByRole('button', { name: 'Reject', exact: true }).click();
    const sheet = screen.getByRole('dialog', { name: 'Reject this payment?' });
    await sheet.getByRole('textbox').fill('no money came');
    await sheet.getByRole('button', { name: 'Reject payment' }).click();
    await expect.element(screen.getByText('0 confirmed, 1 rejected, 0 skipped.')).toBeVisible();
    expect(rejection.getSnapshot().context).toMatchObject({
      version: equal.version,
      paymentNo: equal.paymentNo,
      reason: 'no money came',
    });
  });

  test('and thought about again can be confirmed', async () => {
    const { screen, sent } = await showLane({ payments: [equal], answer: accepted(sampleCompletedPayment) });
    await screen.getByRole('button', { name: 'Reject', exact: true }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: /^Confirm/ }).click();
    await expect.element(screen.getByText('1 confirmed, 0 rejected, 0 skipped.')).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});
