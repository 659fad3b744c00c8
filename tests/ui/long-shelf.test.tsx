import { useEffect, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { cartMachine } from '../../machines/cart/cart-machine.ts';
import { sampleCup } from '../../machines/samples/sample-records.ts';
import { ProductGrid } from '../../src/features/catalogue/views/product-grid.tsx';
import { show } from './show.tsx';

const count = 10_000;
const products = Array.from({ length: count }, (_, index) => ({
  ...sampleCup,
  id: `cup-${index}`,
  name: `Cup ${index}`,
}));

const startCart = () =>
  createActor(cartMachine, {
    input: { groupId: 'group-baan-suan', viewer: { roles: [], isVip: false } },
  }).start();

async function showShelf() {
  const cart = startCart();
  const screen = await show(<ProductGrid products={products} cart={cart} />);
  await expect.element(screen.getByText('Cup 0', { exact: true })).toBeVisible();
  await expect.poll(() => document.documentElement.scrollHeight).toBeGreaterThan(count * 50);
  return { screen, cart };
}

const built = () => document.querySelectorAll('article').length;

describe('a shelf of ten thousand products', () => {
  test('has only the cards near the window, wherever one has scrolled to', async () => {
    const { screen } = await showShelf();
    expect(built()).toBeLessThan(30);
    window.scrollTo(0, document.documentElement.scrollHeight / 2);
    await expect.poll(() => document.querySelector('article h3')?.textContent).toMatch(/^Cup [3-6]\d{3}$/);
    expect(built()).toBeLessThan(30);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect.poll(() => built() < 30 && screen.getByText(`Cup ${count - 1}`).elements().length).toBe(1);
  });

  test('of which a part was read has a place for each, and asks for more near the end of that part, once', async () => {
    const cart = startCart();
    let asked = 0;
    function PartlyRead() {
      const [read, setRead] = useState(100);
      useEffect(() => {
        const grow = () => setRead((before) => before + 100);
        addEventListener('next-page', grow);
        return () => removeEventListener('next-page', grow);
      }, []);
      const shelf = products.slice(0, read);
      return <ProductGrid products={shelf} total={count} onMore={() => void (asked += 1)} cart={cart} />;
    }
    const screen = await show(<PartlyRead />);
    await expect.poll(() => document.documentElement.scrollHeight).toBeGreaterThan(count * 50);
    await expect.element(screen.getByText('Cup 0', { exact: true })).toBeVisible();
    expect(asked).toBe(0);
    window.scrollTo(0, 50 * 200);
    await expect.poll(() => asked).toBe(1);
    expect(document.querySelectorAll('[data-skeleton]').length).toBeGreaterThan(0);
    dispatchEvent(new Event('next-page'));
    await expect.poll(() => document.querySelectorAll('[data-skeleton]').length).toBe(0);
    expect(asked).toBe(1);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect.poll(() => asked).toBe(2);
    dispatchEvent(new Event('next-page'));
    await expect.poll(() => asked).toBe(3);
  });

  test('has two cards beside each other, none over another', async () => {
    await showShelf();
    const places = [...document.querySelectorAll('article')]
      .slice(0, 4)
      .map((card) => card.getBoundingClientRect());
    const [first, second, third] = places;
    if (first === undefined || second === undefined || third === undefined) throw new Error('no cards');
    expect(second.top).toBe(first.top);
    expect(second.left).toBeGreaterThan(first.right);
    expect(third.left).toBe(first.left);
    expect(third.top - first.bottom).toBeCloseTo(8, 0);
  });

  test('puts the product of a card into the cart', async () => {
    const { screen, cart } = await showShelf();
    window.scrollTo(0, 20_000);
    await expect.poll(() => document.querySelector('article h3')?.textContent).not.toBe('Cup 0');
    const name = document.querySelectorAll('article h3')[8]?.textContent ?? '';
    await screen.getByRole('button', { name: new RegExp(`Add ${name}\\b`) }).click();
    expect(cart.getSnapshot().context.lines.map(({ product }) => product.name)).toEqual([name]);
  });
});
