import { beforeEach, describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Product } from '../../domain/contract.ts';
import { accepted } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { cartMachine } from '../../machines/cart/cart-machine.ts';
import { productMachine } from '../../machines/product/product-machine.ts';
import type { ProductInput } from '../../machines/product/product-machine.ts';
import { ProductScreen } from '../../src/features/product/views/product-screen.tsx';
import { shoe, shoes } from './shoes.ts';
import { show } from './show.tsx';

async function showProduct(siblings: readonly Product[], chosen: Product) {
  const skuSiblings = fromPromise<Outcome<readonly Product[]>, ProductInput>(async () => accepted(siblings));
  const product = createActor(productMachine.provide({ actors: { skuSiblings } }), {
    input: { skuId: chosen.id, groupId: 'group-baan-suan' },
  }).start();
  const viewer = { roles: [], isVip: true };
  const cart = createActor(cartMachine, { input: { groupId: 'group-baan-suan', viewer } }).start();
  const screen = await show(<ProductScreen product={product} cart={cart} />, { isVip: true });
  return { screen, product, cart };
}

beforeEach(() => history.replaceState(null, '', '/product/Navy-38'));

describe('the siblings of a product', () => {
  test('are chips of its colours in this size and of the sizes of this colour, sold out ones marked', async () => {
    const { screen } = await showProduct(shoes, shoes[0]!);
    await expect.element(screen.getByRole('heading', { name: 'Colour' })).toBeVisible();
    const chips = [...document.querySelectorAll<HTMLAnchorElement>('section li a')];
    expect(chips.map((chip) => [chip.innerText.split('\n'), chip.ariaCurrent, chip.pathname])).toEqual([
      [['Navy', '42 left'], 'true', '/product/Navy-38'],
      [['Mint', 'Sold out'], 'false', '/product/Mint-38'],
      [['38', '42 left'], 'true', '/product/Navy-38'],
      [['40', '9 left'], 'false', '/product/Navy-40'],
      [['42', '3 left'], 'false', '/product/Navy-42'],
    ]);
    await expect.element(screen.getByText('2 colours')).toBeVisible();
  });

  test('chosen change address, stock and price in place', async () => {
    const dear = { ...shoe('Navy/40', 9), price: 490, vip_price: 429 };
    const { screen, product } = await showProduct([shoes[0]!, dear], shoes[0]!);
    await screen.getByRole('link', { name: /^40 9 left/ }).click();
    expect(location.pathname).toBe('/product/Navy-40');
    product.send({ type: 'product.choose', skuId: 'Navy-40' });
    await expect.element(screen.getByText('Navy · 40 · In stock')).toBeVisible();
    await expect.element(screen.getByText('฿490.00').first()).toBeVisible();
  });

  test('of a product that stands alone are none', async () => {
    const { screen } = await showProduct([shoes[0]!], shoes[0]!);
    await expect.element(screen.getByRole('heading', { name: 'Canvas sneaker' })).toBeVisible();
    expect(document.querySelectorAll('section li a').length).toBe(0);
  });

  test('that are in the cart are summed up with the way there', async () => {
    const { screen, cart } = await showProduct(shoes, shoes[0]!);
    cart.send({ type: 'line.add', product: shoes[1]!, quantity: 2 });
    const row = screen.getByRole('link', { name: /2 pieces in the cart.*Navy · 40/ });
    await expect.element(row).toHaveTextContent('฿658.00');
    expect((row.element() as HTMLAnchorElement).pathname).toBe('/cart');
  });
});
