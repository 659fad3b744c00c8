import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  sampleCancelledOrder,
  sampleConfirmedOrder,
  sampleOrder,
  samplePaidOrder,
  sampleProblem,
} from '../../machines/samples/sample-records.ts';
import { showOrder } from './order-scene.tsx';
import { entrySheets } from './sheet-entries.ts';

const gone = sampleProblem(409, 'not_allowed_in_status', { id: sampleOrder.id, status: 'confirmed' });
const remarkedOrder = { ...sampleOrder, remark: 'Back gate' };

describe('a line of an order', () => {
  test('that is removed leaves no entry of its question in the history', async () => {
    const { screen } = await showOrder({});
    await screen.getByRole('button', { name: /^Remove Stoneware cup/ }).click();
    await expect.poll(entrySheets).toEqual(['removal']);
    await screen.getByRole('dialog').getByRole('button', { name: 'Remove product' }).click();
    await expect.element(screen.getByText(/not saved/).first()).toBeVisible();
    await expect.poll(entrySheets).toBeUndefined();
  });
});

describe('a quantity of an order', () => {
  test('typed as 0 asks whether to remove the line, which keeps its pieces meanwhile', async () => {
    const { screen, actor } = await showOrder({});
    await userEvent.click(screen.getByRole('textbox', { name: /^Quantity of Stoneware cup/ }));
    await userEvent.keyboard('0{Enter}');
    const sheet = screen.getByRole('dialog', { name: 'Remove from the order?' });
    await expect.element(sheet.getByText('Stoneware cup')).toBeVisible();
    expect(actor.getSnapshot().context.edit.lines).toEqual({});
  });
});

