import axe from 'axe-core';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import type { OrderCard, PaymentCard } from '../../domain/contract.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { StaffRole } from '../../domain/roles.ts';
import type { Page, PageInput } from '../../machines/kit/list-machine.ts';
import { orderListMachine } from '../../machines/order-list/order-list-machine.ts';
import type { RecordFilter } from '../../machines/order-list/record-filter.ts';
import { paymentListMachine } from '../../machines/payment-list/payment-list-machine.ts';
import { sampleOrder, samplePayment, sampleProblem } from '../../machines/samples/sample-records.ts';
import { OrderHomeScreen } from '../../src/features/orders/views/order-home/order-home-screen.tsx';
import type { OrderHomeScreenProps } from '../../src/features/orders/views/order-home/order-home-props.ts';
import { PaymentList } from '../../src/features/payments/views/payment-list.tsx';
import { show } from './show.tsx';

type Answer<Item> = Outcome<Page<Item>> | 'unreachable';

/** A service that gives one answer after the other, the last for ever, and keeps what it was asked. */
function reader<Item>(answers: readonly Answer<Item>[]) {
  const asked: RecordFilter[] = [];
  const readPage = fromPromise<Outcome<Page<Item>>, PageInput<RecordFilter>>(async ({ input }) => {
    const answer = answers[Math.min(asked.push(input.filter), answers.length) - 1]!;
    if (answer === 'unreachable') throw new Error('no answer');
    return answer;
  });
  return { asked, readPage };
}

function page<Item>(items: readonly Item[], pageNum = 1, pages = 1, total = items.length) {
  return accepted<Page<Item>>({
    items,
    pagination: {
      total,
      page_num: pageNum,
      page_size: 10,
      total_pages: pages,
      cursor: pageNum < pages ? `after-${pageNum}` : null,
    },
  });
}

function order(number: string, groupName: string, more: Partial<OrderCard> = {}): OrderCard {
  return { ...sampleOrder, id: `id-${number}`, order_no: number, group_name: groupName, ...more };
}

interface Scene extends Partial<Pick<OrderHomeScreenProps, 'tab' | 'onTab'>> {
  readonly roles?: readonly StaffRole[];
  readonly orders?: readonly Answer<OrderCard>[];
  readonly payments?: readonly Answer<PaymentCard>[];
  readonly scheme?: 'light' | 'dark';
}

async function showHome(scene: Scene) {
  const { tab = 'orders', roles = ['manager'], scheme = 'light', onTab = () => undefined } = scene;
  const { asked, readPage } = reader(scene.orders ?? [page([])]);
  const input = { groupId: 'group-baan-suan' };
  const orderList = createActor(orderListMachine.provide({ actors: { readPage } }), { input });
  const paymentList = createActor(
    paymentListMachine.provide({ actors: { readPage: reader(scene.payments ?? [page([])]).readPage } }),
    { input },
  );
  const screen = await show(
    <OrderHomeScreen
      tab={tab}
      onTab={onTab}
      {...{ isAside: false, unsaved: new Set<string>(), waitingOrders: 0 }}
      orders={orderList.start()}
      payments={paymentList.start()}
      confirmTab={null}
      paymentList={<PaymentList payments={paymentList} onOrders={() => onTab('orders')} />}
    />,
    { scheme, roles },
  );
  return { screen, asked };
}

/** The groups on the page: their heading with count and sum, and the numbers of their orders. */
function shownGroups() {
  return [...document.querySelectorAll('h2')].map((heading) => [
    heading.parentElement!.innerText.replace(/\s+/g, ' '),
    [...heading.parentElement!.parentElement!.querySelectorAll('a')].map((link) => link.innerText),
  ]);
}

