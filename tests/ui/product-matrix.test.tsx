import axe from 'axe-core';
import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Product } from '../../domain/contract.ts';
import type { StaffRole } from '../../domain/roles.ts';
import { cartMachine } from '../../machines/cart/cart-machine.ts';
import { productMatrixMachine } from '../../machines/product-matrix/product-matrix-machine.ts';
import type { FillCartInput } from '../../machines/product-matrix/product-matrix-machine.ts';
import { MatrixDoor } from '../../src/features/product/views/matrix-door.tsx';
import { MatrixSheet } from '../../src/features/product/views/matrix-sheet.tsx';
import { shoe, shoes } from './shoes.ts';
import { show } from './show.tsx';

interface Scene {
  readonly siblings?: readonly Product[];
  readonly roles?: readonly StaffRole[];
  readonly isVip?: boolean;
  readonly language?: 'en' | 'zh' | 'th';
}

async function showMatrix({ siblings = shoes, roles = [], isVip = true, language = 'en' }: Scene = {}) {
  const filled: FillCartInput[] = [];
  const fillCart = fromPromise<{ readonly pieces: number }, FillCartInput>(async ({ input }) => {
    filled.push(input);
    return { pieces: 0 };
  });
  const groupId = 'group-baan-suan';
  const matrix = createActor(productMatrixMachine.provide({ actors: { fillCart } }), {
    input: { groupId },
  }).start();
  const cart = createActor(cartMachine, { input: { groupId, viewer: { roles, isVip } } }).start();
  const parts = { matrix, cart, siblings };
  const screen = await show(
    <>
      <MatrixDoor {...parts} onOpen={() => undefined} />
      <MatrixSheet {...parts} opened notice={null} onClose={() => undefined} />
    </>,
    { roles, isVip, language },
  );
  const sheet = screen.getByRole('dialog');
  const cell = (name: string) => sheet.getByRole('textbox', { name: `Quantity of ${name}`, exact: true });
  await expect.element(sheet.getByRole('table').first()).toBeVisible();
  return { screen, sheet, cell, matrix, cart, filled };
}

const focused = () => document.activeElement?.getAttribute('aria-label');

beforeEach(() => history.replaceState(null, '', '/product/Navy-38'));

