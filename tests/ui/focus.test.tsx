import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import type { OrderCard } from '../../domain/contract.ts';
import { accepted } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Page, PageInput } from '../../machines/kit/list-machine.ts';
import { orderListMachine } from '../../machines/order-list/order-list-machine.ts';
import type { RecordFilter } from '../../machines/order-list/record-filter.ts';
import { sampleOrder } from '../../machines/samples/sample-records.ts';
import { OrderList } from '../../src/features/orders/views/order-home/order-list.tsx';
import { BackButton } from '../../src/ui/controls/back-button.tsx';
import { PageHeader } from '../../src/ui/layout/page-header.tsx';
import { BottomSheet } from '../../src/ui/sheets/bottom-sheet.tsx';
import { plainOrderList } from './plain-order-list.ts';
import { show } from './show.tsx';

const nothing = () => undefined;

function Screen({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <main>
      <PageHeader title={title} back={<BackButton fallback="/list" />} />
      {children}
    </main>
  );
}

/** Chosen in the place of the list that is shown, beside which the page stays. */
function Choice() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate('/list?type=payments', { replace: true })}>
      Payments
    </button>
  );
}

/** A page whose name is known once it is called. */
function Slow({ named }: { readonly named: Promise<unknown> }) {
  const [title, setTitle] = useState('');
  useEffect(() => void named.then(() => setTitle('#2')), [named]);
  return (
    <Screen title={title}>
      <p>Nothing to press</p>
    </Screen>
  );
}

/** A list that comes once it is called. */
function LateList({ comes }: { readonly comes: Promise<unknown> }) {
  const [isThere, setThere] = useState(false);
  useEffect(() => void comes.then(() => setThere(true)), [comes]);
  return isThere && <Link to='/order/1?from="late"'>First</Link>;
}

async function showShop(path = '/list', named: Promise<unknown> = Promise.resolve()) {
  window.history.replaceState(null, '', path);
  return show(
    <>
      <nav>
        <Link to="/cart">Cart</Link>
        <Choice />
      </nav>
      <Routes>
        <Route
          path="/list"
          element={
            <Screen key="list" title="Orders">
              <Link to="/order/1">First</Link>
              <Link to="/order/2">Second</Link>
            </Screen>
          }
        />
        <Route path="/order/1" element={<Screen key="1" title="#1" />} />
        <Route path="/order/2" element={<Slow named={named} />} />
        <Route path="/cart" element={<Screen key="cart" title="Basket" />} />
      </Routes>
    </>,
  );
}

type Shown = Awaited<ReturnType<typeof show>>;

/** Resolves after the page was changed and whoever watches its changes has acted on it. */
async function pageSettled(): Promise<void> {
  await new Promise((resolve) => {
    // Created last, so told last: what the others put off comes before what is put off here.
    const observer = new MutationObserver(() => setTimeout(resolve));
    observer.observe(document.body, { childList: true });
    document.body.append(document.createElement('i'));
  });
  document.body.querySelector(':scope > i')?.remove();
}

async function press(screen: Shown, role: 'link' | 'button', name: string): Promise<void> {
  screen.getByRole(role, { name }).element().focus();
  await userEvent.keyboard('{Enter}');
}

/** Back on a list whose rows come, at this second visit, once they are called; `come` calls them. */
async function goBackToLateList() {
  window.history.replaceState(null, '', '/late');
  let come: (there: unknown) => void = nothing;
  const visits = [Promise.resolve(), new Promise((resolve) => (come = resolve))];
  function Late() {
    const [comes] = useState(() => visits.shift() ?? Promise.resolve());
    return (
      <Screen title="Orders">
        <textarea aria-label="Remark" />
        <LateList comes={comes} />
      </Screen>
    );
  }
  const screen = await show(
    <Routes>
      <Route path="/late" element={<Late />} />
      <Route path="/order/1" element={<Screen key="1" title="#1" />} />
    </Routes>,
  );
  await expect.element(screen.getByRole('link', { name: 'First' })).toBeVisible();
  await press(screen, 'link', 'First');
  await expect.element(screen.getByRole('heading', { name: '#1' })).toHaveFocus();
  window.history.back();
  await expect.element(screen.getByRole('heading', { name: 'Orders' })).toHaveFocus();
  return { screen, come: () => come(true) };
}