describe('the orders', () => {
  test('of a later page are added to their groups', async () => {
    const { screen } = await showHome({
      orders: [
        page([order('12', 'Pratunam'), order('11', 'Ari')], 1, 2, 4),
        page([order('10', 'Pratunam'), order('9', '')], 2, 2, 4),
      ],
    });
    await expect.poll(shownGroups).toEqual([
      ['Ari 1 order shown', ['#11']],
      ['Pratunam 1 order shown', ['#12']],
    ]);
    await screen.getByRole('button', { name: 'Load more' }).click();
    await expect.poll(shownGroups).toEqual([
      ['Ari 1 order · ฿839.90 839.90 baht', ['#11']],
      ['Pratunam 2 orders · ฿1,679.80 1,679.80 baht', ['#12', '#10']],
      ['Ungrouped 1 order · ฿839.90 839.90 baht', ['#9']],
    ]);
    await expect.element(screen.getByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  test('that stall keep what is there and go on with another try', async () => {
    const { screen } = await showHome({
      orders: [page([order('12', 'Ari')], 1, 2, 2), 'unreachable', page([order('11', 'Ari')], 2, 2, 2)],
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

describe('the filters', () => {
  test('by status ask for that status alone', async () => {
    const { screen, asked } = await showHome({ orders: [page([order('12', 'Ari')])] });
    await screen.getByRole('button', { name: 'All statuses' }).click();
    await screen.getByRole('button', { name: 'Unpaid' }).click();
    await expect.element(screen.getByRole('button', { name: 'Unpaid' })).toBeVisible();
    expect(asked.map(({ status }) => status)).toEqual(['', 'confirmed']);
  });

  test('by the current customer ask for that group alone', async () => {
    const { screen, asked } = await showHome({ orders: [page([order('12', 'Ari')])] });
    await screen.getByRole('button', { name: 'Customer group' }).click();
    await screen.getByRole('checkbox', { name: 'Current customer only' }).click();
    await screen.getByRole('button', { name: 'Apply' }).click();
    await expect.element(screen.getByRole('button', { name: 'Current customer only' })).toBeVisible();
    expect(asked.map(({ currentGroup }) => currentGroup)).toEqual([false, true]);
  });

  test('leave the sort order, which is chosen beside them', async () => {
    const { screen, asked } = await showHome({ orders: [page([order('12', 'Ari')])] });
    await screen.getByRole('button', { name: 'Newest first' }).click();
    await screen.getByRole('button', { name: 'Highest amount first' }).click();
    await screen.getByRole('button', { name: 'All statuses' }).click();
    await screen.getByRole('button', { name: 'Paid', exact: true }).click();
    await expect.element(screen.getByRole('button', { name: 'Highest amount first' })).toBeVisible();
    expect(asked.map(({ orderBy, orderType, status }) => [orderBy, orderType, status])).toEqual([
      ['ctime', 'desc', ''],
      ['total_amount', 'desc', ''],
      ['total_amount', 'desc', 'paid'],
    ]);
  });

  test('by a period ask from its first day in Bangkok', async () => {
    const { screen, asked } = await showHome({ orders: [page([order('12', 'Ari')])] });
    await screen.getByRole('button', { name: 'Any time' }).click();
    await screen.getByRole('button', { name: 'Last 7 days' }).click();
    await expect.element(screen.getByRole('button', { name: 'Last 7 days' })).toBeVisible();
    expect(asked.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      [null, null],
      ['2025-02-02', null],
    ]);
  });

  test('by a range of days ask for these, and not for one that ends before it begins', async () => {
    const { screen, asked } = await showHome({ orders: [page([order('12', 'Ari')])] });
    await screen.getByRole('button', { name: 'Any time' }).click();
    await expect.element(screen.getByLabelText('From')).toHaveAttribute('min', '2015-02-08');
    await screen.getByLabelText('From').fill('2025-01-20');
    await screen.getByLabelText('Until').fill('2025-01-10');
    await expect
      .element(screen.getByRole('button', { name: 'Apply' }))
      .toHaveAccessibleDescription('The start date is after the end date');
    await screen.getByLabelText('From').fill('2025-01-01');
    await screen.getByRole('button', { name: 'Apply' }).click();
    await expect.element(screen.getByRole('button', { name: '2025-01-01 – 2025-01-10' })).toBeVisible();
    expect(asked.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      [null, null],
      ['2025-01-01', '2025-01-10'],
    ]);
  });

  test('by group and number are applied together, by Enter too', async () => {
    const { screen, asked } = await showHome({ orders: [page([order('12', 'Ari')])] });
    await screen.getByRole('button', { name: 'Customer group' }).click();
    await screen.getByLabelText('Group name').fill(' Ari ');
    await screen.getByLabelText('Order number').fill('#12');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('button', { name: '#12' })).toBeVisible();
    expect(asked.map(({ groupName, number }) => [groupName, number])).toEqual([
      ['', ''],
      ['Ari', '#12'],
    ]);
  });

  test('of staff are not there for a customer', async () => {
    const { screen } = await showHome({ roles: [] });
    const filters = screen.getByRole('group', { name: 'Filters' }).getByRole('button');
    await expect
      .poll(() => filters.elements().map((chip) => chip.textContent))
      .toEqual(['Any time', 'All statuses']);
  });

  test('that let nothing through are cleared by one tap', async () => {
    const { screen } = await showHome({ orders: [page([order('12', 'Ari')]), page([]), page([])] });
    await screen.getByRole('button', { name: 'All statuses' }).click();
    await screen.getByRole('button', { name: 'Cancelled' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
    await screen.getByRole('button', { name: 'Clear filters' }).click();
    await expect.element(screen.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  });
});

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  test.each(['orders', 'payments'] as const)('the %s have no fault that axe knows', async (tab) => {
    const debt = { source: 'history_unpaid_orders', remark: 'Back door, ask for Ling' };
    const { screen } = await showHome({
      tab,
      scheme,
      orders: [page([order('12', 'Ari', debt), order('11', '')], 1, 2, 12)],
      payments: [page([samplePayment])],
    });
    await expect
      .element(screen.getByRole('link', { name: tab === 'orders' ? '#12' : 'PAY-77' }))
      .toBeVisible();
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual([]);
  });
});
