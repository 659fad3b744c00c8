import { describe, expect, test } from 'vitest';
import { DeliveryBanner } from '../../src/ui/delivery-banner.tsx';
import { FlushContext } from '../../src/ui/flush-context.ts';
import { show } from './show.tsx';

function bannerOver(flush: () => Promise<void>) {
  return (
    <FlushContext value={flush}>
      <DeliveryBanner status="waiting" onRetry={() => undefined} />
      <p>shown</p>
    </FlushContext>
  );
}

describe('a write that waits', () => {
  test('is called saved once the disk has what the screen shows, and not before', async () => {
    let reachDisk: () => void = () => undefined;
    const disk = new Promise<void>((resolve) => {
      reachDisk = resolve;
    });
    const screen = await show(bannerOver(() => disk));
    await expect.element(screen.getByText('shown')).toBeVisible();
    expect(screen.getByText('Saved on this phone').elements()).toEqual([]);
    reachDisk();
    await expect.element(screen.getByText('Saved on this phone')).toBeVisible();
  });

  test('is not called saved where the disk refuses, until it takes it', async () => {
    const screen = await show(bannerOver(() => Promise.reject(new Error('full'))));
    await expect.element(screen.getByText('shown')).toBeVisible();
    expect(screen.getByText('Saved on this phone').elements()).toEqual([]);
    await screen.rerender(bannerOver(() => Promise.resolve()));
    await expect.element(screen.getByText('Saved on this phone')).toBeVisible();
  });
});
