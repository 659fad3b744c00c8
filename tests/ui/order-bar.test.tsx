import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { waitFor } from 'xstate';
import type { Order } from '../../domain/contract.ts';
import { sampleBagLine, sampleConfirmedOrder, sampleOrder } from '../../machines/samples/sample-records.ts';
import { showOrder } from './order-scene.tsx';

function buttonsInBar(): number {
  return document.querySelectorAll('[data-sticky-bar] button').length;
}

/** Lines of text that each label of the bar takes. */
function linesOfLabels(): readonly number[] {
  return [...document.querySelectorAll('[data-sticky-bar] button span')].map((label) => {
    const text = document.createRange();
    text.selectNodeContents(label);
    return new Set([...text.getClientRects()].map(({ top }) => top)).size;
  });
}

/** A completed order whose payment brought 39.90 baht less than its total. */
const owingOrder: Order = { ...sampleConfirmedOrder, status: 'completed', paid_amount: 800, owed: 39.9 };

describe('a completed order', () => {
  test('that owes says how much, and opens a proof of that amount', async () => {
    const { screen, proof } = await showOrder({ order: owingOrder });
    await expect.element(screen.getByRole('main').getByText('Debt').first()).toBeVisible();
    await screen.getByRole('button', { name: 'Pay' }).click();
    expect(proof.getSnapshot().context.orders.map(({ id, total }) => ({ id, total }))).toEqual(
      expect.arrayContaining([{ id: owingOrder.id, total: 3990 }]),
    );
  });

  test.each([
    ['owes nothing', { ...owingOrder, owed: 0 }, 'order_manager'],
    [
      'has a further proof that awaits its confirmation',
      { ...owingOrder, payment_order: { id: 'payment-2', ctime: owingOrder.ctime, status: 'paid' } },
      'order_manager',
    ],
    ['owes, shown to its customer', owingOrder, 'customer'],
  ] as const)('that %s offers no step', async (_, order, role) => {
    const { screen } = await showOrder({ order, roles: role === 'customer' ? [] : [role] });
    await expect.element(screen.getByRole('heading', { name: `#${order.order_no}` })).toBeVisible();
    expect(buttonsInBar()).toBe(0);
  });
});

describe('the bar of an order', () => {
  test.each([
    ['created', sampleOrder],
    ['confirmed', sampleConfirmedOrder],
  ])('that is %s tells a customer whom to ask before anything is tapped', async (_, order) => {
    const { screen } = await showOrder({ order, roles: [] });
    await expect.element(screen.getByText('To change, cancel or pay: ask Yuan Ji')).toBeVisible();
  });

  test('lists what is not saved, and discards it only from there', async () => {
    const { screen, actor } = await showOrder({});
    await waitFor(actor, (snapshot) => snapshot.matches({ shown: 'resting' }));
    actor.send({ type: 'line.setQuantity', skuId: 'sku-cup', quantity: 4 });
    await screen.getByRole('button', { name: '1 change not saved' }).click();
    const sheet = screen.getByRole('dialog', { name: 'Not saved yet' });
    await expect.element(sheet).toHaveTextContent('Quantity of Stoneware cup, Sand · 250 ml: 10 to 4');
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect.element(sheet).not.toBeInTheDocument();
    expect(actor.getSnapshot().context.edit.lines).toEqual({ 'sku-cup': { quantity: 4 } });
    await screen.getByRole('button', { name: '1 change not saved' }).click();
    await sheet.getByRole('button', { name: 'Discard changes' }).click();
    const question = screen.getByRole('dialog', { name: 'Discard all changes to this order?' });
    await question.getByRole('button', { name: 'Keep' }).click();
    expect(actor.getSnapshot().can({ type: 'edit.discard' })).toBe(true);
    await sheet.getByRole('button', { name: 'Discard changes' }).click();
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await expect.element(sheet).not.toBeInTheDocument();
    expect(actor.getSnapshot().context.edit.lines).toEqual({});
  });

  test.each([
    ['en', '1 change not saved', /^Undo: Reading lamp, .+ replaced by Market bag, Sand, 1 piece$/],
    ['zh', '1 处修改未保存', /^撤销：.+ 换成 .+，1 件$/],
    ['th', 'ยังไม่บันทึก 1 รายการ', /^เลิกทำ: เปลี่ยน .+ เป็น .+ จำนวน 1 ชิ้น$/],
  ] as const)(
    'lists in %s a product in the place of a line as one change, and takes it back as one',
    async (language, bar, undo) => {
      const { screen, actor } = await showOrder({ language });
      await waitFor(actor, (snapshot) => snapshot.matches({ shown: 'resting' }));
      actor.send({ type: 'line.replace', skuId: 'sku-lamp', line: sampleBagLine });
      await screen.getByRole('button', { name: bar }).click();
      await screen.getByRole('button', { name: undo }).click();
      expect(actor.getSnapshot().context.edit).toEqual({ lines: {} });
    },
  );

  test('takes back one of several changes', async () => {
    const { screen, actor } = await showOrder({});
    await waitFor(actor, (snapshot) => snapshot.matches({ shown: 'resting' }));
    actor.send({ type: 'line.setQuantity', skuId: 'sku-cup', quantity: 4 });
    actor.send({ type: 'line.add', line: sampleBagLine });
    await screen.getByRole('button', { name: '2 changes not saved' }).click();
    await screen.getByRole('button', { name: 'Undo: Market bag, Sand added, 1 piece' }).click();
    expect(actor.getSnapshot().context.edit).toEqual({ lines: { 'sku-cup': { quantity: 4 } } });
  });

  test('of whoever manages orders asks nobody', async () => {
    const { screen } = await showOrder({});
    await expect.element(screen.getByRole('button', { name: 'Confirm order' })).toBeVisible();
    expect(screen.getByText('Ask an order manager of the shop to do this').query()).toBeNull();
  });

  test.each([
    ['zh', 390],
    ['zh', 320],
    ['en', 390],
    ['en', 320],
    ['th', 390],
    ['th', 320],
  ] as const)(
    'with unsaved changes in %s at %i px breaks no label and overflows nothing',
    async (language, width) => {
      await page.viewport(width, 844);
      const { actor } = await showOrder({ language });
      await expect.poll(buttonsInBar).toBe(2);
      actor.send({ type: 'line.setQuantity', skuId: 'sku-cup', quantity: 12 });
      await expect.poll(buttonsInBar).toBe(4);
      expect(linesOfLabels()).toEqual([1, 1, 1, 1]);
      expect(document.documentElement.scrollWidth).toBe(width);
      await page.viewport(390, 844);
    },
  );
});

