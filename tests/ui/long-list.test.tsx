import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import type { OrderCard, PaymentCard } from '../../domain/contract.ts';
import { accepted } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Page, PageInput } from '../../machines/kit/list-machine.ts';
import { orderListMachine } from '../../machines/order-list/order-list-machine.ts';
import type { RecordFilter } from '../../machines/order-list/record-filter.ts';
import { paymentListMachine } from '../../machines/payment-list/payment-list-machine.ts';
import { sampleOrder, samplePayment } from '../../machines/samples/sample-records.ts';
import { OrderList } from '../../src/features/orders/views/order-home/order-list.tsx';
import { PaymentList } from '../../src/features/payments/views/payment-list.tsx';
import { StatusChip } from '../../src/ui/values/status-chip.tsx';
import { plainOrderList } from './plain-order-list.ts';
import { show } from './show.tsx';

vi.mock('../../src/ui/values/status-chip.tsx', { spy: true });

const count = 5000;
const orders = Array.from({ length: count }, (_, index): OrderCard => ({
  ...sampleOrder,
  id: `order-${index}`,
  order_no: String(index),
  group_id: index < count / 2 ? 'ari' : 'pratunam',
  group_name: index < count / 2 ? 'Ari' : 'Pratunam',
}));

/** A list that reads a page of these items, and what it was asked for. */
function startOrders(read: (input: PageInput<RecordFilter>) => readonly OrderCard[]) {
  const readPage = fromPromise<Outcome<Page<OrderCard>>, PageInput<RecordFilter>>(async ({ input }) =>
    accepted(pageOf(read(input))),
  );
  const machine = orderListMachine.provide({ actors: { readPage } });
  return createActor(machine, { input: { groupId: 'group-baan-suan' } }).start();
}

function pageOf<Item>(items: readonly Item[]): Page<Item> {
  const pagination = { total: count + 10, page_num: 1, page_size: 10, total_pages: 2, cursor: 'more' };
  return { items, pagination };
}

const list = (actor: ReturnType<typeof startOrders>) => (
  <main tabIndex={-1}>
    <OrderList {...plainOrderList} orders={actor} unsaved={new Set()} waitingOrders={0} />
  </main>
);

async function showOrders(actor = startOrders(() => orders)) {
  const screen = await show(list(actor));
  await expect.element(screen.getByRole('link', { name: '#0', exact: true })).toBeVisible();
  return { screen, actor };
}

const built = () => document.querySelectorAll('[role=listitem]').length;
const drawn = () => vi.mocked(StatusChip).mock.calls.length;
const inView = () =>
  [...document.querySelectorAll('[role=listitem] a')]
    .filter((link) => link.getBoundingClientRect().top >= 0)
    .map((link) => link.textContent)[0];

/** Whether all rows are built that are no more than a thousand pixels from the window. */
const isBuiltAround = () =>
  [...document.querySelectorAll('[role=list] > :empty')]
    .map((part) => part.getBoundingClientRect())
    .every(({ top, bottom }) => bottom < -1000 || top > innerHeight + 1000);

beforeEach(() => window.scrollTo(0, 0));

describe('a list of five thousand orders', () => {
  test('has only the rows near the window, wherever one has scrolled to', async () => {
    const { screen } = await showOrders();
    expect(built()).toBeLessThan(60);
    expect(document.documentElement.scrollHeight).toBeGreaterThan(count * 50);
    window.scrollTo(0, document.documentElement.scrollHeight / 2);
    await expect.poll(inView).toMatch(/^#2[3-6]\d\d$/);
    await expect.poll(built).toBeLessThan(80);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect.element(screen.getByRole('link', { name: `#${count - 1}` })).toBeInTheDocument();
    await expect.poll(built).toBeLessThan(60);
  });

  test('keeps the row with the focus, and lets the keyboard go on from it', async () => {
    const { screen } = await showOrders();
    const link = screen.getByRole('link', { name: '#1', exact: true });
    link.element().focus();
    window.scrollTo(0, 100_000);
    await expect.element(screen.getByRole('link', { name: '#5', exact: true })).not.toBeInTheDocument();
    expect(document.activeElement).toBe(link.element());
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('#2');
  });

  test('draws another page of it alone, and of one that was read again what has changed', async () => {
    let isChanged = false;
    const more = { ...sampleOrder, id: 'order-more', order_no: 'more', group_id: 'zoo', group_name: 'Zoo' };
    const { actor } = await showOrders(
      startOrders(({ cursor }) => {
        if (cursor !== null) return [more];
        return isChanged
          ? structuredClone(orders).map((order) =>
              order.id === 'order-1' ? { ...order, status: 'cancelled' } : order,
            )
          : orders;
      }),
    );
    vi.mocked(StatusChip).mockClear();
    actor.send({ type: 'list.more' });
    await expect.poll(() => actor.getSnapshot().context.items.length).toBe(count + 1);
    expect(drawn()).toBe(0);
    isChanged = true;
    actor.send({ type: 'list.refresh' });
    await expect.poll(drawn).toBe(1);
    expect(vi.mocked(StatusChip).mock.calls[0]?.[0].status).toBe('cancelled');
  });

  test('is as tall as it was, and shows the same orders, when one comes back to it', async () => {
    const varied = orders.map((order, index) => ({ ...order, remark: index % 3 === 0 ? 'Later' : '' }));
    const { screen, actor } = await showOrders(startOrders(() => varied));
    for (let step = 1; step <= 8; step += 1) {
      window.scrollTo(0, step * 1000);
      await expect.poll(isBuiltAround).toBe(true);
    }
    const before = { at: window.scrollY, row: inView() };
    await screen.unmount();
    await show(list(actor));
    window.scrollTo(0, before.at);
    await expect.poll(inView).toBe(before.row);
  });
});

test('a compact list of orders that may be cancelled has few elements on the page, too', async () => {
  const compact = { isCompact: true, cancellable: ['created'] };
  const screen = await show(
    <OrderList
      {...plainOrderList}
      {...compact}
      orders={startOrders(() => orders)}
      unsaved={new Set()}
      waitingOrders={0}
    />,
  );
  await expect.element(screen.getByRole('link', { name: '#0', exact: true })).toBeVisible();
  expect(document.documentElement.scrollHeight).toBeGreaterThan(count * 43);
  expect(built()).toBeLessThan(100);
  // The empty parts of rows that are far away are most of them.
  expect(document.querySelectorAll('body *').length).toBeLessThan(count);
});

test('a list of a hundred orders has them all, for whoever looks for words on the page', async () => {
  await showOrders(startOrders(() => orders.slice(0, 100)));
  expect(built()).toBe(100);
});

test('a list of thousands of payments has only those near the window', async () => {
  const payments = Array.from({ length: count }, (_, index): PaymentCard => ({
    ...samplePayment,
    id: `payment-${index}`,
    payment_no: String(index),
  }));
  const readPage = fromPromise<Outcome<Page<PaymentCard>>, PageInput<RecordFilter>>(async () =>
    accepted(pageOf(payments)),
  );
  const machine = paymentListMachine.provide({ actors: { readPage } });
  const actor = createActor(machine, { input: { groupId: 'group-baan-suan' } }).start();
  const screen = await show(<PaymentList payments={actor} onOrders={() => undefined} />);
  await expect.element(screen.getByRole('link', { name: 'PAY-0', exact: true })).toBeVisible();
  expect(built()).toBeLessThan(40);
});
