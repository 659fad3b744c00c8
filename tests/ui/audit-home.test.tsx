import axe from 'axe-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import type { OrderCard, PaymentCard } from '../../domain/contract.ts';
import { accepted } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Page, PageInput } from '../../machines/kit/list-machine.ts';
import { orderListMachine } from '../../machines/order-list/order-list-machine.ts';
import type { RecordFilter } from '../../machines/order-list/record-filter.ts';
import { paymentListMachine } from '../../machines/payment-list/payment-list-machine.ts';
import { recordSearchMachine } from '../../machines/record-search/record-search-machine.ts';
import type { FindRecordsInput, FoundRecord } from '../../machines/record-search/record-search-machine.ts';
import { sampleFoundOrder, sampleFoundPayment } from '../../machines/record-search/record-search-samples.ts';
import { sampleOrder, samplePayment } from '../../machines/samples/sample-records.ts';
import type { Language } from '../../src/i18n/language.ts';
import { AuditScreen } from '../../src/features/audit/views/audit-screen.tsx';
import { show } from './show.tsx';

function pageOf<Item>(items: readonly Item[]): Outcome<Page<Item>> {
  const pagination = { total: items.length, page_num: 1, page_size: 20, total_pages: 1, cursor: null };
  return accepted({ items, pagination });
}

/** The answers to the question for the latest records of a kind, one after the other; the last one stays. */
function latest<Item>(...answers: readonly (() => Outcome<Page<Item>>)[]) {
  let asked = 0;
  return fromPromise<Outcome<Page<Item>>, PageInput<RecordFilter>>(async () => {
    const answer = answers[Math.min(asked, answers.length - 1)]!;
    asked += 1;
    return answer();
  });
}

interface Recent {
  readonly payments?: ReturnType<typeof latest<PaymentCard>>;
  readonly orders?: ReturnType<typeof latest<OrderCard>>;
}

async function showSearch(
  answer: Outcome<readonly FoundRecord[]>,
  setting: { readonly language?: Language } = {},
  {
    payments = latest<PaymentCard>(() => pageOf([])),
    orders = latest<OrderCard>(() => pageOf([])),
  }: Recent = {},
) {
  const input = { groupId: '' };
  const findRecords = fromPromise<Outcome<readonly FoundRecord[]>, FindRecordsInput>(() =>
    Promise.resolve(answer),
  );
  const search = createActor(recordSearchMachine.provide({ actors: { findRecords } })).start();
  const workflows = [
    { name: 'cart', description: 'What a person is about to buy, and the order made from it.' },
    { name: 'brand-new', description: 'A workflow that nobody has put into other words yet.' },
  ];
  const recent = {
    payments: createActor(paymentListMachine.provide({ actors: { readPage: payments } }), { input }).start(),
    orders: createActor(orderListMachine.provide({ actors: { readPage: orders } }), { input }).start(),
  };
  return show(<AuditScreen search={search} {...recent} workflows={workflows} />, setting);
}

/** Pixels that a field's hint is wider than the field. */
function cutFrom(field: HTMLInputElement): number {
  const hint = document.createElement('span');
  hint.textContent = field.placeholder;
  hint.style.font = getComputedStyle(field).font;
  hint.style.whiteSpace = 'nowrap';
  document.body.append(hint);
  const { width } = hint.getBoundingClientRect();
  hint.remove();
  return Math.max(0, width - field.clientWidth);
}

function payment(number: number): PaymentCard {
  return { ...samplePayment, id: `payment-${number}`, payment_no: String(number) };
}

describe('the beginning of an audit', () => {
  test('leads with the latest payments and orders, five of each, to the audit of each', async () => {
    const payments = latest<PaymentCard>(() =>
      pageOf(Array.from({ length: 6 }, (_, at) => payment(77 - at))),
    );
    const orders = latest<OrderCard>(() => pageOf([sampleOrder]));
    const screen = await showSearch(accepted([]), {}, { payments, orders });
    await expect.element(screen.getByRole('heading', { name: 'Recent orders' })).toBeVisible();
    const [first, ...links] = [...document.querySelectorAll<HTMLAnchorElement>('main section a')];
    expect(first?.innerText.replaceAll('\u00a0', ' ').split(/\s*\n\s*/)).toEqual([
      'PAY-77',
      'Paid',
      'Baan Suan · 02-02 10:00',
      '฿839.90',
      '839.90 baht',
    ]);
    expect([first, ...links].slice(0, 6).map((link) => link?.getAttribute('href'))).toEqual([
      ...[77, 76, 75, 74, 73].map((number) => `/audit/payment/payment-${number}`),
      '/audit/order/order-1',
    ]);
  });

  test('without any records says so', async () => {
    const screen = await showSearch(accepted([]));
    await expect.element(screen.getByText('No payments yet')).toBeVisible();
    await expect.element(screen.getByText('No orders yet')).toBeVisible();
  });

  test('that gets no answer says so, and asks again', async () => {
    const payments = latest<PaymentCard>(
      () => {
        throw new Error('no network');
      },
      () => pageOf([payment(77)]),
    );
    const screen = await showSearch(accepted([]), {}, { payments });
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('link', { name: /^PAY-77/ })).toBeVisible();
    expect(screen.getByRole('alert').elements()).toEqual([]);
  });

  test('finds an order and a payment of one number, each leading to its trail', async () => {
    const screen = await showSearch(accepted([sampleFoundOrder, sampleFoundPayment]));
    await screen.getByRole('searchbox').fill('1042');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(screen.getByRole('link', { name: /^#1042/ }))
      .toHaveAttribute('href', '/audit/order/order-1');
    await screen.getByRole('link', { name: /^PAY-1042/ }).click();
    expect(location.pathname).toBe('/audit/payment/payment-1');
  });

  test.each([
    ['tea', 'A number looks like #10482 or PAY-20384'],
    ['77', 'No order or payment has the number 77'],
  ])('asked for %s says that there is none', async (number, says) => {
    const screen = await showSearch(accepted([]));
    await screen.getByRole('searchbox').fill(number);
    await screen.getByRole('button', { name: 'Search', exact: true }).click();
    await expect.element(screen.getByText(says)).toBeVisible();
  });

  test.each([
    ['en', 320, 'below'],
    ['zh', 320, 'below'],
    ['th', 320, 'below'],
    ['en', 390, 'beside'],
    ['zh', 390, 'beside'],
    ['th', 390, 'beside'],
  ] as const)(
    'shows the whole hint of its search in %s at %i px, the button %s it',
    async (language, width, place) => {
      await page.viewport(width, 844);
      onTestFinished(() => page.viewport(390, 844));
      const screen = await showSearch(accepted([]), { language });
      await expect.element(screen.getByRole('searchbox')).toBeVisible();
      const field = screen.getByRole('searchbox').element() as HTMLInputElement;
      const button = document.querySelector('form button')?.getBoundingClientRect();
      expect({
        cut: cutFrom(field),
        isBelow: (button?.top ?? 0) > field.getBoundingClientRect().bottom,
        height: button?.height,
        page: document.documentElement.scrollWidth,
      }).toEqual({ cut: 0, isBelow: place === 'below', height: 44, page: width });
    },
  );

  test('names each workflow and tells what it is for, one that is new in its own words', async () => {
    const screen = await showSearch(accepted([]));
    await expect.element(screen.getByRole('link', { name: /^Cart ?What a person/ })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: /^brand new ?A workflow that nobody/ }))
      .toHaveAttribute('href', '/audit/workflow/brand-new');
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual([]);
  });
});
