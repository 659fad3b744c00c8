import { beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import type { FreshProduct } from '../../domain/orders/cart.ts';
import { cartMachine } from '../../machines/cart/cart-machine.ts';
import type { ProductsInput } from '../../machines/cart/cart-types.ts';
import { sampleCup, sampleLamp } from '../../machines/samples/sample-records.ts';
import { CartScreen } from '../../src/features/cart/views/cart-screen.tsx';
import { entrySheets } from './sheet-entries.ts';
import { show } from './show.tsx';

/** A cart of two cups and a lamp; `left` is what the server has of the cup when the cart is opened. */
async function showCart({ left = 40, isEmpty = false } = {}) {
  const refreshProducts = fromPromise<readonly FreshProduct[], ProductsInput>(async ({ input }) =>
    [{ ...sampleCup, stock: left }, sampleLamp].filter(({ id }) => input.skuIds.includes(id)),
  );
  const viewer = { roles: [], isVip: false };
  const cart = createActor(cartMachine.provide({ actors: { refreshProducts } }), {
    input: { groupId: 'group-baan-suan', viewer },
  }).start();
  if (!isEmpty) {
    cart.send({ type: 'line.add', product: sampleCup, quantity: 2 });
    cart.send({ type: 'line.add', product: sampleLamp, quantity: 1 });
    cart.send({ type: 'cart.open' });
  }
  const screen = await show(<CartScreen cart={cart} groupName="Baan Suan" notice={null} />);
  const quantities = () =>
    cart.getSnapshot().context.lines.map(({ product, quantity }) => [product.id, quantity]);
  return { screen, cart, quantities };
}

const bar = () => document.querySelector('[data-sticky-bar]')?.textContent;

beforeEach(() => history.replaceState(null, '', '/cart'));

describe('the lines of a cart', () => {
  test('are selected one by one or all at once, and what is selected is counted and summed up', async () => {
    const { screen } = await showCart();
    const all = screen.getByRole('checkbox', { name: 'Select all' });
    await expect.element(all).toBeChecked();
    expect(bar()).toContain('2 selected · 3 pcs');
    expect(bar()).toContain('฿679.98');
    await screen.getByRole('checkbox', { name: 'Select Reading lamp' }).click({ force: true });
    await expect.element(all).not.toBeChecked();
    expect(bar()).toContain('1 selected · 2 pcs');
    expect(bar()).toContain('฿39.98');
    await all.click({ force: true });
    await expect.element(all).toBeChecked();
    await all.click({ force: true });
    await expect.element(screen.getByRole('checkbox', { name: 'Select Stoneware cup' })).not.toBeChecked();
    expect(bar()).toContain('0 selected · 0 pcs');
  });

  test('are counted up and down', async () => {
    const { screen, quantities } = await showCart();
    await screen.getByRole('button', { name: 'More Stoneware cup' }).click();
    await screen.getByRole('button', { name: 'More Stoneware cup' }).click();
    await screen.getByRole('button', { name: 'Fewer Stoneware cup' }).click();
    expect(quantities()).toEqual([
      ['sku-cup', 3],
      ['sku-lamp', 1],
    ]);
    await expect.element(screen.getByText('฿59.97').first()).toBeVisible();
  });

  test('are removed after a question', async () => {
    const { screen, quantities } = await showCart();
    await screen.getByRole('button', { name: 'Remove Stoneware cup' }).click();
    const sheet = screen.getByRole('dialog', { name: 'Remove from the cart?' });
    await expect.element(sheet.getByText('Stoneware cup')).toBeVisible();
    expect(quantities()).toHaveLength(2);
    await sheet.getByRole('button', { name: 'Remove' }).click();
    expect(quantities()).toEqual([['sku-lamp', 1]]);
  });

  test.each([
    ['one fewer than one', 'Reading lamp', 1],
    ['a typed 0', 'Stoneware cup', 2],
    ['a typed 0 of one', 'Reading lamp', 1],
  ])(
    'ask about %s whether to remove the line, which keeps its pieces meanwhile',
    async (way, name, before) => {
      const { screen, quantities } = await showCart();
      const whole = quantities();
      const number = screen.getByRole('textbox', { name: `Quantity of ${name}` });
      const sheet = screen.getByRole('dialog', { name: 'Remove from the cart?' });
      const askForNone = async () => {
        if (way === 'one fewer than one')
          return screen.getByRole('button', { name: `Fewer ${name}` }).click();
        await userEvent.tripleClick(number);
        await userEvent.keyboard('0{Enter}');
      };
      await askForNone();
      await expect.element(sheet.getByText(name)).toBeVisible();
      expect(quantities()).toEqual(whole);
      await userEvent.keyboard('{Escape}');
      await expect.element(sheet).not.toBeInTheDocument();
      await expect.element(number).toHaveValue(String(before));
      await expect.element(number).toHaveAttribute('aria-invalid', 'false');
      await expect.poll(entrySheets).toBeUndefined();
      await askForNone();
      await sheet.getByRole('button', { name: 'Remove' }).click();
      expect(quantities()).toHaveLength(1);
    },
  );

  test('say that the stock fell below them, and by how much they were lowered', async () => {
    const { screen, quantities } = await showCart({ left: 1 });
    await expect.element(screen.getByText('Only 1 in stock: lowered from 2 to 1')).toBeVisible();
    expect(quantities()).toContainEqual(['sku-cup', 1]);
  });
});

describe('a cart', () => {
  test('is cleared after a question', async () => {
    const { screen, quantities } = await showCart();
    await screen.getByRole('button', { name: 'Clear cart' }).click();
    const sheet = screen.getByRole('dialog', { name: 'Clear the cart?' });
    await expect.element(sheet.getByText('3 pieces are removed from the cart.')).toBeVisible();
    expect(quantities()).toHaveLength(2);
    await sheet.getByRole('button', { name: 'Clear cart' }).click();
    expect(quantities()).toEqual([]);
  });

  test('asks before it is submitted, with what is ordered and the total', async () => {
    const { screen, cart } = await showCart();
    await screen.getByRole('checkbox', { name: 'Select Reading lamp' }).click({ force: true });
    await screen.getByRole('button', { name: 'Submit order' }).click();
    const sheet = screen.getByRole('dialog', { name: 'Submit this order?' });
    await expect.element(sheet.getByText('1 product · 2 pcs')).toBeVisible();
    await expect.element(sheet.getByText('฿39.98')).toBeVisible();
    expect(cart.getSnapshot().context.submission).toBeNull();
  });

  test('of which nothing is selected says so instead of asking', async () => {
    const { screen } = await showCart();
    await screen.getByRole('checkbox', { name: 'Select all' }).click({ force: true });
    const button = screen.getByRole('button', { name: 'Submit order' });
    await expect.element(button).toHaveAccessibleDescription('Select at least one product');
    await button.click({ force: true });
    expect(screen.getByRole('dialog', { name: 'Submit this order?' }).query()).toBeNull();
  });

  test('that is empty leads to the shelf', async () => {
    const { screen } = await showCart({ isEmpty: true });
    await screen.getByRole('button', { name: 'Go shopping' }).click();
    expect(location.pathname).toBe('/home');
  });
});