describe('the remark of an order', () => {
  test('typed by who manages orders waits for Save with the other changes', async () => {
    const { screen, saved, remarks } = await showOrder({
      order: { ...sampleConfirmedOrder, remark: 'Back gate' },
    });
    await screen.getByRole('button', { name: 'Change the remark: Back gate' }).click();
    const sheet = screen.getByRole('dialog', { name: 'Remark' });
    await expect.element(sheet.getByRole('textbox')).toHaveValue('Back gate');
    await sheet.getByRole('textbox').fill('Front gate');
    await sheet.getByRole('button', { name: 'Done' }).click();
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(screen.getByText('not saved yet')).toBeVisible();
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect
      .poll(() => [saved.map(({ edit }) => edit), remarks])
      .toEqual([[{ lines: {}, remark: 'Front gate' }], []]);
  });

  test.each([
    ['a customer of a created order', sampleOrder, []],
    ['who manages orders, of a paid one', samplePaidOrder, ['order_manager']],
  ] as const)('typed by %s is saved at once', async (_, order, roles) => {
    const { screen, remarks } = await showOrder({ order, roles });
    await screen.getByRole('button', { name: 'Add a remark' }).click();
    const sheet = screen.getByRole('dialog', { name: 'Remark' });
    await sheet.getByRole('textbox').fill(' Ring twice ');
    await sheet.getByRole('button', { name: 'Save remark' }).click();
    await expect.element(screen.getByRole('button', { name: 'Change the remark: Ring twice' })).toBeVisible();
    expect(remarks).toEqual(['Ring twice']);
  });

  test.each([
    ['a confirmed one to its customer', { ...sampleConfirmedOrder, remark: 'Back gate' }, []],
    ['a created one to finance', remarkedOrder, ['finance']],
    ['a cancelled one', { ...sampleCancelledOrder, remark: 'Back gate' }, ['owner']],
  ] as const)('of %s is only read', async (_, order, roles) => {
    const { screen } = await showOrder({ order, roles });
    await expect.element(screen.getByText('Back gate')).toBeVisible();
    expect(screen.getByRole('button', { name: /remark/ }).elements()).toEqual([]);
  });

  test('that is refused is kept, and can be saved once the order was read again', async () => {
    const { screen, actor } = await showOrder({ roles: [], remarkProblem: gone });
    await screen.getByRole('button', { name: 'Add a remark' }).click();
    await screen.getByRole('textbox').fill('Ring twice');
    await screen.getByRole('button', { name: 'Save remark' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Not saved');
    await screen.getByRole('button', { name: 'Show latest version' }).click();
    await expect.element(screen.getByRole('button', { name: '1 change not saved' })).toBeVisible();
    expect(actor.getSnapshot().context.edit).toEqual({ lines: {}, remark: 'Ring twice' });
    expect(actor.getSnapshot().can({ type: 'order.save' })).toBe(true);
  });

  test.each([
    ['en', 'Add a remark', 'Discard the remark you typed?', 'Keep'],
    ['zh', '添加备注', '放弃输入的备注？', '保留'],
    ['th', 'เพิ่มหมายเหตุ', 'ทิ้งหมายเหตุที่พิมพ์ไว้หรือไม่', 'เก็บไว้'],
  ] as const)('asks in %s before it is lost by Escape', async (language, add, question, keep) => {
    const { screen } = await showOrder({ language });
    await screen.getByRole('button', { name: add }).click();
    const typed = screen.getByRole('dialog').getByRole('textbox');
    await typed.fill('Ring');
    await userEvent.keyboard('{Escape}');
    const asked = screen.getByRole('dialog', { name: question });
    await asked.getByRole('button', { name: keep }).click();
    await expect.element(typed).toHaveValue('Ring');
  });
});

describe('the products of an order that may be changed', () => {
  test('stay in their places behind the question before the order is confirmed', async () => {
    const { screen, actor } = await showOrder({ order: { ...sampleOrder, remark: '' } });
    const places = () =>
      Array.from(
        screen.container.querySelectorAll('main li, main button'),
        (part) => part.getBoundingClientRect().top,
      );
    const before = places();
    actor.send({ type: 'order.confirm' });
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    expect([actor.getSnapshot().value, places()]).toEqual([{ shown: 'askingConfirm' }, before]);
  });

  test('get another one by the picker, with its total', async () => {
    const { screen, actor } = await showOrder({});
    await screen.getByRole('button', { name: 'Add product' }).click();
    await screen.getByRole('region', { name: 'Add to order #1042' }).getByText('Pick Market bag').click();
    await expect.element(screen.getByText('new', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('898.90 baht').first()).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Add to order #1042' }).query()).toBeNull();
    expect(actor.getSnapshot().context.edit.added?.map(({ line }) => line.sku_id)).toEqual(['sku-bag']);
  });

  test('of which one is picked that is there get one piece more of it', async () => {
    const { screen, actor } = await showOrder({});
    await screen.getByRole('button', { name: 'Add product' }).click();
    await screen.getByText('Pick Stoneware cup').click();
    expect(actor.getSnapshot().context.edit).toEqual({ lines: { 'sku-cup': { quantity: 11 } } });
  });

  test('of which one is replaced say so at its place, and save the new one with its pieces', async () => {
    const { screen, saved } = await showOrder({ order: sampleConfirmedOrder });
    await screen.getByRole('button', { name: 'Change price or product of Stoneware cup' }).click();
    await screen.getByRole('button', { name: 'Choose another product' }).click();
    // The picker of a scene is no sheet, and lies behind the line's.
    screen
      .getByText('Pick Market bag')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(screen.getByText('instead of Stoneware cup')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: '1 change not saved' })).toBeVisible();
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => saved.map(({ edit }) => edit.added?.[0]?.line.quantity)).toEqual([10]);
  });

  test('are offered no way to more of them where they may not be changed', async () => {
    const { screen } = await showOrder({ order: samplePaidOrder });
    await expect.element(screen.getByRole('heading', { name: 'Products 2' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add product' }).query()).toBeNull();
  });

  test('with every kind of change have no fault that axe knows, in both schemes', async () => {
    for (const scheme of ['light', 'dark'] as const) {
      const { screen } = await showOrder({ scheme });
      await screen.getByRole('button', { name: 'Add product' }).first().click();
      await screen.getByText('Pick Market bag').click();
      await screen.getByRole('button', { name: 'More Stoneware cup' }).click();
      const { violations } = await axe.run(document.body);
      expect(violations.map(({ id }) => id)).toEqual([]);
      await screen.unmount();
    }
  });
});

describe('an order', () => {
  test.each(['', '/auth'])(
    'opened below “%s” has a way back to the orders only outside of /auth',
    async (below) => {
      history.replaceState(null, '', `${below}/order/order-1`);
      const { screen } = await showOrder({});
      await expect.element(screen.getByRole('button', { name: 'Confirm order' })).toBeVisible();
      expect(screen.getByRole('button', { name: 'Back' }).elements()).toHaveLength(below === '' ? 1 : 0);
      history.replaceState(null, '', '/');
    },
  );

  test.each([
    ['{"Invoice":"INV-7","Book":"3"}', ['Invoice', 'INV-7', 'Book']],
    ['carried over from the old book', ['More about this debt', 'carried over from the old book']],
  ])('that was imported as a debt shows what else is known of it: %s', async (extra, words) => {
    const order = { ...sampleConfirmedOrder, source: 'history_unpaid_orders', extra };
    const { screen } = await showOrder({ order });
    for (const word of words) await expect.element(screen.getByText(word, { exact: true })).toBeVisible();
  });

  test('lists other debts of its group with what is known of them', async () => {
    const [debt] = sampleOrder.unpaid_order_list;
    const order = {
      ...sampleConfirmedOrder,
      unpaid_order_list: [{ ...debt!, extra: '{"Invoice":"INV-7"}' }],
    };
    const { screen } = await showOrder({ order });
    await screen.getByRole('button', { name: /Other unpaid orders/ }).click();
    await expect.element(screen.getByText('2025-01-20 10:00 · Invoice: INV-7')).toBeVisible();
  });
});
