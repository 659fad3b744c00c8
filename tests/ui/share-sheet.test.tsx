import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { OrderMessage } from '../../domain/sharing/order-message.ts';
import { orderShareMachine } from '../../machines/order-share/order-share-machine.ts';
import { sampleOrder } from '../../machines/samples/sample-records.ts';
import { offerOf, shareBy } from '../../src/features/order-share/share-order.ts';
import { ShareSheet } from '../../src/features/order-share/views/share-sheet.tsx';
import type { PickerAnswer } from '../../src/platform/line.ts';
import { addressesOfMessage } from '../domain/sharing/message-texts.ts';
import { show } from './show.tsx';

type Picker = (message: OrderMessage) => Promise<PickerAnswer>;

interface Scene {
  /** LINE's choice; null where there is none. */
  readonly picker?: Picker | null;
  /** The share sheet of the device; left out where there is none. */
  readonly share?: (data: ShareData) => Promise<void>;
  readonly liffId?: string | null;
  /** How often the server is not reached. */
  readonly failures?: number;
  readonly isCopied?: boolean;
  /** What the server says of the order's shop photo. */
  readonly photo?: string;
}

beforeEach(() => {
  vi.restoreAllMocks();
});

async function showSheet(scene: Scene) {
  const { picker = null, share, liffId = '165-Ab', isCopied = true, photo = '' } = scene;
  let { failures = 0 } = scene;
  const place = {
    origin: 'https://shop.example',
    shopName: 'Yuan Ji',
    picker: () => picker,
    browser: share === undefined ? {} : { share },
    liffId: async () => {
      failures -= 1;
      if (failures >= 0) throw new Error('unreachable');
      return liffId;
    },
    photoOf: async () => photo,
  };
  const copyLink = vi.fn(async () => isCopied);
  const actor = createActor(
    orderShareMachine.provide({
      actors: {
        prepareShare: fromPromise(({ input: { order } }) => offerOf(order, place)),
        shareOrder: fromPromise(({ input }) => shareBy(input, place)),
        copyLink: fromPromise(copyLink),
      },
    }),
    { input: { orderId: 'order-1' } },
  ).start();
  const screen = await show(<ShareSheet share={actor} opened onClose={vi.fn()} />);
  const order = { ...sampleOrder, shop_photo: photo === '' ? '' : '/api/files/shop.jpg' };
  actor.send({ type: 'share.open', order });
  return { screen, copyLink, actor };
}

describe('an order that is shared where LINE has a choice of whom', () => {
  test('opens it by a tap alone, with the message whose button leads to the order by the LIFF link', async () => {
    const picker = vi.fn<Picker>(async () => ({ kind: 'shared' }));
    const { screen } = await showSheet({ picker });
    await expect.element(screen.getByText('https://shop.example/auth/order/order-1')).toBeVisible();
    expect(picker).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: 'Share in LINE' }).click();
    await expect.element(screen.getByText('The order is shared')).toBeVisible();
    const [message] = picker.mock.calls[0] ?? [];
    expect(message?.altText).toBe('#1042 · Yuan Ji · ฿839.90 · Unconfirmed');
    expect(addressesOfMessage(message)).toEqual(['https://liff.line.me/165-Ab/auth/order/order-1']);
  });

  test('has the photo of the shop by the address that the server signs for it', async () => {
    const photo = 'https://shop.example/api/files/shop.jpg?size=share&exp=1764000000&sig=abc';
    const { actor } = await showSheet({ picker: async () => ({ kind: 'shared' }), photo });
    await expect
      .poll(() => actor.getSnapshot().context.offer)
      .toMatchObject({
        way: 'line',
        message: { contents: { hero: { type: 'image', url: photo } } },
      });
  });

  test('closed without a choice says so and can be tried again', async () => {
    const picker = vi.fn<Picker>(async () => ({ kind: 'cancelled' }));
    const { screen } = await showSheet({ picker });
    await screen.getByRole('button', { name: 'Share in LINE' }).click();
    await expect.element(screen.getByText('It was not shared')).toBeVisible();
    await screen.getByRole('button', { name: 'Share in LINE' }).click();
    await vi.waitFor(() => expect(picker).toHaveBeenCalledTimes(2));
  });

  test('refused logs the code and leaves the link to copy', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { screen, copyLink } = await showSheet({
      picker: async () => ({ kind: 'refused', code: 'EXCEPTION_IN_SUBWINDOW' }),
    });
    await screen.getByRole('button', { name: 'Share in LINE' }).click();
    await expect.element(screen.getByText(/EXCEPTION_IN_SUBWINDOW/)).toBeVisible();
    expect(warn).toHaveBeenCalledExactlyOnceWith('Sharing an order was refused: EXCEPTION_IN_SUBWINDOW');
    await screen.getByRole('button', { name: 'Copy the link' }).click();
    await expect.element(screen.getByText('The link is copied')).toBeVisible();
    expect(copyLink).toHaveBeenCalledOnce();
  });

  test('without the server says so, and is made at the next try', async () => {
    const { screen } = await showSheet({ picker: async () => ({ kind: 'shared' }), failures: 1 });
    await expect.element(screen.getByText('The link could not be made')).toBeVisible();
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('button', { name: 'Share in LINE' })).toBeVisible();
  });
});

describe('an order that is shared outside LINE', () => {
  test('goes by the share sheet of the device', async () => {
    const share = vi.fn(async () => undefined);
    const { screen } = await showSheet({ share });
    await screen.getByRole('button', { name: 'Share the link' }).click();
    await expect.element(screen.getByText('The order is shared')).toBeVisible();
    expect(share).toHaveBeenCalledExactlyOnceWith({ url: 'https://shop.example/auth/order/order-1' });
  });

  test('is not shared where the person closes the sheet, and is refused where the browser forbids it', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const share = vi
      .fn<(data: ShareData) => Promise<void>>()
      .mockRejectedValueOnce(new DOMException('closed', 'AbortError'))
      .mockRejectedValueOnce(new DOMException('no tap', 'NotAllowedError'));
    const { screen } = await showSheet({ share });
    await screen.getByRole('button', { name: 'Share the link' }).click();
    await expect.element(screen.getByText('It was not shared')).toBeVisible();
    await screen.getByRole('button', { name: 'Share the link' }).click();
    await expect.element(screen.getByText(/NotAllowedError/)).toBeVisible();
  });

  test('where the browser shares nothing is copied as a link, by hand where even that is forbidden', async () => {
    const { screen } = await showSheet({ isCopied: false });
    await expect.element(screen.getByText(/does not share by itself/)).toBeVisible();
    expect(screen.getByRole('button', { name: /Share/ }).elements()).toEqual([]);
    await screen.getByRole('button', { name: 'Copy the link' }).click();
    await expect.element(screen.getByText(/hold the link to copy it/)).toBeVisible();
  });
});
