import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ErrorState } from '../../src/ui/feedback/error-state.tsx';
import { OutdatedBanner } from '../../src/ui/feedback/outdated-banner.tsx';
import { show } from './show.tsx';

const network = vi.spyOn(navigator, 'onLine', 'get');

function turn(to: 'online' | 'offline'): void {
  network.mockReturnValue(to === 'online');
  window.dispatchEvent(new Event(to));
}

beforeEach(() => turn('offline'));
afterEach(() => turn('online'));

describe('what could not be read', () => {
  test.each([
    ['en', 'You are offline. It opens when you are back online.'],
    ['zh', '现在没有网络，恢复网络后会自动打开。'],
    ['th', 'ตอนนี้ออฟไลน์ จะเปิดให้เองเมื่อกลับมาออนไลน์'],
  ] as const)('says without a network that there is none, in %s', async (language, words) => {
    const screen = await show(<ErrorState title="Title" text="No answer." onRetry={vi.fn()} />, {
      language,
    });
    await expect.element(screen.getByRole('alert')).toHaveTextContent(words);
  });

  test('is read again when the network is back', async () => {
    const retry = vi.fn();
    const screen = await show(<ErrorState title="Title" text="No answer." onRetry={retry} />);
    expect(retry).not.toHaveBeenCalled();
    turn('online');
    expect(retry).toHaveBeenCalledTimes(1);
    await expect.element(screen.getByRole('alert')).toHaveTextContent('No answer.');
  });
});

describe('what is shown as it stood last', () => {
  test('is no failure without a network, and is read again when the network is back', async () => {
    const retry = vi.fn();
    const screen = await show(<OutdatedBanner title="Could not load" onRetry={retry} />);
    await expect.element(screen.getByText('You are offline')).toBeVisible();
    expect(screen.getByRole('button').query()).toBeNull();
    turn('online');
    expect(retry).toHaveBeenCalledTimes(1);
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Could not load');
  });
});
