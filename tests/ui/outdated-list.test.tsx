import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { OrderCard } from '../../domain/contract.ts';
import { accepted } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Page, PageInput } from '../../machines/kit/list-machine.ts';
import { orderListMachine } from '../../machines/order-list/order-list-machine.ts';
import type { RecordFilter } from '../../machines/order-list/record-filter.ts';
import { paymentListMachine } from '../../machines/payment-list/payment-list-machine.ts';
import { sampleOrder } from '../../machines/samples/sample-records.ts';
import { OrderHomeScreen } from '../../src/features/orders/views/order-home/order-home-screen.tsx';
import { plainOrderList } from './plain-order-list.ts';
import { show } from './show.tsx';

const input = { groupId: 'group-baan-suan' };

function page(number: string): Page<OrderCard> {
  const pagination = { total: 1, page_num: 1, page_size: 10, total_pages: 1, cursor: null };
  return { items: [{ ...sampleOrder, id: `id-${number}`, order_no: number }], pagination };
}

/** The list of an order, read once; the next time there is no answer, then there is another order. */
async function showOrders() {
  const answers = [page('12'), null, page('13')];
  const readPage = fromPromise<Outcome<Page<OrderCard>>, PageInput<RecordFilter>>(async () => {
    const answer = answers.shift();
    if (!answer) throw new Error('no answer');
    return accepted(answer);
  });
  const orders = createActor(orderListMachine.provide({ actors: { readPage } }), { input }).start();
  const screen = await show(
    <OrderHomeScreen
      {...plainOrderList}
      tab="orders"
      orders={orders}
      payments={createActor(paymentListMachine, { input }).start()}
      paymentList={null}
      confirmTab={null}
      isAside={false}
      unsaved={new Set()}
      waitingOrders={0}
      onTab={() => undefined}
    />,
    { roles: ['manager'] },
  );
  return { screen, orders };
}

describe('orders that cannot be read again', () => {
  test('stay, with another try above them', async () => {
    const { screen, orders } = await showOrders();
    await expect.element(screen.getByRole('link', { name: '#12' })).toBeVisible();
    orders.send({ type: 'list.refresh' });
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Could not load the orders');
    await expect.element(screen.getByRole('link', { name: '#12' })).toBeVisible();
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('link', { name: '#13' })).toBeVisible();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });
});