describe('a page that is opened', () => {
  test('takes the focus to its heading', async () => {
    const screen = await showShop();
    await press(screen, 'link', 'First');
    await expect.element(screen.getByRole('heading', { name: '#1' })).toHaveFocus();
  });

  test('from what stays beside it takes the focus too', async () => {
    const screen = await showShop();
    await press(screen, 'link', 'Cart');
    await expect.element(screen.getByRole('heading', { name: 'Basket' })).toHaveFocus();
  });

  test('before it has a heading takes the focus to it once it has', async () => {
    let name: (known: unknown) => void = nothing;
    const screen = await showShop('/list', new Promise((resolve) => (name = resolve)));
    await press(screen, 'link', 'Second');
    await expect.element(screen.getByRole('main')).toHaveFocus();
    name(true);
    await expect.element(screen.getByRole('heading', { name: '#2' })).toHaveFocus();
    // From then on, a tap on its text takes the focus, and no change calls it back.
    await screen.getByText('Nothing to press').click();
    await pageSettled();
    expect(document.activeElement?.tagName).toBe('MAIN');
  });

  test('and left by Back gives the focus to the link that opened it', async () => {
    const screen = await showShop();
    await press(screen, 'link', 'First');
    // Before it has the focus, it would take it from the button.
    await expect.element(screen.getByRole('heading', { name: '#1' })).toHaveFocus();
    await press(screen, 'button', 'Back');
    await expect.element(screen.getByRole('link', { name: 'First' })).toHaveFocus();
  });

  test('and left by Back gives the focus to the link once the list has come that has it', async () => {
    const { screen, come } = await goBackToLateList();
    await pageSettled();
    come();
    await expect.element(screen.getByRole('link', { name: 'First' })).toHaveFocus();
  });

  test('and left by Back leaves the focus where it was taken before the list came', async () => {
    const { screen, come } = await goBackToLateList();
    const remark = screen.getByRole('textbox', { name: 'Remark' });
    await remark.click();
    come();
    await expect.element(screen.getByRole('link', { name: 'First' })).toBeVisible();
    await pageSettled();
    await expect.element(remark).toHaveFocus();
  });

  test('at first by its address, and left by Back, gives the focus to the heading of the page behind it', async () => {
    const screen = await showShop('/order/1');
    await expect.element(screen.getByRole('heading', { name: '#1' })).toBeVisible();
    expect(document.activeElement).toBe(document.body);
    await press(screen, 'button', 'Back');
    await expect.element(screen.getByRole('heading', { name: 'Orders' })).toHaveFocus();
  });

  test('in the place of another, as one list for another, leaves the focus with the choice', async () => {
    const screen = await showShop();
    await press(screen, 'button', 'Payments');
    await expect.poll(() => location.search).toBe('?type=payments');
    await expect.element(screen.getByRole('button', { name: 'Payments' })).toHaveFocus();
  });
});

function Vanishing({ name, afterMs = 0 }: { readonly name: string; readonly afterMs?: number }) {
  const [isThere, setThere] = useState(true);
  return (
    isThere && (
      <button type="button" onClick={() => setTimeout(() => setThere(false), afterMs)}>
        {name}
      </button>
    )
  );
}

describe('a button that disappears by its own tap', () => {
  test('on a screen hands the focus to the heading', async () => {
    const screen = await show(
      <Screen title="Orders">
        <Vanishing name="Got it" />
      </Screen>,
    );
    await press(screen, 'button', 'Got it');
    await expect.element(screen.getByRole('heading', { name: 'Orders' })).toHaveFocus();
  });

  test('in a sheet hands the focus to its title', async () => {
    const screen = await show(
      <Screen title="Orders">
        <BottomSheet name="pay" title="Pay" opened onClose={nothing}>
          <Vanishing name="Send again" />
        </BottomSheet>
      </Screen>,
    );
    await expect.element(screen.getByRole('heading', { name: 'Pay' })).toHaveFocus();
    await press(screen, 'button', 'Send again');
    await expect.element(screen.getByRole('heading', { name: 'Pay' })).toHaveFocus();
  });

  test('below the last page of a list hands the focus to the last row', async () => {
    const rows = (...numbers: string[]): Outcome<Page<OrderCard>> =>
      accepted({
        items: numbers.map((number) => ({ ...sampleOrder, id: number, order_no: number })),
        pagination: {
          total: 2,
          page_num: 1,
          page_size: 1,
          total_pages: 2,
          cursor: numbers.includes('1') ? null : 'more',
        },
      });
    const pages = [rows('2'), rows('1')];
    const readPage = fromPromise<Outcome<Page<OrderCard>>, PageInput<RecordFilter>>(() =>
      Promise.resolve(pages.shift() ?? rows('1')),
    );
    const orders = createActor(orderListMachine.provide({ actors: { readPage } }), {
      input: { groupId: 'group-baan-suan' },
    });
    const screen = await show(
      <Screen title="Orders">
        <OrderList {...plainOrderList} orders={orders.start()} unsaved={new Set()} waitingOrders={0} />
      </Screen>,
    );
    await expect.element(screen.getByRole('link', { name: '#2' })).toBeVisible();
    await press(screen, 'button', 'Load more');
    await expect.element(screen.getByRole('link', { name: '#1' })).toHaveFocus();
  });

  test('does not call the focus back that somebody took away by a tap beside it', async () => {
    const screen = await show(
      <Screen title="Orders">
        <Vanishing name="Got it" afterMs={100} />
        <p>Nothing to press</p>
      </Screen>,
    );
    const button = screen.getByRole('button', { name: 'Got it' });
    await button.click();
    await screen.getByText('Nothing to press').click();
    await expect.element(button).not.toBeInTheDocument();
    await pageSettled();
    expect(document.activeElement).toBe(document.body);
  });
});
