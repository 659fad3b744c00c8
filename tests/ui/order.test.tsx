import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Order } from '../../domain/contract.ts';
import {
  sampleCancelledOrder,
  sampleCompletedOrder,
  sampleConfirmedOrder,
  sampleOrder,
  samplePaidOrder,
} from '../../machines/samples/sample-records.ts';
import { whyNotOffered } from '../../src/features/orders/views/order/order-steps.ts';
import { showOrder } from './order-scene.tsx';

/** An order of so many lines. */
function orderOf(lines: number): Order {
  const [line] = sampleOrder.detail;
  const detail = Array.from({ length: lines }, (_, at) => ({
    ...line!,
    sku_id: `sku-${at}`,
    name: `Cup ${at + 1}`,
  }));
  return { ...sampleOrder, detail };
}

function bar() {
  return document.querySelector('[data-sticky-bar]');
}

describe('the products of an order', () => {
  test.each([
    ['', 'Products 2'],
    ['history_unpaid_orders', 'History debt 2'],
  ])('from the source "%s" are titled "%s"', async (source, title) => {
    const { screen } = await showOrder({ order: { ...sampleOrder, source } });
    await expect.element(screen.getByRole('heading', { name: title, exact: true })).toBeVisible();
  });

  test('beyond four lines are folded, and unfold and fold again by a tap', async () => {
    const { screen } = await showOrder({ order: orderOf(6) });
    const more = screen.getByRole('button', { name: 'Show 2 more products' });
    await expect.element(more).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('Cup 5').query()).toBeNull();
    await more.click();
    await expect.element(screen.getByText('Cup 6')).toBeVisible();
    const fewer = screen.getByRole('button', { name: 'Show fewer' });
    await expect.element(fewer).toHaveAttribute('aria-expanded', 'true');
    await fewer.click();
    await expect.element(screen.getByText('Cup 5')).not.toBeInTheDocument();
  });

  test('of four lines are all there', async () => {
    const { screen } = await showOrder({ order: orderOf(4) });
    await expect.element(screen.getByText('Cup 4')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Show / }).query()).toBeNull();
  });
});