describe('the bar of staff who manage no orders', () => {
  test('says whom to ask, and offers no call to their own shop', async () => {
    const { screen } = await showOrder({ order: sampleOrder, roles: ['finance'] });
    await expect.element(screen.getByText('Ask an order manager of the shop to do this')).toBeVisible();
    expect(document.querySelectorAll('[data-sticky-bar] :is(a, button)')).toHaveLength(0);
  });
});

describe('an order on a desk', () => {
  test.each([
    ['en', 1280, 'light'],
    ['th', 1280, 'dark'],
    ['zh', 1024, 'light'],
  ] as const)(
    'in %s at %i px, %s, has its lines beside what else is to be known, and what is at stake between its buttons',
    async (language, width, scheme) => {
      await page.viewport(width, 844);
      const { screen, actor } = await showOrder({ language, scheme });
      await expect.poll(buttonsInBar).toBe(2);
      actor.send({ type: 'line.setQuantity', skuId: 'sku-cup', quantity: 12 });
      await expect.poll(buttonsInBar).toBe(4);
      const lines = boxOf('main ul');
      const customer = boxOf('main h2', sampleOrder.group_name);
      expect([customer.left > lines.right, Math.abs(customer.top - lines.top) < 80]).toEqual([true, true]);
      const [cancel, changes, pay] = [...document.querySelectorAll('[data-sticky-bar] button')].map(
        (button) => button.getBoundingClientRect(),
      );
      expect([cancel!.right < changes!.left, changes!.right < pay!.left]).toEqual([true, true]);
      expect(Math.abs(cancel!.top + cancel!.bottom - pay!.top - pay!.bottom)).toBeLessThan(8);
      expect(linesOfLabels()).toEqual([1, 1, 1, 1]);
      expect(document.documentElement.scrollWidth).toBe(width);
      expect((await axe.run(screen.container)).violations).toEqual([]);
      await page.viewport(390, 844);
    },
  );

  test('shows six lines at once, and folds them by a tap', async () => {
    await page.viewport(1280, 844);
    const [line] = sampleOrder.detail;
    const detail = Array.from({ length: 6 }, (_, at) => ({
      ...line!,
      sku_id: `sku-${at}`,
      name: `Cup ${at + 1}`,
    }));
    const { screen } = await showOrder({ order: { ...sampleOrder, detail } });
    await expect.element(screen.getByText('Cup 6')).toBeVisible();
    await screen.getByRole('button', { name: 'Show fewer' }).click();
    await expect.element(screen.getByText('Cup 5')).not.toBeInTheDocument();
    await page.viewport(390, 844);
  });
});

/** Where the first element of a selector, with a text if one is named, stands. */
function boxOf(selector: string, text = ''): DOMRect {
  const found = [...document.querySelectorAll(selector)].find(({ textContent }) =>
    textContent.includes(text),
  );
  return found!.getBoundingClientRect();
}
