import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { refused } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { cartMachine } from '../../machines/cart/cart-machine.ts';
import type { SubmitOrderInput } from '../../machines/cart/cart-types.ts';
import { sampleLamp, sampleOrder, sampleProblem } from '../../machines/samples/sample-records.ts';
import { CartNotice } from '../../src/features/cart/views/cart-notice.tsx';
import { showOrder } from './order-scene.tsx';
import { show } from './show.tsx';

const languages = ['en', 'zh', 'th'] as const;
const shortOf = (skuId: string) => sampleProblem(422, 'insufficient_stock', { sku_id: skuId, stock: 2 });

describe('a shortage of stock', () => {
  const words = {
    en: 'Not enough Stoneware cup, Sand · 250 ml in stock: at most 2',
    zh: '“Stoneware cup, 沙色 · 250 ml”库存不足，最多 2 件',
    th: 'สต็อก Stoneware cup, ทราย · 250 ml ไม่พอ ได้ไม่เกิน 2 ชิ้น',
  };

  test.each(languages)('on confirming an order names the product, in %s', async (language) => {
    const { screen, actor } = await showOrder({
      order: sampleOrder,
      language,
      problem: shortOf('sku-cup'),
    });
    await waitFor(actor, (snapshot) => snapshot.can({ type: 'order.confirm' }));
    actor.send({ type: 'order.confirm' });
    actor.send({ type: 'dialog.accept' });
    await expect.element(screen.getByRole('alert').first()).toHaveTextContent(words[language]);
  });

  test.each([
    ['en', 'Only 2 in stock', /^Change to 2 Stoneware cup/],
    ['zh', '库存只有 2 件', /^修改为 2 件 Stoneware cup/],
    ['th', 'มีสต็อกเพียง 2 ชิ้น', /^แก้ไขเป็น 2 ชิ้น Stoneware cup/],
  ] as const)(
    'on confirming marks the line, and takes as many as there are by a tap, in %s',
    async (language, words, way) => {
      const { screen, actor } = await showOrder({
        order: sampleOrder,
        language,
        problem: shortOf('sku-cup'),
      });
      await waitFor(actor, (snapshot) => snapshot.can({ type: 'order.confirm' }));
      actor.send({ type: 'order.confirm' });
      actor.send({ type: 'dialog.accept' });
      await expect.element(screen.getByText(words)).toBeVisible();
      await screen.getByRole('button', { name: way }).click();
      await waitFor(actor, (snapshot) => snapshot.matches({ shown: 'resting' }));
      expect(actor.getSnapshot().context.edit.lines).toEqual({ 'sku-cup': { quantity: 2 } });
      await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    },
  );

  test('is told before anybody confirms: the stock stands beside each line, for staff', async () => {
    const [cup, lamp] = sampleOrder.detail;
    const detail = [
      { ...cup!, stock: cup!.quantity + 7 },
      { ...lamp!, stock: 0 },
    ];
    const { screen } = await showOrder({ order: { ...sampleOrder, detail } });
    await expect
      .element(screen.getByText(`up to ${String(cup!.quantity + 7)} in stock`, { exact: true }))
      .toBeVisible();
    await expect.element(screen.getByText('Sold out')).toBeVisible();
    // There is no order of nothing.
    expect(screen.getByRole('button', { name: /Change to/ }).elements()).toEqual([]);
  });

  const [cup, lamp] = sampleOrder.detail;
  const shortOrder = { ...sampleOrder, detail: [{ ...cup!, stock: 1 }, lamp!] };

  test.each([
    ['en', '1 product has too little in stock', 'Confirm order', /Change the quantity first/],
    ['zh', '1 款商品库存不足', '确认订单', /请先修改数量/],
    ['th', 'สต็อกสินค้าไม่พอ 1 รายการ', 'ยืนยันคำสั่งซื้อ', /โปรดแก้ไขจำนวนก่อน/],
  ] as const)(
    'keeps an order from being confirmed, and says so at the button, in %s',
    async (language, words, name, reason) => {
      const { screen, actor } = await showOrder({ order: shortOrder, language });
      const confirm = screen.getByRole('button', { name });
      await expect.element(screen.getByText(words)).toBeVisible();
      await expect.element(confirm).toHaveAttribute('aria-disabled', 'true');
      await confirm.click({ force: true });
      await expect.element(screen.getByText(reason)).toBeVisible();
      expect(actor.getSnapshot().matches({ shown: 'resting' })).toBe(true);
      actor.send({ type: 'line.setQuantity', skuId: cup!.sku_id, quantity: 1 });
      await expect.element(confirm).not.toHaveAttribute('aria-disabled', 'true');
      expect(screen.getByText(words).query()).toBeNull();
    },
  );

  test.each([
    ['en', 'Refresh stock', 'Confirm order'],
    ['zh', '刷新库存', '确认订单'],
    ['th', 'รีเฟรชสต็อก', 'ยืนยันคำสั่งซื้อ'],
  ] as const)(
    'is gone once the stock that came in is read, and edits stay, in %s',
    async (language, name, action) => {
      const later = { ...sampleOrder, detail: [{ ...cup!, stock: cup!.quantity }, lamp!] };
      const { screen, actor } = await showOrder({ order: shortOrder, later, language });
      await waitFor(actor, (snapshot) => snapshot.matches({ shown: 'resting' }));
      actor.send({ type: 'line.setQuantity', skuId: lamp!.sku_id, quantity: 7 });
      await screen.getByRole('button', { name }).click();
      await expect
        .element(screen.getByRole('button', { name: action }))
        .not.toHaveAttribute('aria-disabled', 'true');
      expect(screen.getByRole('button', { name }).query()).toBeNull();
      expect(actor.getSnapshot().context.edit.lines).toMatchObject({ [lamp!.sku_id]: { quantity: 7 } });
    },
  );

  test('that nobody told of keeps nobody from confirming', async () => {
    const { screen } = await showOrder({});
    await expect
      .element(screen.getByRole('button', { name: 'Confirm order' }))
      .not.toHaveAttribute('aria-disabled', 'true');
  });

  test('that was read before the connection was lost keeps nobody from confirming', async () => {
    const { screen, actor } = await showOrder({ order: shortOrder, readsOnce: true });
    await waitFor(actor, (snapshot) => snapshot.matches({ shown: 'resting' }));
    actor.send({ type: 'order.open' });
    await waitFor(actor, ({ context }) => context.isStale);
    await expect
      .element(screen.getByRole('button', { name: 'Confirm order' }))
      .not.toHaveAttribute('aria-disabled', 'true');
    await expect.element(screen.getByText('1 product has too little in stock')).toBeVisible();
  });

  test('on confirming at the end of a long order is brought before the eyes', async () => {
    const history = Array.from({ length: 20 }, (_, at) => ({
      seq: at + 1,
      at: '2025-02-01T03:00:00.000Z',
      by: { id: 'u1', name: 'Dao', role: 'manager' },
      event: 'save',
      from: 'created',
      to: 'created',
      seen_version: null,
      changes: {},
    }));
    const { screen, actor } = await showOrder({
      order: { ...sampleOrder, history },
      problem: shortOf('sku-cup'),
    });
    await waitFor(actor, (snapshot) => snapshot.can({ type: 'order.confirm' }));
    await expect.element(screen.getByRole('heading', { name: 'History' })).toBeInTheDocument();
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect.poll(() => window.scrollY).toBeGreaterThan(0);
    actor.send({ type: 'order.confirm' });
    actor.send({ type: 'dialog.accept' });
    await expect.element(screen.getByRole('alert').first()).toBeInViewport();
  });

  test('on submitting the cart names the product', async () => {
    const machine = cartMachine.provide({
      actors: {
        submitOrder: fromPromise<Outcome<{ readonly id: string }>, SubmitOrderInput>(() =>
          Promise.resolve(refused(shortOf(sampleLamp.id))),
        ),
      },
    });
    const cart = createActor(machine, { input: { groupId: 'g1', viewer: { roles: [], isVip: false } } });
    cart.start();
    cart.send({ type: 'line.add', product: sampleLamp, quantity: 3 });
    cart.send({ type: 'order.submit' });
    cart.send({ type: 'order.confirm' });
    const screen = await show(<CartNotice cart={cart} />);
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('Not enough Reading lamp, White in stock: at most 2');
  });
});
