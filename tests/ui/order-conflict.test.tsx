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

/** The order read again after somebody else had made it this one, while lines of it were changed here. */
async function showOvertaken(detail: Order['detail'], language: Language = 'en', isTotal = false) {
  const nok = { id: 'user-nok', name: 'Nok', role: 'manager' };
  const step = {
    seq: 2,
    at: '2025-02-08T03:00:00.000Z',
    by: nok,
    event: 'order.save',
    from: 'created',
    to: 'created',
    seen_version: 1,
    changes: {},
  } as const;
  const later: Order = { ...sampleOrder, version: 2, detail, history: [step] };
  const scene = await showOrder({ language, later });
  await waitFor(scene.actor, (snapshot) => snapshot.can({ type: 'order.confirm' }));
  if (isTotal) await scene.screen.getByRole('textbox', { name: /Stoneware cup/ }).fill('12');
  else scene.actor.send({ type: 'line.setQuantity', skuId: cup!.sku_id, quantity: 12 });
  scene.actor.send({ type: 'line.open', skuId: lamp!.sku_id });
  scene.actor.send({ type: 'price.change', text: '90' });
  scene.actor.send({ type: 'price.accept' });
  scene.actor.send({ type: 'order.open' });
  return scene;
}

describe('an order that is read again and was changed by somebody else', () => {
  test('says who did what, and at the line what both did to it', async () => {
    const { screen } = await showOvertaken([{ ...cup!, quantity: 20 }, lamp!]);
    await expect
      .element(screen.getByRole('status').filter({ hasText: 'meanwhile' }).first())
      .toHaveTextContent(
        'Nok (Manager) changed this order meanwhileQuantity of Stoneware cup, Sand · 250 ml: 10 to 20Your changes are kept and not saved yet. Check them, then save.Got it',
      );
    await expect.element(screen.getByText('Meanwhile 10 → 20, with your change 22')).toBeVisible();
    await screen.getByRole('button', { name: 'Got it' }).click();
    await expect.element(screen.getByText(/changed this order meanwhile/)).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: '2 changes not saved' })).toBeVisible();
  });

  test('keeps a quantity that was typed, whatever the other made it', async () => {
    const { screen, actor } = await showOvertaken([{ ...cup!, quantity: 20 }, lamp!], 'en', true);
    await expect.element(screen.getByText('Meanwhile 10 → 20, your quantity is 12')).toBeVisible();
    expect(actor.getSnapshot().context.edit.lines[cup!.sku_id]).toEqual({ quantity: 12, isTotal: true });
  });

  test.each([
    ['en', /^Put back Reading lamp, .*, 1$/],
    ['zh', /^放回 Reading lamp, .*，1 件$/],
    ['th', /^นำกลับ Reading lamp, .* 1 ชิ้น$/],
  ] as const)(
    'offers in %s to put back a line that was changed here and removed there',
    async (language, words) => {
      const { screen, actor } = await showOvertaken([cup!], language);
      await screen.getByRole('button', { name: words }).click();
      expect(actor.getSnapshot().context.edit.added?.map(({ line }) => [line.sku_id, line.quantity])).toEqual(
        [['sku-lamp', 1]],
      );
      await expect.element(screen.getByRole('button', { name: words })).not.toBeInTheDocument();
    },
  );
});

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

  test.each([
    ['en', /Your changes on top of it:Quantity of Stoneware cup, .*: 20 to 19/],
    ['zh', /在此基础上您的修改：Stoneware cup, .* 的数量：20 → 19/],
    ['th', /การแก้ไขของคุณต่อจากนั้น:จำนวน Stoneware cup, .* จาก 20 เป็น 19/],
  ] as const)('says in %s what becomes of the changes here', async (language, words) => {
    const banner = await showConflict({ detail: [{ ...cup!, quantity: 20 }, lamp!] }, language);
    await expect.element(banner).toHaveTextContent(words);
  });

  test('says that the changes here do not count once it is paid', async () => {
    const banner = await showConflict({ status: 'paid' });
    await expect
      .element(banner)
      .toHaveTextContent('The order can no longer be changed: what you changed does not count.');
  });

  test('says only that it was cancelled when it was', async () => {
    const banner = await showConflict({ status: 'cancelled', detail: [cup!] });
    await expect
      .element(banner)
      .toHaveTextContent(/^Not savedNok \(Manager\) cancelled this order at [\d: -]+Show latest version$/);
  });
});
