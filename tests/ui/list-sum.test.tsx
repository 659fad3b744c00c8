import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import type { OrderCard, PaymentCard } from '../../domain/contract.ts';
import { accepted } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Page, PageInput } from '../../machines/kit/list-machine.ts';
import { orderListMachine } from '../../machines/order-list/order-list-machine.ts';
import type { RecordFilter } from '../../machines/order-list/record-filter.ts';
import { paymentListMachine } from '../../machines/payment-list/payment-list-machine.ts';
import { sampleOrder, samplePayment } from '../../machines/samples/sample-records.ts';
import { IconButton } from '../../src/ui/controls/icon-button.tsx';
import { ListHead } from '../../src/features/record-lists/views/list-head.tsx';
import { show } from './show.tsx';

afterEach(() => page.viewport(390, 844));

/** The head of a list of twelve orders of which one is loaded, and the server knows what all come to. */
async function showHead(sum: { readonly sum?: number; readonly total?: number }, action?: ReactNode) {
  const readPage = fromPromise<Outcome<Page<OrderCard>>, PageInput<RecordFilter>>(async () =>
    accepted({
      items: [sampleOrder],
      pagination: { total: 12, page_num: 1, page_size: 1, total_pages: 12, cursor: 'more', ...sum },
    }),
  );
  const list = createActor(orderListMachine.provide({ actors: { readPage } }), {
    input: { groupId: 'group-baan-suan' },
  }).start();
  return await show(<ListHead kind="orders" list={list} action={action} onSort={() => undefined} />);
}

test('the head of a list says what the whole filter comes to, not the orders that are loaded', async () => {
  const screen = await showHead({ sum: 186_420.5 });
  await expect.element(screen.getByRole('status').first()).toHaveTextContent('12 orders · ฿186,420.50');
});

test.each([
  ['two lines as high as its buttons on a phone', 390, 2],
  ['one line where there is room', 480, 1],
])('the head of a list says millions in %s', async (_, width, lines) => {
  const icon = <span style={{ width: 24 }} />;
  const buttons = ['Print', 'Export'].map((label) => (
    <IconButton key={label} label={label} icon={icon} onClick={() => undefined} />
  ));
  await page.viewport(width, 844);
  const screen = await showHead(
    { sum: 1_911_951, total: 136 },
    <div style={{ display: 'flex' }}>{buttons}</div>,
  );
  // What a list has beside it on a phone.
  screen.container.style.padding = '0 12px';
  const words = screen.getByRole('status').first();
  await expect.element(words).toHaveTextContent('136 orders · ฿1,911,951.00');
  const [count, sum] = [...words.element().children].map((part) => part.getBoundingClientRect());
  expect(new Set([count!.top, sum!.top]).size).toBe(lines);
  expect([count!.height, sum!.height].every((height) => height < 26)).toBe(true);
  expect(words.element().parentElement!.getBoundingClientRect().height).toBe(44);
});

test('the head of a list says no sum where the server tells none', async () => {
  const screen = await showHead({});
  await expect.element(screen.getByText('12 orders', { exact: true })).toBeVisible();
});

/** The head of a list of the payments of a status; '' is any. */
async function showPaymentHead(status: '' | 'paid') {
  const readPage = fromPromise<Outcome<Page<PaymentCard>>, PageInput<RecordFilter>>(async () =>
    accepted({
      items: [samplePayment],
      pagination: { total: 12, page_num: 1, page_size: 1, total_pages: 12, cursor: 'more', sum: 186_420.5 },
    }),
  );
  const list = createActor(paymentListMachine.provide({ actors: { readPage } }), {
    input: { groupId: 'group-baan-suan' },
  }).start();
  if (status !== '') list.send({ type: 'filter.change', change: { status } });
  return await show(<ListHead kind="payments" list={list} onSort={() => undefined} />);
}

test.each([
  ['any status says that rejected ones are in its sum', '', /^12 payments · .* baht incl\. rejected$/],
  ['one status says its sum alone', 'paid', /^12 payments · .* baht$/],
] as const)('the head of a list of payments of %s', async (_, status, words) => {
  const screen = await showPaymentHead(status);
  await expect.element(screen.getByRole('status').first()).toHaveTextContent(words);
});
