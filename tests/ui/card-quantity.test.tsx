import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { quantityOf } from '../../domain/orders/cart.ts';
import { ProductCard } from '../../src/features/catalogue/views/product-card.tsx';
import { cartWith, mug, mugName, showCard } from './card-scene.tsx';
import type { CardScene } from './card-scene.tsx';
import { show } from './show.tsx';
import { expectNoFaults } from './stocktake-scene.tsx';

/** A card with six in the cart, whose number was tapped. */
async function typeQuantity(scene: CardScene = {}) {
  const { screen, pieces } = await showCard({ inCart: 6, ...scene });
  await screen.getByRole('button', { name: `${mugName}, 6 in the cart, change the quantity` }).click();
  const number = screen.getByRole('textbox', { name: `Quantity of ${mugName}` });
  await expect.element(number).toHaveFocus();
  const button = screen.getByRole('button', { name: /in the cart, change the quantity$/ });
  const message = screen.getByRole('status');
  return { screen, pieces, number, button, message };
}

describe('the number on a card', () => {
  test('typed and taken by Enter is that of the cart, and the focus goes back to it', async () => {
    const { pieces, button } = await typeQuantity();
    await userEvent.keyboard('12');
    expect(pieces()).toBe(6);
    await userEvent.keyboard('{Enter}');
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveTextContent(/^12$/);
    expect(pieces()).toBe(12);
  });

  test('typed and left is that of the cart', async () => {
    const { screen, pieces, number } = await typeQuantity();
    await userEvent.keyboard('3');
    await screen.getByRole('heading', { name: 'Wave mug' }).click({ force: true });
    await expect.element(number).not.toBeInTheDocument();
    expect(pieces()).toBe(3);
  });

  test('typed on a card that leaves the page is that of the cart', async () => {
    const { screen, pieces } = await typeQuantity();
    await userEvent.keyboard('9');
    await screen.unmount();
    expect(pieces()).toBe(9);
  });

  test('given up by Escape is that of before', async () => {
    const { pieces, button } = await typeQuantity();
    await userEvent.keyboard('12{Escape}');
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveTextContent(/^6$/);
    expect(pieces()).toBe(6);
  });

  test.each([
    ['99', 12, 'All 12 in stock are in your cart'],
    ['0', 1, 'At least 1'],
  ])('of %s becomes %i, and it is said', async (text, left, words) => {
    const { pieces, message } = await typeQuantity();
    await userEvent.keyboard(`${text}{Enter}`);
    await expect.element(message).toHaveTextContent(words);
    expect(pieces()).toBe(left);
  });

  test.each(['1.5', '-3', '3 pcs'])('of %s is refused by name, and stays to be corrected', async (text) => {
    const { pieces, number, message } = await typeQuantity();
    await userEvent.keyboard(`${text}{Enter}`);
    await expect.element(message).toHaveTextContent('Quantity: whole numbers only');
    await expect.element(number).toHaveValue(text);
    await expect.element(number).toHaveAttribute('aria-invalid', 'true');
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(number).not.toBeInTheDocument();
    expect(pieces()).toBe(6);
  });

  test('emptied and left is that of before', async () => {
    const { pieces, number } = await typeQuantity();
    await userEvent.keyboard('{Backspace}{Enter}');
    await expect.element(number).not.toBeInTheDocument();
    expect(pieces()).toBe(6);
  });

  test('goes up and down beside it, from what is typed, and the keyboard stays', async () => {
    const { screen, pieces, number, message } = await typeQuantity({ stock: 8 });
    await userEvent.keyboard('7');
    const more = screen.getByRole('button', { name: `More ${mugName}` });
    await more.click();
    expect(pieces()).toBe(8);
    await more.click();
    await expect.element(message).toHaveTextContent('All 8 in stock are in your cart');
    await screen.getByRole('button', { name: `Fewer ${mugName}` }).click();
    await expect.element(number).toHaveFocus();
    await expect.element(number).toHaveValue('7');
    expect(pieces()).toBe(7);
  });

  test('above a stock that fell meanwhile cannot be more than that', async () => {
    const { pieces } = await typeQuantity({ stock: 4 });
    await userEvent.keyboard('5{Enter}');
    expect(pieces()).toBe(4);
  });

  test('below a stock that grew meanwhile can be as much as that', async () => {
    const product = { ...mug, stock: 20 };
    const cart = cartWith(mug, 6);
    const screen = await show(<ProductCard product={product} cart={cart} />);
    await screen.getByRole('button').click();
    await expect.element(screen.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('18{Enter}');
    expect(quantityOf(cart.getSnapshot().context.lines, mug.id)).toBe(18);
  });

  test.each([
    [104, 'light'],
    [176, 'dark'],
  ] as const)('is typed within a card of %i px, in %s, without a fault', async (width, scheme) => {
    const screen = await show(
      <main style={{ width }}>
        <ProductCard product={mug} cart={cartWith(mug, 6)} />
      </main>,
      { scheme },
    );
    const card = screen.getByRole('article').element();
    const before = card.getBoundingClientRect().height;
    await screen.getByRole('button').click();
    const number = screen.getByRole('textbox');
    await expect.element(number).toHaveFocus();
    const entry = number.element().parentElement!.getBoundingClientRect();
    const frame = card.getBoundingClientRect();
    expect([entry.left >= frame.left, entry.right <= frame.right, entry.bottom <= frame.bottom]).toEqual([
      true,
      true,
      true,
    ]);
    expect(frame.height).toBe(before);
    expect(number.element().scrollWidth).toBeLessThanOrEqual(number.element().clientWidth);
    await expectNoFaults();
  });
});
