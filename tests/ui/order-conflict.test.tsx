import { describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import type { Order } from '../../domain/contract.ts';
import { sampleOrder, sampleProblem } from '../../machines/samples/sample-records.ts';
import type { Language } from '../../src/i18n/language.ts';
import { showOrder } from './order-scene.tsx';

const [cup, lamp] = sampleOrder.detail;

/** The order after a change was refused because somebody else had made it this one. */
async function showConflict(current: Partial<Order>, language: Language = 'en') {
  const scene = await showOrder({
    language,
    problem: sampleProblem(409, 'version_conflict', {
      current: { ...sampleOrder, ...current },
      changed_by: { id: 'user-nok', name: 'Nok', role: 'manager' },
      changed_at: '2025-02-08T03:00:00.000Z',
    }),
  });
  await waitFor(scene.actor, (snapshot) => snapshot.can({ type: 'order.confirm' }));
  scene.actor.send({ type: 'line.setQuantity', skuId: cup!.sku_id, quantity: 9 });
  scene.actor.send({ type: 'order.save' });
  return scene.screen.getByRole('alert').first();
}

describe('an order that somebody else changed meanwhile', () => {
  test.each([
    ['en', /Price of .*cup.*: ฿[\d.]+ to ฿90\.00.*Quantity of .*lamp.*: \d+ to 77/],
    ['zh', /cup.* 的价格：฿[\d.]+ → ฿90\.00.*lamp.* 的数量：\d+ → 77/],
    ['th', /ราคา .*cup.* จาก ฿[\d.]+ เป็น ฿90\.00.*จำนวน .*lamp.* จาก \d+ เป็น 77/],
  ] as const)('says which lines and what of them, in %s', async (language, words) => {
    const banner = await showConflict(
      {
        detail: [
          { ...cup!, price: 90 },
          { ...lamp!, quantity: 77 },
        ],
      },
      language,
    );
    await expect.element(banner).toHaveTextContent(words);
  });

  test('says that a line is gone, and that it goes elsewhere', async () => {
    const banner = await showConflict({ detail: [cup!], address_id: 'address-other' });
    await expect
      .element(banner)
      .toHaveTextContent(/Nok \(Manager\) changed this.*Reading lamp.* removedDelivery address added/);
  });

  test('says its status when that is what changed', async () => {
    const banner = await showConflict({ status: 'confirmed' });
    await expect.element(banner).toHaveTextContent('Status now: Unpaid');
  });

  test('says only that it was cancelled when it was', async () => {
    const banner = await showConflict({ status: 'cancelled', detail: [cup!] });
    await expect
      .element(banner)
      .toHaveTextContent(/^Not savedNok \(Manager\) cancelled this order at [\d: -]+Show latest version$/);
  });
});