describe('the matrix', () => {
  test('has sizes down and colours across with the stock in each cell', async () => {
    const { sheet } = await showMatrix();
    const rows = [...sheet.getByRole('table').element().querySelectorAll('tbody tr')];
    const wordsOf = (one: Element) => (one as HTMLElement).innerText.replaceAll(/\s+/g, ' ');
    expect(rows.map((row) => [...row.querySelectorAll('th, td')].map(wordsOf))).toEqual([
      ['38', '42 left', 'Mint · 38 Sold out'],
      ['40', '9 left', '24 left'],
      ['42', '3 left', ''],
    ]);
  });

  test('typed into counts kinds, pieces and money at the VIP price, and goes into the cart at once', async () => {
    const { sheet, cell, filled } = await showMatrix();
    await cell('Navy · 38').fill('12');
    await cell('Mint · 40').fill('6');
    await expect.element(sheet.getByText('2 variants · 18 pcs')).toBeVisible();
    await expect.element(sheet.getByText('฿5,922.00')).toBeVisible();
    await sheet.getByRole('button', { name: 'Put 18 pcs in the cart' }).click();
    expect(filled).toEqual([
      {
        groupId: 'group-baan-suan',
        lines: [
          { product: shoes[0], quantity: 12 },
          { product: shoes[3], quantity: 6 },
        ],
      },
    ]);
  });

  test('counts the normal price for who is no VIP customer', async () => {
    const { sheet, cell } = await showMatrix({ isVip: false });
    await cell('Navy · 38').fill('10');
    await expect.element(sheet.getByText('฿3,900.00')).toBeVisible();
  });

  test('takes no more than the stock, and says so', async () => {
    const { screen, sheet, cell, matrix } = await showMatrix();
    await cell('Mint · 40').fill('99');
    await expect.element(sheet.getByText('all 24')).toBeVisible();
    await cell('Navy · 38').click();
    await expect.element(screen.getByText('At most 24')).toBeInTheDocument();
    await expect.element(cell('Mint · 40')).toHaveValue('24');
    expect(matrix.getSnapshot().context.typed).toEqual({ 'Mint-40': 24 });
  });

  test('shows what the cart holds, changes it, and takes it out', async () => {
    const { sheet, cell, cart, filled } = await showMatrix();
    cart.send({ type: 'line.add', product: shoes[0]!, quantity: 5 });
    await expect.element(cell('Navy · 38')).toHaveValue('5');
    const put = sheet.getByRole('button', { name: 'Put 5 pcs in the cart' });
    await expect.element(put).toHaveAccessibleDescription('The cart holds exactly these');
    await cell('Navy · 40').fill('2');
    await expect.element(sheet.getByRole('button', { name: 'Change the cart to 7 pcs' })).toBeVisible();
    await cell('Navy · 40').fill('');
    await cell('Navy · 38').fill('0');
    await sheet.getByRole('button', { name: 'Take them out of the cart' }).click();
    expect(filled[0]?.lines).toEqual([{ product: shoes[0], quantity: 0 }]);
  });

  test('moves as a spreadsheet: arrows over gaps, Enter down and to the next column, Tab along the row', async () => {
    const { cell } = await showMatrix();
    await cell('Navy · 38').click();
    const walk = async (keys: string) => {
      await userEvent.keyboard(keys);
      return focused();
    };
    expect(await walk('{ArrowDown}')).toBe('Quantity of Navy · 40');
    expect(await walk('{ArrowRight}')).toBe('Quantity of Mint · 40');
    // Above it is one that is sold out, below it no product.
    expect(await walk('{ArrowUp}')).toBe('Quantity of Mint · 40');
    expect(await walk('{ArrowLeft}{Enter}')).toBe('Quantity of Navy · 42');
    expect(await walk('{Enter}')).toBe('Quantity of Mint · 40');
    expect(await walk('{Shift>}{Enter}{/Shift}')).toBe('Quantity of Navy · 42');
    await cell('Navy · 40').click();
    expect(await walk('{Tab}')).toBe('Quantity of Mint · 40');
  });

  test('typing over a cell that was reached by a key replaces its number', async () => {
    const { cell, matrix } = await showMatrix();
    await cell('Navy · 38').fill('7');
    await userEvent.keyboard('{Enter}5{ArrowUp}9');
    expect(matrix.getSnapshot().context.typed).toEqual({ 'Navy-38': 9, 'Navy-40': 5 });
  });

  test('a heading fills its row or column with the last number, within each stock', async () => {
    const { screen, sheet, cell, matrix } = await showMatrix();
    const navy = sheet.getByRole('button', { name: /^Navy/ });
    await navy.click({ force: true });
    await expect.element(screen.getByText('Type a number in a cell first')).toBeInTheDocument();
    await cell('Mint · 40').fill('6');
    await navy.click();
    expect(matrix.getSnapshot().context.typed).toEqual({
      'Mint-40': 6,
      'Navy-38': 6,
      'Navy-40': 6,
      'Navy-42': 3,
    });
  });

  test('the buttons below add to the cell that was chosen, and clear it', async () => {
    const { sheet, cell } = await showMatrix();
    const twelve = sheet.getByRole('button', { name: '+12' });
    await expect.element(twelve).toHaveAccessibleDescription('Choose a cell first');
    await cell('Navy · 38').click();
    await twelve.click();
    await twelve.click();
    await expect.element(cell('Navy · 38')).toHaveValue('24');
    await sheet.getByRole('button', { name: 'Clear' }).click();
    await expect.element(cell('Navy · 38')).toHaveValue('0');
  });

  test('what was typed is said beside the way back to it, until it is discarded', async () => {
    const { screen, sheet, cell } = await showMatrix();
    await cell('Navy · 38').fill('12');
    await expect.element(screen.getByText('12 pieces typed, not in the cart yet')).toBeInTheDocument();
    await sheet.getByRole('button', { name: 'Discard changes' }).click();
    await expect.element(cell('Navy · 38')).toHaveValue('0');
    expect(screen.getByText(/not in the cart yet/).query()).toBeNull();
  });

  test('whose stock fell below what was typed holds the rest, and says what was typed', async () => {
    const { sheet, cell, matrix } = await showMatrix();
    matrix.send({ type: 'cell.type', skuId: 'Navy-40', stock: 30, text: '20' });
    await expect.element(cell('Navy · 40')).toHaveValue('9');
    await expect.element(sheet.getByText('20 → 9 left')).toBeVisible();
  });

  test('of one attribute is a column, of three has a table for each style', async () => {
    const one = await showMatrix({ siblings: [shoe('/S'), shoe('/M')] });
    await one.cell('S').fill('3');
    await expect.element(one.sheet.getByText('1 variant · 3 pcs')).toBeVisible();
    await one.screen.unmount();
    const three = await showMatrix({ siblings: [shoe('Navy/38/Low'), shoe('Mint/40/High')] });
    expect(
      three.sheet
        .getByRole('heading', { level: 4 })
        .elements()
        .map((one) => one.textContent),
    ).toEqual(['Low', 'High']);
    await expect.element(three.cell('Mint · 40 · High')).toBeVisible();
  });

  test('of different prices says each where it is the same for a row', async () => {
    const small = { ...shoe('Navy/S'), price: 100, vip_price: 90 };
    const { sheet } = await showMatrix({
      siblings: [small, { ...small, id: 'b', color: 'Mint' }, shoe('Navy/M')],
    });
    const rows = sheet
      .getByRole('rowheader')
      .elements()
      .map((row) => (row as HTMLElement).innerText);
    expect(rows.map((row) => row.split('\n').slice(0, 2))).toEqual([
      ['S', '฿90.00'],
      ['M', '฿329.00'],
    ]);
  });

  test('by somebody who cannot order is refused with the reason', async () => {
    const { sheet, cell } = await showMatrix({ roles: ['finance'], isVip: false });
    await cell('Navy · 38').fill('2');
    await expect
      .element(sheet.getByRole('button', { name: 'Put 2 pcs in the cart' }))
      .toHaveAccessibleDescription(/^Only customers, order managers/);
  });

  test('on a phone narrower than 360 px shows one colour at a time', async () => {
    await page.viewport(320, 640);
    onTestFinished(() => page.viewport(390, 844));
    const { sheet, cell } = await showMatrix();
    await cell('Navy · 40').fill('4');
    expect(cell('Mint · 40').query()).toBeNull();
    await sheet.getByRole('button', { name: 'Mint', exact: true }).click();
    await cell('Mint · 40').fill('5');
    await expect.element(sheet.getByText('2 variants · 9 pcs')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(320);
  });

  test.each(['light', 'dark'] as const)('in %s has no fault of access', async (scheme) => {
    const { cell } = await showMatrix();
    document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
    await cell('Navy · 38').fill('12');
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});
