import { describe, expect, test } from 'vitest';
import type { PaymentOrder } from '../../domain/contract.ts';
import { accepted } from '../../domain/outcome.ts';
import { samplePayment } from '../../machines/samples/sample-records.ts';
import { showPayment } from './payment-scene.tsx';

describe('the record of a payment', () => {
  test('says who sent each photo, and whether it came with the payment or when it was checked', async () => {
    const photo = (url: string, name: string, role: string) => ({ url, by: { id: name, name, role } });
    const [claim, more, receipt] = ['/api/files/1.webp', '/api/files/2.webp', '/api/files/3.webp'];
    const entry = {
      ...samplePayment.payment_list[0]!,
      payment_photo: [claim, more, receipt].join(','),
      photos: [
        photo(claim, 'Ploy', 'order_manager'),
        photo(more, 'Ploy', 'order_manager'),
        photo(receipt, 'Fon', 'finance'),
      ],
    };
    const photosBy = async (history: PaymentOrder['history']) => {
      const screen = await showPayment({
        payment: accepted({ ...samplePayment, payment_list: [entry], history }),
      });
      await expect.element(screen.getByRole('button', { name: 'View photo 3' })).toBeVisible();
      const found = [...document.querySelectorAll('ul')].map((list) => [
        list.previousElementSibling?.textContent,
        list.querySelectorAll('button').length,
      ]);
      await screen.unmount();
      return found;
    };
    const sent = { payment_photos: { from: null, to: [claim, more] } };
    const by = { id: 'Ploy', name: 'Ploy', role: 'order_manager' };
    const step = {
      seq: 1,
      at: samplePayment.ctime,
      by,
      event: 'payment.submit',
      from: 'created',
      to: 'paid',
    };
    expect(await photosBy([{ ...step, seen_version: 1, changes: sent }])).toEqual([
      ['Proof of payment · Ploy · Order manager', 2],
      ['Receipt photo · Fon · Finance', 1],
    ]);
    expect(await photosBy([])).toEqual([
      ['Ploy · Order manager', 2],
      ['Fon · Finance', 1],
    ]);
  });

  test('copies its transaction number', async () => {
    const copied: string[] = [];
    const screen = await showPayment({
      payment: accepted({
        ...samplePayment,
        payment_list: [{ ...samplePayment.payment_list[0]!, transaction_id: '015063110203AOR04567' }],
      }),
      onCopy: (text) => copied.push(text),
    });
    await screen.getByRole('button', { name: 'Copy the transaction number' }).click();
    expect(copied).toEqual(['015063110203AOR04567']);
  });
});
