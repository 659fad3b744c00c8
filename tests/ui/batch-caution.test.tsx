import { describe, expect, test } from 'vitest';
import { pageOf, paid, showTab } from './confirm-scene.tsx';

const equal = paid('20383');
const reused = paid('20379', {
  reused: { paymentOrderId: 'payment-9', paymentNo: '20311', ctime: '2025-02-07T03:58:00.000Z' },
});

describe('the selection of a batch', () => {
  test('takes no payment of which nothing came in, and says what to do with it', async () => {
    const { screen } = await showTab({ pages: [pageOf([equal, paid('20388', { paid: 0, due: 50_000 })])] });
    await expect.element(screen.getByRole('checkbox', { name: 'PAY-20388' })).toBeDisabled();
    expect(document.querySelector('[data-payment="20388"]')).toHaveTextContent(
      'Nothing came in. Open it to correct or reject it.',
    );
  });
});

describe('the question before a batch', () => {
  test('says how many proofs were used before', async () => {
    const { screen } = await showTab({ pages: [pageOf([equal, reused])] });
    for (const number of ['20383', '20379'])
      await screen.getByRole('checkbox', { name: `PAY-${number}` }).click();
    await screen.getByRole('button', { name: 'Confirm 2 payments', exact: true }).click();
    const sheet = screen.getByRole('dialog', { name: 'Confirm 2 payments?' });
    await expect.element(sheet.getByText('The proof of 1 of them was used before.')).toBeVisible();
  });
});
