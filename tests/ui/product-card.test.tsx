import type { CSSProperties } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { formatBaht } from '../../domain/money.ts';
import { ProductCard } from '../../src/features/catalogue/views/product-card.tsx';
import { cartWith, mug, mugName, showCard } from './card-scene.tsx';
import { show } from './show.tsx';

describe('a product card', () => {
  test.each([
    ['zh', 'Blue', '蓝色 · 350 ml'],
    ['th', 'Blue', 'น้ำเงิน · 350 ml'],
    ['en', '砖红', 'Brick red · 350 ml'],
    ['zh', 'Sunset', 'Sunset · 350 ml'],
  ] as const)("shows its colour in the reader's language %s: %s as %s", async (language, color, shown) => {
    const product = { ...mug, ch_name: '', th_name: '', color };
    const screen = await show(<ProductCard product={product} cart={cartWith(product, 0)} />, { language });
    await expect.element(screen.getByText(shown)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: `Wave mug, ${shown}` })).toBeInTheDocument();
  });

  test('shows its name, colour and size, both prices and the stock', async () => {
    const { screen } = await showCard({});
    await expect.element(screen.getByRole('heading', { name: 'Wave mug' })).toBeVisible();
    for (const words of ['Blue · 350 ml', '฿79.00', '฿99.00', '12 in stock'])
      await expect.element(screen.getByText(words)).toBeVisible();
    expect(screen.getByText('฿99.00').element().closest('s')).not.toBeNull();
  });

  test.each([
    ['is not above zero', { vip_price: 0 }],
    ['is not below the normal price', { vip_price: 99 }],
    ['is not for this viewer', { is_vip: 0 }],
  ] as const)('with a VIP price that %s shows the normal price alone', async (_, change) => {
    const { screen } = await showCard(change);
    await expect.element(screen.getByText('฿99.00')).toBeVisible();
    expect([screen.getByText('฿99.00').element().closest('s'), screen.getByText('VIP').query()]).toEqual([
      null,
      null,
    ]);
  });

  test('of a VIP product says so to staff, at the normal price', async () => {
    const { screen } = await showCard({ roles: ['manager'] });
    await expect.element(screen.getByText('VIP', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('฿99.00')).toBeVisible();
    expect(screen.getByText('฿99.00').element().closest('s')).toBeNull();
    expect(screen.getByText('฿79.00').query()).toBeNull();
  });

  test.each([
    [0, 'Sold out'],
    [1, 'Only 1 left'],
    [5, 'Only 5 left'],
    [6, '6 in stock'],
  ])('of %i pieces says "%s"', async (stock, words) => {
    const { screen } = await showCard({ stock });
    await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
  });

  test('has a picture of 4:3, and a placeholder of the same shape where there is none', async () => {
    for (const picture of ['/icon.svg', '']) {
      const { screen } = await showCard({ image_urls: picture });
      const frame = screen.container.querySelector('article [class*="frame"]')!;
      expect(frame.querySelector('img') !== null).toBe(picture !== '');
      const { width, height } = frame.getBoundingClientRect();
      expect(width / height).toBeCloseTo(4 / 3, 1);
      await screen.unmount();
    }
  });

  test('tapped on its plus adds a piece, on its name opens the product', async () => {
    const { screen, pieces } = await showCard({});
    await screen.getByRole('button', { name: `Add ${mugName} to the cart` }).click();
    expect(pieces()).toBe(1);
    await expect.element(screen.getByRole('link', { name: mugName })).toHaveAttribute('href', '/product/mug');
  });

  test('that puts its first piece into the cart keeps the focus on the same button, which shows the number', async () => {
    const { screen } = await showCard({});
    screen.getByRole('button').element().focus();
    await userEvent.keyboard('{Enter}');
    const button = screen.getByRole('button', { name: `${mugName}, 1 in the cart, change the quantity` });
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveTextContent(/^1$/);
  });

  test('that is sold out adds nothing and says why', async () => {
    const { screen, pieces } = await showCard({ stock: 0 });
    await screen.getByRole('button').click({ force: true });
    await expect.element(screen.getByText('This product is sold out')).toBeVisible();
    expect(pieces()).toBe(0);
  });

  test('for somebody who may not order has no button', async () => {
    const { screen } = await showCard({ roles: ['finance'] });
    await expect.element(screen.getByRole('link', { name: 'Wave mug, Blue · 350 ml' })).toBeVisible();
    expect(screen.getByRole('button').elements()).toEqual([]);
  });

  test.each([
    [99, 16],
    [9_999, 16],
    [10_000, 16],
    [123_456, 16],
    [123_456, 24],
  ])(
    'of %d baht in a font of %d pixels shows price and button apart from each other',
    async (price, font) => {
      for (const width of [104, 130, 176]) {
        const screen = await show(
          <div style={{ width, '--fs-16': `${font}px` } as CSSProperties}>
            <ProductCard product={{ ...mug, price, vip_price: price - 1 }} cart={cartWith(mug, 0)} />
          </div>,
          { isVip: true },
        );
        const card = screen.getByRole('article').element().getBoundingClientRect();
        const amount = screen
          .getByText(formatBaht((price - 1) * 100))
          .element()
          .getBoundingClientRect();
        const button = screen.getByRole('button').element().getBoundingClientRect();
        expect([
          amount.right <= button.left || amount.bottom <= button.top,
          amount.right <= card.right && button.right <= card.right,
        ]).toEqual([true, true]);
        await screen.unmount();
      }
    },
  );

  test('whose picture cannot be read shows the placeholder', async () => {
    const { screen } = await showCard({ image_urls: 'data:image/png;base64%2Cbroken' });
    await expect.poll(() => screen.container.querySelector('img')).toBeNull();
    expect(screen.container.querySelector('svg')).not.toBeNull();
  });
});
