import axe from 'axe-core';
import { describe, expect, test, vi } from 'vitest';
import { page as viewport, userEvent } from 'vitest/browser';
import { refused } from '../../domain/outcome.ts';
import { samplePayment, sampleProblem } from '../../machines/samples/sample-records.ts';
import type { OrderHomeScreenProps } from '../../src/features/orders/views/order-home/order-home-props.ts';
import { group, order, page, showHome } from './order-home-scene.tsx';

/** The groups on the page: their heading with count and sum, and the numbers of their orders. */
function shownGroups() {
  return [...document.querySelectorAll('h2')].map((heading) => [
    heading.parentElement!.innerText.replace(/\s+/g, ' '),
    [...heading.parentElement!.parentElement!.querySelectorAll('a')].map((link) => link.innerText),
  ]);
}

describe('the orders', () => {
  test('of a later page come below those that are there, each group with what the whole list has of it', async () => {
    const { screen } = await showHome({
      orders: [
        page([order('12', 'Zeer'), order('11', 'Ari')], {
          pages: 2,
          total: 5,
          groups: [group('Zeer', 1, 839.9), group('Ari', 3, 2519.7)],
        }),
        page([order('10', 'Ari'), order('9', '')], {
          pageNum: 2,
          pages: 2,
          total: 5,
          groups: [group('Ari', 2, 1679.8), group('', 1, 839.9)],
        }),
      ],
    });
    await expect.poll(shownGroups).toEqual([
      ['Zeer 1 order · ฿839.90 839.90 baht', ['#12']],
      ['Ari 3 orders · ฿2,519.70 2,519.70 baht', ['#11']],
    ]);
    await screen.getByRole('button', { name: 'Load more' }).click();
    await expect.poll(shownGroups).toEqual([
      ['Zeer 1 order · ฿839.90 839.90 baht', ['#12']],
      ['Ari 2 orders · ฿1,679.80 1,679.80 baht', ['#11', '#10']],
      ['Ungrouped 1 order · ฿839.90 839.90 baht', ['#9']],
    ]);
    await expect.element(screen.getByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  test('have status and menu at the end of their first line on the narrowest phone', async () => {
    await viewport.viewport(320, 640);
    const { screen } = await showHome({ orders: [page([order('10474', 'Ari')])] });
    const menu = screen.getByRole('button', { name: 'Actions for order #10474' });
    await expect.element(menu).toBeVisible();
    const { right, top, bottom } = menu.element().getBoundingClientRect();
    const status = screen.getByText('Unconfirmed', { exact: true }).element().getBoundingClientRect();
    expect([right > 270, status.top > top && status.bottom < bottom]).toEqual([true, true]);
    await viewport.viewport(390, 844);
  });

  test('without a group leave the filter of groups its name', async () => {
    const ungrouped = { ...group('', 1, 20), group_id: '' };
    const { screen } = await showHome({
      orders: [page([order('1', '', { group_id: '' })], { groups: [ungrouped] })],
    });
    await expect.element(screen.getByRole('heading', { name: 'Ungrouped' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Customer group' })).toBeVisible();
  });

  test('that stall keep what is there and go on with another try', async () => {
    const { screen } = await showHome({
      orders: [
        page([order('12', 'Ari')], { pages: 2, total: 2 }),
        'unreachable',
        page([order('11', 'Ari')], { pageNum: 2, pages: 2, total: 2 }),
      ],
    });
    await screen.getByRole('button', { name: 'Load more' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('The rest could not be loaded');
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('link', { name: '#11' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: '#12' })).toBeVisible();
  });

  test.each([
    ['staff', ['manager'], true],
    ['a customer', [], false],
  ] as const)('unconfirmed for a week are flagged for %s: %j', async (_, roles, flagged) => {
    const { screen } = await showHome({ roles, orders: [page([order('12', 'Ari')])] });
    await expect.element(screen.getByRole('link', { name: '#12' })).toBeVisible();
    expect(screen.getByText('Unconfirmed for 7 days').query() !== null).toBe(flagged);
  });

  test('that cannot be reached are asked for again', async () => {
    const { screen } = await showHome({ orders: ['unreachable', page([order('12', 'Ari')])] });
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Could not load the orders');
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('link', { name: '#12' })).toBeVisible();
  });

  test('that are refused say why', async () => {
    const { screen } = await showHome({ orders: [refused(sampleProblem(403, 'foreign_group'))] });
    await expect.element(screen.getByText('This customer group is not yours')).toBeVisible();
  });
});

describe('a tap', () => {
  test('on a tab shows that list', async () => {
    const onTab = vi.fn<OrderHomeScreenProps['onTab']>();
    const { screen } = await showHome({ onTab });
    const tabs = screen.getByRole('navigation', { name: 'Orders and payments' }).getByRole('button');
    await expect
      .poll(() => tabs.elements().map((tab) => [tab.textContent, tab.getAttribute('aria-current')]))
      .toEqual([
        ['Orders', 'page'],
        ['Payments', null],
      ]);
    await screen.getByRole('button', { name: 'Payments' }).click();
    expect(onTab.mock.calls).toEqual([['payments']]);
  });

  test('anywhere on an order opens it', async () => {
    const { screen } = await showHome({ orders: [page([order('12', 'Ari')])] });
    await screen.getByText('2 products').click({ force: true });
    expect(location.pathname).toBe('/order/id-12');
  });
});

describe('an order that may be cancelled', () => {
  const cancellable = { orders: [page([order('12', 'Ari'), order('11', 'Ari', { status: 'paid' })])] };

  test('reveals that by a swipe, which asks nothing by itself', async () => {
    const onAsk = vi.fn<OrderHomeScreenProps['onAsk']>();
    const { screen } = await showHome({ ...cancellable, onAsk });
    const link = screen.getByRole('link', { name: '#12' });
    await expect.element(link).toBeVisible();
    const swiped = link.element().closest('[role=listitem]')!.firstElementChild!;
    swiped.scrollTo({ left: 96 });
    const button = screen.getByRole('button', { name: 'Cancel order #12' });
    await expect.poll(() => button.element().getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    expect(onAsk).not.toHaveBeenCalled();
    await button.click();
    expect(onAsk.mock.calls).toEqual([[{ order: order('12', 'Ari'), wish: 'cancel' }]]);
    await expect.poll(() => swiped.scrollLeft).toBe(0);
  });

  test('that was swiped is moved back by a tap on it, which opens nothing', async () => {
    const { screen } = await showHome(cancellable);
    const link = screen.getByRole('link', { name: '#12' });
    await expect.element(link).toBeVisible();
    const before = location.pathname;
    const swiped = link.element().closest('[role=listitem]')!.firstElementChild!;
    swiped.scrollTo({ left: 96 });
    await expect.poll(() => swiped.scrollLeft).toBe(96);
    await screen.getByText('2 products').first().click({ force: true });
    await expect.poll(() => swiped.scrollLeft).toBe(0);
    expect(location.pathname).toBe(before);
  });

  test('has a menu, and a key on its number, for the same; another one has neither', async () => {
    const onAsk = vi.fn<OrderHomeScreenProps['onAsk']>();
    const { screen } = await showHome({ ...cancellable, onAsk });
    await screen.getByRole('button', { name: 'Actions for order #12' }).click();
    screen.getByRole('link', { name: '#12' }).element().focus();
    await userEvent.keyboard('{Delete}');
    screen.getByRole('link', { name: '#11' }).element().focus();
    await userEvent.keyboard('{Delete}');
    expect(onAsk.mock.calls.map(([{ order: asked, wish }]) => [asked.order_no, wish])).toEqual([
      ['12', null],
      ['12', 'cancel'],
    ]);
    expect(screen.getByRole('button', { name: 'Actions for order #11' }).query()).toBeNull();
  });

  test('is nothing that a customer is offered', async () => {
    const { screen } = await showHome({ ...cancellable, roles: [] });
    await expect.element(screen.getByRole('link', { name: '#12' })).toBeVisible();
    expect(screen.getByRole('button', { name: /#1[12]/ }).query()).toBeNull();
  });
});

describe('the compact list', () => {
  test('is switched on and off', async () => {
    const onCompact = vi.fn<OrderHomeScreenProps['onCompact']>();
    const { screen } = await showHome({ onCompact });
    const button = screen.getByRole('button', { name: 'Compact list' });
    await expect.element(button).toHaveAttribute('aria-pressed', 'false');
    await button.click();
    expect(onCompact.mock.calls).toEqual([[true]]);
  });

  test('has a line of 44 pixels for each order: number, signs, status and total', async () => {
    const { screen } = await showHome({
      isCompact: true,
      orders: [page([order('12', 'Ari', { remark: 'Later' })])],
    });
    await expect.element(screen.getByRole('link', { name: '#12' })).toBeVisible();
    const row = document.querySelector<HTMLElement>('[role=listitem]')!;
    expect(row.getBoundingClientRect().height).toBe(44);
    await expect.element(screen.getByText('Unconfirmed for 7 days')).toBeInTheDocument();
    expect(screen.getByText('Later').query()).toBeNull();
  });
});

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  test.each([
    ['orders', false],
    ['orders', true],
    ['payments', false],
  ] as const)('the %s have no fault that axe knows, compact: %s', async (tab, isCompact) => {
    const debt = { source: 'history_unpaid_orders', remark: 'Back door, ask for Ling' };
    const { screen } = await showHome({
      tab,
      scheme,
      isCompact,
      orders: [page([order('12', 'Ari', debt), order('11', '')], { pages: 2, total: 12 })],
      payments: [page([samplePayment])],
    });
    await expect
      .element(screen.getByRole('link', { name: tab === 'orders' ? '#12' : 'PAY-77' }))
      .toBeVisible();
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual([]);
  });
});
