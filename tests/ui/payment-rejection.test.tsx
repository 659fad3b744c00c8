import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { accepted, refused } from '../../domain/outcome.ts';
import {
  samplePayment,
  sampleProblem,
  sampleRejectedPayment,
} from '../../machines/samples/sample-records.ts';
import { openPayment, openRejection, showPayment } from './payment-scene.tsx';

describe('a paid payment', () => {
  test('is rejected with a reason, after it was asked for and said what follows', async () => {
    const rejection = openRejection();
    const screen = await showPayment({ payment: accepted(samplePayment) }, undefined, rejection);
    await screen.getByRole('button', { name: 'Reject', exact: true }).click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByText(/orders are unpaid again/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Reject payment' }).click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Say why');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('No money came');
    expect((await axe.run(document.body)).violations).toEqual([]);
    await dialog.getByRole('button', { name: 'Reject payment' }).click();
    await expect.poll(() => rejection.getSnapshot().value).toBe('rejected');
  });

  test('that is not accepted as rejected says why', async () => {
    const rejection = openRejection(refused(sampleProblem(409, 'already_rejected')));
    const screen = await showPayment({ payment: accepted(samplePayment) }, undefined, rejection);
    rejection.send({ type: 'rejection.open', payment: samplePayment });
    rejection.send({ type: 'reason.change', text: 'No money came' });
    rejection.send({ type: 'rejection.confirm', key: 'key-1' });
    await expect.element(screen.getByText('Not rejected')).toBeVisible();
    await expect.element(screen.getByText('This payment was already rejected')).toBeVisible();
  });

  test('is not rejected by whoever may not confirm it', async () => {
    const screen = await showPayment({ payment: accepted(samplePayment), roles: ['order_manager'] });
    await expect.element(screen.getByRole('heading', { name: 'PAY-77' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Reject', exact: true })).not.toBeInTheDocument();
  });

  test('shows what the proof said where finance received another amount', async () => {
    const screen = await showPayment({ payment: accepted({ ...samplePayment, paid_amount: 800 }) });
    await expect.element(screen.getByText('The proof said')).toBeVisible();
  });
});

describe('a rejected payment', () => {
  test('says why, by whom and when, and asks for nothing any more', async () => {
    const payment = openPayment({ payment: accepted(sampleRejectedPayment) });
    const screen = await showPayment({}, payment);
    await expect.element(screen.getByText(/Fon.* at 2025-02-03.10:00: No money came/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /Confirm receipt/ })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Reject', exact: true })).not.toBeInTheDocument();
  });
});
