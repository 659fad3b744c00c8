import axe from 'axe-core';
import { describe, expect, test, vi } from 'vitest';
import { casesAt } from '../all-cases.ts';
import { userEvent } from 'vitest/browser';
import type { OrderPrinting } from '../../src/features/orders/views/order-home/order-home-props.ts';
import { order, page, showHome } from './order-home-scene.tsx';

const onPrint = () => vi.fn<OrderPrinting['onPrint']>(() => true);

/** Three orders that can be packed, and two that cannot. */
const listed = [
  order('15', 'Ari'),
  order('14', 'Ari', { total_amount: 100 }),
  order('13', 'Ari', { status: 'cancelled' }),
  order('12', 'Zeer', { source: 'history_unpaid_orders' }),
  order('11', 'Zeer'),
];

async function showSelecting(print = onPrint(), orders = [page(listed)]) {
  const scene = await showHome({ orders, onPrint: print });
  const toggle = scene.screen.getByRole('button', { name: 'Print packing lists', exact: true }).first();
  await toggle.click();
  return { ...scene, print, toggle };
}

describe('a list of orders', () => {
  test('offers staff to print packing lists, and a customer not', async () => {
    const { screen } = await showHome({ orders: [page(listed)] });
    await expect.element(screen.getByRole('link', { name: '#15' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print packing lists' }).query()).toBeNull();
  });
});

describe('orders that are selected', () => {
  test('are those with something to pack, come to their sum, and are printed in that order', async () => {
    const { screen, print } = await showSelecting();
    expect(
      screen
        .getByRole('checkbox', { name: 'Select order' })
        .elements()
        .map((box) => box.closest('label')!.textContent),
    ).toEqual(['Select order #15', 'Select order #14', 'Select order #11']);
    await screen.getByRole('checkbox', { name: 'Select order #11' }).click();
    await screen.getByRole('checkbox', { name: 'Select order #14' }).click();
    await expect.element(screen.getByText('2 orders selected')).toBeVisible();
    await expect.element(screen.getByText('฿939.90').last()).toBeVisible();
    await screen.getByRole('button', { name: 'Print 2 packing lists' }).click();
    expect(print.mock.calls).toEqual([[['id-11', 'id-14']]]);
    await expect.element(screen.getByRole('link', { name: '#15' })).toBeVisible();
  });

  test('are selected by a tap anywhere on them, which opens nothing', async () => {
    const { screen } = await showSelecting();
    const before = location.pathname;
    await screen.getByText('2 products').first().click({ force: true });
    await expect.element(screen.getByRole('checkbox', { name: 'Select order #15' })).toBeChecked();
    await screen.getByText('2 products').first().click({ force: true });
    await expect.element(screen.getByRole('checkbox', { name: 'Select order #15' })).not.toBeChecked();
    expect(location.pathname).toBe(before);
  });

  test('are those of a group by one box, which says when it has a part of them', async () => {
    const { screen } = await showSelecting();
    const group = screen.getByRole('checkbox', { name: 'Select the orders shown of Ari' });
    await screen.getByRole('checkbox', { name: 'Select order #15' }).click();
    await expect.element(group).toBePartiallyChecked();
    await group.click();
    await expect.element(screen.getByText('2 orders selected')).toBeVisible();
    await expect.element(group).toBeChecked();
    await group.click();
    await expect.element(screen.getByText('Select the orders to pack')).toBeVisible();
  });

  test('stay when the list is read again, without one that was cancelled meanwhile', async () => {
    const later = [order('15', 'Ari', { status: 'cancelled' }), ...listed.slice(1)];
    const { screen, orderList } = await showSelecting(onPrint(), [page(listed), page(later)]);
    await screen.getByRole('checkbox', { name: 'Select the orders shown of Ari' }).click();
    await expect.element(screen.getByText('2 orders selected')).toBeVisible();
    orderList.send({ type: 'list.refresh' });
    await expect.element(screen.getByText('1 order selected')).toBeVisible();
  });

  test('are at most 20, which is said', async () => {
    const many = Array.from({ length: 22 }, (_, index) => order(`${40 - index}`, 'Ari'));
    const { screen } = await showSelecting(onPrint(), [page(many)]);
    await screen.getByRole('checkbox', { name: 'Select the orders shown of Ari' }).click();
    await expect.element(screen.getByText('20 orders selected')).toBeVisible();
    await expect.element(screen.getByText('At most 20 orders are printed together')).toBeVisible();
  });

  test('stay where no page could be opened', async () => {
    const { screen } = await showSelecting(vi.fn<OrderPrinting['onPrint']>(() => false));
    await screen.getByRole('checkbox', { name: 'Select order #15' }).click();
    await screen.getByRole('button', { name: 'Print 1 packing list' }).click();
    await expect.element(screen.getByText('1 order selected')).toBeVisible();
  });
});

describe('the keyboard', () => {
  test('selects, prints and leaves; the focus goes back to where it began', async () => {
    const { screen, print, toggle } = await showSelecting();
    await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
    screen.getByRole('checkbox', { name: 'Select order #14' }).element().focus();
    await userEvent.keyboard(' ');
    screen.getByRole('button', { name: 'Print 1 packing list' }).element().focus();
    await userEvent.keyboard('{Enter}');
    expect(print.mock.calls).toEqual([[['id-14']]]);
    await expect.element(toggle).toHaveAttribute('aria-pressed', 'false');
    expect(document.activeElement).toBe(toggle.element());
  });

  test('finds why nothing is printed while nothing is selected', async () => {
    const { screen, print } = await showSelecting();
    const button = screen.getByRole('button', { name: 'Print packing lists', exact: true }).last();
    await expect.element(button).toHaveAttribute('aria-description', 'Select the orders to pack');
    await button.click({ force: true });
    expect(print).not.toHaveBeenCalled();
  });
});

describe.each(casesAt(['zh', 'en', 'th'] as const, 0))('in %s', (language) => {
  test.each(['light', 'dark'] as const)('orders being selected are accessible, %s', async (scheme) => {
    for (const isCompact of [true, false]) {
      const { screen } = await showHome({
        orders: [page(listed)],
        onPrint: onPrint(),
        language,
        scheme,
        isCompact,
      });
      await screen.getByRole('button', { name: /Print packing lists|打印配货单|พิมพ์ใบจัดของ/ }).click();
      await screen.getByRole('checkbox', { name: /#15/ }).click();
      // The bar's button has its colour by degrees.
      await expect.poll(() => document.getAnimations().length).toBe(0);
      const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
      expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual([]);
      await screen.unmount();
    }
  });
});
