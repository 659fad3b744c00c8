import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { accepted } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { OrderCard } from '../../domain/contract.ts';
import type { Page, PageInput } from '../../machines/kit/list-machine.ts';
import { orderListMachine } from '../../machines/order-list/order-list-machine.ts';
import type { RecordFilter } from '../../machines/order-list/record-filter.ts';
import { sampleOrder } from '../../machines/samples/sample-records.ts';
import { OrderList } from '../../src/features/orders/views/order-home/order-list.tsx';
import type { Language } from '../../src/i18n/language.ts';
import { plainOrderList } from './plain-order-list.ts';
import { show } from './show.tsx';

const pagination = { total: 2, page_num: 1, page_size: 10, total_pages: 1, cursor: null };

/** Two orders, of which the device holds unsaved edits of these, and so many that wait to be sent. */
async function showList(unsaved: readonly string[], waitingOrders: number, language: Language = 'en') {
  const items: readonly OrderCard[] = [
    { ...sampleOrder, id: 'one', order_no: '1' },
    { ...sampleOrder, id: 'two', order_no: '2' },
  ];
  const readPage = fromPromise<Outcome<Page<OrderCard>>, PageInput<RecordFilter>>(async () =>
    accepted({ items, pagination }),
  );
  const orders = createActor(orderListMachine.provide({ actors: { readPage } }), {
    input: { groupId: 'group-baan-suan' },
  }).start();
  return show(
    <OrderList
      {...plainOrderList}
      orders={orders}
      unsaved={new Set(unsaved)}
      waitingOrders={waitingOrders}
    />,
    {
      language,
      roles: ['manager'],
      // Soon after the orders: nothing else is marked.
      now: sampleOrder.ctime,
    },
  );
}

describe('the list of orders', () => {
  test.each([
    ['en', 'Not saved'],
    ['zh', '未保存'],
    ['th', 'ยังไม่บันทึก'],
  ] as const)('marks an order of which this device holds unsaved edits, in %s', async (language, words) => {
    const screen = await showList(['two'], 0, language);
    await expect.element(screen.getByRole('link', { name: '#2' })).toBeVisible();
    const marked = [...document.querySelectorAll<HTMLElement>('[role="listitem"]')].filter(({ innerText }) =>
      innerText.includes(words),
    );
    expect(marked.map((row) => row.querySelector('a')?.innerText)).toEqual(['#2']);
  });

  test.each([
    ['en', 1, '1 order waits to be sent'],
    ['en', 2, '2 orders wait to be sent'],
    ['zh', 1, '1 单等待发送'],
    ['th', 1, 'มี 1 คำสั่งซื้อรอส่ง'],
  ] as const)(
    'in %s says of %i that wait to be sent, and leads to them: %s',
    async (language, count, words) => {
      const screen = await showList([], count, language);
      await expect.element(screen.getByRole('link', { name: words })).toHaveAttribute('href', '/my/unsent');
    },
  );

  test('says nothing of orders that wait where none does', async () => {
    const screen = await showList([], 0);
    await expect.element(screen.getByRole('link', { name: '#2' })).toBeVisible();
    expect(document.querySelector('a[href="/my/unsent"]')).toBeNull();
  });
});
