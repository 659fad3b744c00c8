import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { cartMachine } from '../../machines/cart/cart-machine.ts';
import { catalogueMachine } from '../../machines/catalogue/catalogue-machine.ts';
import { HomeScreen } from '../../src/features/catalogue/views/home-screen.tsx';
import { ErrorState } from '../../src/ui/feedback/error-state.tsx';
import { OutdatedBanner } from '../../src/ui/feedback/outdated-banner.tsx';
import { NetworkContext } from '../../src/ui/network-context.ts';
import type { Network } from '../../src/ui/network-context.ts';
import { show } from './show.tsx';

const listeners = new Set<() => void>();
let isReachable = false;
const network: Network = {
  isReachable: () => isReachable,
  check: () => Promise.resolve(isReachable),
  subscribe(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function reconnect(): void {
  isReachable = true;
  for (const listener of listeners) listener();
}

function showThere(content: ReactNode, setting?: Parameters<typeof show>[1]) {
  return show(<NetworkContext value={network}>{content}</NetworkContext>, setting);
}

beforeEach(() => {
  isReachable = false;
});

describe('what could not be read while the server cannot be reached', () => {
  test.each([
    ['en', 'No connection. It opens by itself once you are connected.'],
    ['zh', '没有网络连接，恢复后会自动打开。'],
    ['th', 'ไม่มีอินเทอร์เน็ต จะเปิดให้เองเมื่อเชื่อมต่อได้'],
  ] as const)('says that there is no connection, in %s', async (language, words) => {
    const screen = await showThere(<ErrorState title="Title" text="No answer." onRetry={vi.fn()} />, {
      language,
    });
    await expect.element(screen.getByRole('alert')).toHaveTextContent(words);
  });

  test('is read again when it can be', async () => {
    const retry = vi.fn();
    const screen = await showThere(<ErrorState title="Title" text="No answer." onRetry={retry} />);
    expect(retry).not.toHaveBeenCalled();
    reconnect();
    expect(retry).toHaveBeenCalledTimes(1);
    await expect.element(screen.getByRole('alert')).toHaveTextContent('No answer.');
  });
});

describe('what is shown as it stood last', () => {
  test('is no failure without a network, and is read again when it can be', async () => {
    const retry = vi.fn();
    const screen = await showThere(<OutdatedBanner title="Could not load" onRetry={retry} />);
    await expect.element(screen.getByText('No connection')).toBeVisible();
    expect(screen.getByRole('button').query()).toBeNull();
    reconnect();
    expect(retry).toHaveBeenCalledTimes(1);
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Could not load');
  });
});

describe('home', () => {
  test('has the place in which it says that there is no connection before it says so', async () => {
    reconnect();
    const groupId = 'group-baan-suan';
    const viewer = { roles: [], isVip: false };
    await showThere(
      <HomeScreen
        catalogue={createActor(catalogueMachine, { input: { groupId } })}
        cart={createActor(cartMachine, { input: { groupId, viewer } })}
        shopName="Baan Suan"
      />,
    );
    const place = document.querySelector('header [role=status]')!;
    expect(place.textContent).toBe('');
    isReachable = false;
    for (const listener of listeners) listener();
    await expect.poll(() => place.textContent).toBe('No connection');
    expect(place.isConnected).toBe(true);
  });
});