describe('the buttons of an order', () => {
  test.each([
    ['created', ['Cancel order', 'Confirm order'], sampleOrder],
    ['confirmed', ['Cancel order', 'Pay'], sampleConfirmedOrder],
  ])('that is %s are %j beside Back', async (_, names, order) => {
    const { screen } = await showOrder({ order: order });
    await expect.element(screen.getByRole('button', { name: 'Back' })).toBeVisible();
    const buttons = screen.getByRole('button').elements();
    expect(buttons.filter((button) => bar()?.contains(button)).map((button) => button.textContent)).toEqual(
      names,
    );
  });

  test.each([
    ['paid', samplePaidOrder],
    ['completed', sampleCompletedOrder],
  ])(
    'that is %s are Back, the remark, the other unpaid orders and the way to its payment',
    async (_, order) => {
      const { screen } = await showOrder({ order: order });
      await expect.element(screen.getByRole('button', { name: 'Back' })).toBeVisible();
      await expect
        .element(screen.getByRole('link', { name: 'View payment' }))
        .toHaveAttribute('href', '/payment/payment-1');
      await expect.element(screen.getByRole('button', { name: 'Add a remark' })).toBeVisible();
      expect(screen.getByRole('button').elements()).toHaveLength(3);
      expect(bar()).toBeNull();
    },
  );

  test('that is cancelled are Back and the other unpaid orders', async () => {
    const { screen } = await showOrder({ order: sampleCancelledOrder });
    await expect.element(screen.getByRole('button', { name: 'Back' })).toBeVisible();
    expect(screen.getByRole('button').elements()).toHaveLength(2);
    expect([screen.getByRole('link').elements(), bar()]).toEqual([[], null]);
  });

  test.each([sampleOrder, sampleConfirmedOrder])(
    'of a customer are the ways to ask the shop, and that to the remark while it is created',
    async (order) => {
      const { screen } = await showOrder({ order, roles: [] });
      await expect
        .element(screen.getByRole('link', { name: '02-123-4567' }))
        .toHaveAttribute('href', 'tel:021234567');
      await expect
        .element(screen.getByRole('link', { name: 'LINE' }))
        .toHaveAttribute('href', 'https://line.me/R/ti/p/@yuanji');
      const ofRemark = screen.getByRole('button', { name: 'Add a remark' }).elements();
      expect(ofRemark).toHaveLength(order.status === 'created' ? 1 : 0);
      expect(bar()?.querySelectorAll('button')).toHaveLength(0);
    },
  );

  test('opens the other unpaid orders', async () => {
    const { screen } = await showOrder({});
    await screen.getByRole('button', { name: /Other unpaid orders/ }).click();
    const [debt] = sampleOrder.unpaid_order_list;
    await expect
      .element(screen.getByRole('link', { name: new RegExp(`#${debt?.order_no ?? ''}`) }))
      .toHaveAttribute('href', `/order/${debt?.id ?? ''}`);
  });

  test('removes a line once it was asked, but not the last one', async () => {
    const { screen, actor } = await showOrder({});
    const [cup] = sampleOrder.detail;
    const remove = screen.getByRole('button', { name: /^Remove / });
    await remove.first().click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Remove product' }).click();
    expect(actor.getSnapshot().context.edit.lines[cup?.sku_id ?? '']).toEqual({ removed: true });
  });

  test('of a confirmed order that was edited are Save as well, and Pay waits for it', async () => {
    const { screen, saved } = await showOrder({ order: sampleConfirmedOrder });
    await expect.element(screen.getByRole('button', { name: 'Pay' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' }).query()).toBeNull();
    await screen.getByRole('button', { name: 'More Stoneware cup' }).click();
    await expect.element(screen.getByText('1 change not saved')).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'Pay' }))
      .toHaveAccessibleDescription('Save your changes before paying');
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    expect(saved.map(({ edit, confirm }) => [edit, confirm])).toEqual([
      [{ lines: { 'sku-cup': { quantity: 11 } } }, false],
    ]);
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Not saved');
    await screen.getByRole('button', { name: 'Show latest version' }).click();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('the question before a step', () => {
  test.each([
    ['en', /^More /, 'Confirm order', 'It also saves 1 change.'],
    ['zh', /增加$/, '确认订单', '同时保存 1 处修改。'],
    ['th', /^เพิ่ม /, 'ยืนยันคำสั่งซื้อ', 'พร้อมบันทึกการแก้ไข 1 รายการ'],
  ] as const)('says in %s that changes are saved with it', async (language, more, step, words) => {
    const { screen } = await showOrder({ language });
    await screen.getByRole('button', { name: step, exact: true }).click();
    const sheet = screen.getByRole('dialog');
    await expect.element(sheet).toBeVisible();
    expect(sheet.getByText(words).query()).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet).not.toBeInTheDocument();
    await screen.getByRole('button', { name: more }).first().click();
    await screen.getByRole('button', { name: step, exact: true }).click();
    await expect.element(sheet.getByText(words)).toBeVisible();
  });

  test.each([
    [
      'en',
      'Confirm order',
      'Confirm order',
      'Only an order manager, manager, administrator or owner can confirm orders',
    ],
    ['zh', '取消订单', '取消订单', '不能自己取消，请联系商家的订单管理员'],
    ['th', 'ยืนยันคำสั่งซื้อ', 'ยืนยันคำสั่งซื้อ', 'เฉพาะผู้จัดการคำสั่งซื้อ ผู้จัดการ ผู้ดูแลระบบ หรือเจ้าของร้านที่ยืนยันคำสั่งซื้อได้'],
  ] as const)(
    'says in %s why the step cannot be taken any more when the role was taken away meanwhile',
    async (language, step, accept, reason) => {
      const { screen, actor, saved } = await showOrder({ language });
      await screen.getByRole('button', { name: step, exact: true }).click();
      const sheet = screen.getByRole('dialog');
      await expect.element(sheet).toBeVisible();
      actor.send({ type: 'viewer.change', roles: [] });
      await expect.element(sheet.getByRole('alert')).toHaveTextContent(reason);
      const button = sheet.getByRole('button', { name: accept, exact: true });
      await expect.element(button).toHaveAccessibleDescription(reason);
      await button.click({ force: true });
      expect([saved, actor.getSnapshot().hasTag('busy')]).toEqual([[], false]);
    },
  );
});

describe('a step that is not offered', () => {
  test.each([
    ['pay', 'created', ['order_manager'], 'order.payConfirmFirst'],
    ['pay', 'created', [], 'permission.payOrder'],
    ['pay', 'paid', ['order_manager'], 'reason.not_allowed_in_status'],
    ['confirm', 'confirmed', ['order_manager'], 'reason.not_allowed_in_status'],
  ] as const)('%s of an order that is %s, to %j, is explained by %s', (step, status, roles, words) => {
    expect(whyNotOffered(step, { ...sampleOrder, status }, roles)).toBe(words);
  });
});

describe('an order', () => {
  test('shows its number, when it was made and by whom, its group and its remark', async () => {
    const order = {
      ...sampleOrder,
      remark: 'Before noon',
      history: [
        {
          seq: 1,
          at: sampleOrder.ctime,
          by: { id: 'u1', name: 'Ling', role: '' },
          event: 'submit',
          from: 'draft',
          to: 'created',
          seen_version: null,
          changes: {},
        },
      ],
    };
    const { screen } = await showOrder({ order });
    await expect.element(screen.getByRole('heading', { name: '#1042' })).toBeVisible();
    for (const words of ['2025-02-01 10:00 · by Ling', 'Baan Suan', 'Before noon'])
      await expect.element(screen.getByText(words).first()).toBeVisible();
  });

  test('opened by a link leads back to the orders', async () => {
    history.replaceState(null, '', '/order/order-1');
    const { screen } = await showOrder({});
    await screen.getByRole('button', { name: 'Back' }).click();
    expect(location.pathname).toBe('/order-home');
  });

  test.each([
    ['0', 'The price is 0. Is that right?'],
    ['-1', 'Enter an amount of 0 or more, with at most two decimals'],
    ['a lot', 'Enter an amount of 0 or more, with at most two decimals'],
  ])('whose price is changed to “%s” says: %s', async (typed, words) => {
    const { screen, actor } = await showOrder({});
    await screen.getByRole('button', { name: 'Change price or product of Stoneware cup' }).click();
    const sheet = screen.getByRole('dialog');
    await sheet.getByLabelText('Price').fill(typed);
    await expect.element(sheet.getByText(words).first()).toBeVisible();
    await sheet.getByRole('button', { name: 'Done' }).click({ force: true });
    expect(actor.getSnapshot().context.edit.lines['sku-cup']).toEqual(
      typed === '0' ? { price: 0 } : undefined,
    );
    // Nothing covers the sheet: the field says what is wrong.
    expect(screen.getByRole('dialog').elements().length).toBeLessThanOrEqual(1);
  });

  test('takes a price by the keyboard alone: its field has the focus, and Enter goes on', async () => {
    const { screen, actor } = await showOrder({});
    await screen.getByRole('button', { name: 'Change price or product of Stoneware cup' }).click();
    await expect.element(screen.getByLabelText('Price', { exact: true })).toHaveFocus();
    await userEvent.keyboard('18{Enter}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(actor.getSnapshot().context.edit.lines['sku-cup']).toEqual({ price: 1800 });
  });

  test('asks before a typed price is lost by Escape, and keeps it unless told otherwise', async () => {
    const { screen, actor } = await showOrder({});
    await screen.getByRole('button', { name: 'Change price or product of Stoneware cup' }).click();
    await expect.element(screen.getByLabelText('Price', { exact: true })).toHaveFocus();
    await userEvent.keyboard('18{Escape}');
    const question = screen.getByRole('dialog', { name: 'Discard the price you typed?' });
    await question.getByRole('button', { name: 'Keep' }).click();
    await expect.element(screen.getByLabelText('Price', { exact: true })).toHaveValue('18');
    await userEvent.keyboard('{Escape}');
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(actor.getSnapshot().context.edit.lines['sku-cup']).toBeUndefined();
  });

  test('shows what is due and the other unpaid orders of its group', async () => {
    const { screen } = await showOrder({ order: sampleConfirmedOrder });
    await expect.element(screen.getByText('No proof sent yet')).toBeVisible();
    await expect.element(screen.getByText('Other unpaid orders')).toBeVisible();
    await expect.element(screen.getByText('1 order, 19 days old')).toBeVisible();
    await expect.element(screen.getByText('640 baht').last()).toBeInTheDocument();
  });

  test.each(['light', 'dark'] as const)('in the %s scheme has no fault that axe knows', async (scheme) => {
    const { screen } = await showOrder({ scheme, order: sampleConfirmedOrder });
    await expect.element(screen.getByRole('button', { name: 'Pay' })).toBeVisible();
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual([]);
  });
});
