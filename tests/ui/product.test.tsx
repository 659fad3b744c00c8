import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import type { Product } from '../../domain/contract.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { StaffRole } from '../../domain/roles.ts';
import { cartMachine } from '../../machines/cart/cart-machine.ts';
import { productMachine } from '../../machines/product/product-machine.ts';
import type { ProductEmitted, ProductInput } from '../../machines/product/product-machine.ts';
import { sampleCup, sampleLamp, sampleProblem } from '../../machines/samples/sample-records.ts';
import { ProductScreen } from '../../src/features/product/views/product-screen.tsx';
import { show } from './show.tsx';

type Siblings = Outcome<readonly Product[]>;

const groupId = 'group-baan-suan';

/** A product that the server answers so, to a VIP customer with three pieces in the cart; `chosen` is what they ordered. */
async function showProduct(
  change: Partial<Product> = {},
  {
    roles = [],
    read,
  }: { readonly roles?: readonly StaffRole[]; readonly read?: () => Promise<Siblings> } = {},
) {
  const product = { ...sampleLamp, ...change };
  const skuSiblings = fromPromise<Siblings, ProductInput>(read ?? (async () => accepted([product])));
  const actor = createActor(productMachine.provide({ actors: { skuSiblings } }), {
    input: { skuId: product.id, groupId },
  });
  const chosen: ProductEmitted[] = [];
  actor.on('product.chosen', (event) => chosen.push(event));
  actor.start();
  const viewer = { roles, isVip: true };
  const cart = createActor(cartMachine, { input: { groupId, viewer } }).start();
  cart.send({ type: 'line.add', product: sampleCup, quantity: 3 });
  const screen = await show(<ProductScreen product={actor} cart={cart} />, { roles, isVip: true });
  return { screen, chosen };
}

function facts() {
  return [...document.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ]);
}

