import { describe, expect, test } from 'vitest';
import { openPayment, showPayment } from './payment-scene.tsx';

describe('the receipt sheet', () => {
  test('says below its field what is wrong with an amount, and by how little it differs', async () => {
    const screen = await showPayment({});
    await screen.getByRole('button', { name: 'Confirm receipt ฿839.90' }).click();
    const sheet = screen.getByRole('dialog');
    const field = sheet.getByLabelText('Amount received');
    await field.fill('840');
    await expect.element(sheet.getByText('฿0.10 above the amount due')).toBeVisible();
    await expect.element(sheet.getByText('The proof says ฿839.90')).toBeVisible();
    await field.fill('12.345');
    await expect.element(field).toHaveAccessibleDescription('Enter a valid amount');
    await field.fill('0');
    await expect.element(field).toHaveAccessibleDescription('Enter an amount above 0');
    expect(sheet.getByText(/too little/).query()).toBeNull();
    await expect
      .element(sheet.getByRole('button', { name: 'Confirm ฿0.00' }))
      .toHaveAccessibleDescription('Enter an amount above 0');
  });

  test('closed with another amount typed names that amount', async () => {
    const payment = openPayment({});
    const screen = await showPayment({}, payment);
    await screen.getByRole('button', { name: 'Confirm receipt ฿839.90' }).click();
    await screen.getByRole('dialog').getByLabelText('Amount received').fill('840');
    payment.send({ type: 'receipt.close' });
    await expect.element(screen.getByRole('button', { name: 'Confirm receipt ฿840.00' })).toBeVisible();
    payment.send({ type: 'receipt.open' });
    payment.send({ type: 'amount.change', text: 'abc' });
    payment.send({ type: 'receipt.close' });
    await expect.element(screen.getByRole('button', { name: 'Confirm receipt', exact: true })).toBeVisible();
  });
});
