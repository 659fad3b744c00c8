import { describe, expect, test } from 'vitest';
import { PullLists } from '../../src/app/pull-lists.tsx';
import { PullToRefresh } from '../../src/ui/feedback/pull-to-refresh.tsx';
import type { UserScope } from '../../src/workflow/user-scopes.ts';
import { show } from './show.tsx';
import { expectNoFaults } from './stocktake-scene.tsx';

function touch(type: string, target: Element, at: readonly (readonly [number, number])[]): TouchEvent {
  const touches = at.map(
    ([clientX, clientY], identifier) => new Touch({ identifier, target, clientX, clientY }),
  );
  const event = new TouchEvent(type, { touches, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
}

/** A finger goes down at 100, 100 and moves by so many pixels, in four steps; returns whether it kept the page from scrolling. */
function drag(target: Element, across: number, down: number): boolean {
  touch('touchstart', target, [[100, 100]]);
  const moves = [0.25, 0.5, 0.75, 1].map((part) =>
    touch('touchmove', target, [[100 + across * part, 100 + down * part]]),
  );
  touch('touchend', target, []);
  return moves.some(({ defaultPrevented }) => defaultPrevented);
}

/** A list that scrolls in itself, whose answer comes when the test says so. */
async function showList() {
  let asked = 0;
  let answer = () => {};
  const refresh = () => {
    asked += 1;
    return new Promise<void>((resolve) => {
      answer = resolve;
    });
  };
  const screen = await show(
    <>
      <PullToRefresh refreshOf={() => refresh} />
      <main style={{ height: 200, overflowY: 'auto' }}>
        <h1>Orders</h1>
        <button type="button" style={{ height: 900 }}>
          Many
        </button>
      </main>
    </>,
  );
  return { screen, list: screen.getByRole('main').element(), asked: () => asked, answer: () => answer() };
}

describe('a list at its top', () => {
  test('pulled far enough reads again once, and says so until it has its answer', async () => {
    const { screen, list, asked, answer } = await showList();
    expect(drag(list, 10, 200)).toBe(true);
    await expect.element(screen.getByRole('status').first()).toHaveTextContent('Loading');
    expect(asked()).toBe(1);
    await expectNoFaults();
    // Another pull while it is read does nothing.
    drag(list, 0, 200);
    expect(asked()).toBe(1);
    answer();
    await expect.element(screen.getByRole('status').first()).toHaveTextContent('');
    drag(list, 0, 200);
    await expect.poll(asked).toBe(2);
  });

  test.each([
    ['a little', 0, 60],
    ['sideways', 200, 20],
    ['up', 0, -200],
  ])('pulled %s reads nothing', async (_, across, down) => {
    const { list, asked } = await showList();
    drag(list, across, down);
    expect(asked()).toBe(0);
  });

  test('a touch that the system takes away reads nothing', async () => {
    const { list, asked } = await showList();
    touch('touchstart', list, [[100, 100]]);
    touch('touchmove', list, [[100, 300]]);
    touch('touchcancel', list, []);
    touch('touchend', list, []);
    expect(asked()).toBe(0);
  });

  test('two fingers pinch, and read nothing', async () => {
    const { list, asked } = await showList();
    touch('touchstart', list, [
      [100, 100],
      [120, 120],
    ]);
    const moved = touch('touchmove', list, [
      [100, 300],
      [120, 320],
    ]);
    touch('touchend', list, []);
    expect([asked(), moved.defaultPrevented]).toEqual([0, false]);
  });
});

describe('a pull that belongs to something else', () => {
  test('scrolls a list that is scrolled down', async () => {
    const { list, asked } = await showList();
    list.scrollTop = 50;
    expect([drag(list, 0, 200), asked()]).toEqual([false, 0]);
  });

  test('closes the sheet that is open', async () => {
    const { asked, list } = await showList();
    const sheet = document.createElement('div');
    sheet.setAttribute('role', 'dialog');
    sheet.setAttribute('aria-modal', 'true');
    document.body.append(sheet);
    const found = [drag(sheet, 0, 200), drag(list, 0, 200), asked()];
    sheet.remove();
    expect(found).toEqual([false, false, 0]);
  });
});

describe('a pull on a screen', () => {
  test.each([
    ['home', undefined, ['catalogue catalogue.refresh']],
    ['stock', undefined, ['stock-list list.refresh']],
    ['people', undefined, ['people-list list.refresh', 'group-list list.refresh']],
    ['vip-list', undefined, ['vip-list list.refresh']],
    ['order-home', 'orders', ['order-list list.refresh']],
    ['order-home', 'payments', ['payment-list list.refresh']],
    ['order-home', 'confirm_payments', ['paid-payment-list list.refresh']],
    ['cart', undefined, []],
  ])('%s %s reads the lists that it shows', async (name, tab, expected) => {
    const sent: string[] = [];
    const directory = {
      opened: (list: string) => {
        const actor = {
          send: ({ type }: { readonly type: string }) => sent.push(`${list} ${type}`),
          getSnapshot: () => ({ children: {} }),
          subscribe: () => ({ unsubscribe: () => undefined }),
        };
        return [Promise.resolve({ getStatus: () => ({ actor }) })];
      },
    } as unknown as UserScope['directory'];
    const screen = await show(
      <>
        <PullLists directory={directory} />
        <main data-screen={name} data-tab={tab}>
          <h1>{name}</h1>
        </main>
      </>,
    );
    drag(screen.getByRole('heading').element(), 0, 200);
    await expect.element(screen.getByRole('status').first()).toHaveTextContent('');
    expect(sent).toEqual(expected);
  });
});