/** The colour that a token of the theme has. */
function colourOf(token: string): string {
  const probe = document.createElement('i');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

beforeEach(() => history.replaceState(null, '', '/product/sku-lamp'));

describe('a product', () => {
  test('shows picture, name, both prices, stock, colour, size, style, listing date and description', async () => {
    const { screen } = await showProduct({
      size: '40 cm',
      description: 'Folds flat.',
      image_urls: '/api/files/lamp.webp',
    });
    await expect.element(screen.getByRole('heading', { name: 'Reading lamp' })).toBeVisible();
    for (const words of ['฿640.00', 'Running low', '3 pcs', 'Folds flat.'])
      await expect.element(screen.getByText(words).first()).toBeVisible();
    await expect.element(screen.getByText('฿590.50').first()).toBeVisible();
    expect(facts()).toEqual([
      ['Colour', 'White'],
      ['Size', '40 cm'],
      ['Style', 'Plain'],
      ['Listed', '2025-01-10\u00A010:00'],
    ]);
  });

  test('without a VIP price shows one price', async () => {
    const { screen } = await showProduct({ is_vip: 0 });
    await expect.element(screen.getByText('฿640.00').first()).toBeVisible();
    expect(screen.getByText('฿590.50').query()).toBeNull();
  });

  test('that is sold out says so in the colour of danger', async () => {
    const { screen } = await showProduct({ stock: 0 });
    const soldOut = screen.getByText('Sold out', { exact: true });
    await expect.element(soldOut).toBeVisible();
    expect(getComputedStyle(soldOut.element()).color).toBe(colourOf('--danger-strong'));
  });

  test('that is inactive is said to be no longer sold, not sold out', async () => {
    const { screen } = await showProduct({ status: 'inactive', stock: 0 });
    await expect.element(screen.getByText('No longer sold', { exact: true })).toBeVisible();
    expect(screen.getByText('0 pcs').query()).toBeNull();
  });

  test('leads to the cart, and says how many pieces are in it', async () => {
    const { screen } = await showProduct();
    await screen.getByRole('link', { name: 'Open cart' }).click();
    expect(location.pathname).toBe('/cart');
    await expect.element(screen.getByText('3 pieces in the cart')).toBeInTheDocument();
  });

  test.each<[string, () => Promise<Siblings>, string]>([
    ['is not there', async () => refused(sampleProblem(404, 'not_found')), 'This product cannot be found'],
    [
      'cannot be reached',
      async () => {
        throw new Error('no network');
      },
      'Could not load the product',
    ],
  ])('that %s says so', async (_, read, words) => {
    const { screen } = await showProduct({}, { read });
    await expect.element(screen.getByText(words)).toBeVisible();
  });
});

/** Where the way into the cart stands: relative to the picture, and to the window. */
function placeOfAction() {
  const button = [...document.querySelectorAll('button')].find(({ innerText }) =>
    innerText.startsWith('Place order'),
  );
  const { left, top, bottom } = button!.getBoundingClientRect();
  const picture = document.querySelector('main img')!.getBoundingClientRect();
  return {
    isInBar: button!.closest('[data-sticky-bar]') !== null,
    isBesidePicture: left > picture.right && top < picture.bottom,
    isInWindow: top >= 0 && bottom <= innerHeight,
  };
}

describe('the button that places an order', () => {
  const long = { image_urls: '/api/files/lamp.webp', description: 'Folds flat. '.repeat(200) };

  test.each([768, 1280])(
    'on a screen of %i px stands beside the picture, and stays while a long description is scrolled',
    async (width) => {
      await page.viewport(width, 844);
      onTestFinished(() => page.viewport(390, 844));
      const { screen } = await showProduct(long);
      await expect.element(screen.getByRole('button', { name: /^Place order/ })).toBeVisible();
      expect(placeOfAction()).toEqual({ isInBar: false, isBesidePicture: true, isInWindow: true });
      scrollTo(0, 600);
      expect(placeOfAction()).toMatchObject({ isInBar: false, isInWindow: true });
      expect(document.documentElement.scrollWidth).toBe(width);
    },
  );

  test.each([320, 390])('on a phone of %i px lies in the bar at its foot', async (width) => {
    await page.viewport(width, 844);
    onTestFinished(() => page.viewport(390, 844));
    const { screen } = await showProduct(long);
    await expect.element(screen.getByRole('button', { name: 'Place order' })).toBeVisible();
    expect(placeOfAction()).toEqual({ isInBar: true, isBesidePicture: false, isInWindow: true });
  });
});

describe('placing an order', () => {
  test('asks for the quantity, shows its total, and hands both on', async () => {
    const { screen, chosen } = await showProduct();
    await screen.getByRole('button', { name: 'Place order' }).click();
    const sheet = screen.getByRole('dialog', { name: 'Choose the quantity' });
    await sheet.getByRole('button', { name: 'More Reading lamp' }).click();
    await expect.element(sheet.getByText('฿1,181.00')).toBeVisible();
    await sheet.getByRole('button', { name: 'Add and go to cart' }).click();
    expect(chosen).toEqual([{ type: 'product.chosen', product: sampleLamp, quantity: 2 }]);
  });

  test('of what is in the cart already says so, and offers no more than the rest', async () => {
    const { screen } = await showProduct({ ...sampleCup, stock: 4 });
    await screen.getByRole('button', { name: 'Place order' }).click();
    const sheet = screen.getByRole('dialog', { name: 'Choose the quantity' });
    await expect.element(sheet.getByText('3 pieces in the cart')).toBeVisible();
    await expect.element(sheet.getByRole('button', { name: /^More / })).toBeDisabled();
  });

  test.each([
    ['of what is sold out', { stock: 0 }, [], /^This product is sold out$/],
    ['of what is inactive', { status: 'inactive', stock: 0 }, [], /^This product is no longer sold$/],
    [
      'of what is in the cart to the last piece',
      { ...sampleCup, stock: 3 },
      [],
      /^All 3 in stock are in your cart$/,
    ],
    ['by somebody who cannot order', {}, ['finance'], /^Only customers, order managers/],
  ] as const)('%s is refused with the reason', async (_, change, roles, reason) => {
    const { screen } = await showProduct(change, { roles });
    const button = screen.getByRole('button', { name: 'Place order' });
    await expect.element(button).toHaveAccessibleDescription(reason);
    await button.click({ force: true });
    expect(screen.getByRole('dialog', { name: 'Choose the quantity' }).query()).toBeNull();
  });
});
