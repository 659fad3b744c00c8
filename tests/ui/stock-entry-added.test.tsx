import { userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { fresh, right, showReview } from './entry-scene.tsx';

async function addProduct() {
  const shown = await showReview([right('Cup'), right('Bowl')]);
  await shown.screen.getByRole('button', { name: 'Add product' }).click();
  const sheet = shown.screen.getByRole('dialog');
  await expect.element(sheet).toBeVisible();
  return { ...shown, sheet };
}

describe('a product that is added', () => {
  test('and left empty is gone with its sheet, without a question and with nothing to take back', async () => {
    const { screen, rows, sheet } = await addProduct();
    expect(rows().length).toBe(3);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => sheet.query()).toBeNull();
    expect(rows().map(({ name }) => name)).toEqual(['Cup', 'Bowl']);
    expect(screen.getByRole('button', { name: 'Undo' }).query()).toBeNull();
    await expect.element(screen.getByRole('button', { name: 'Enter 2 products' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Add product' })).toHaveFocus();
  });

  test('and left for the next one is gone too', async () => {
    const { rows, sheet } = await addProduct();
    await sheet.getByRole('button', { name: 'Next product' }).click();
    await expect.element(sheet.getByRole('heading', { name: 'Cup' })).toBeVisible();
    expect(rows().map(({ name }) => name)).toEqual(['Cup', 'Bowl']);
  });

  test('and given a name stays', async () => {
    const { rows, sheet } = await addProduct();
    await sheet.getByRole('textbox', { name: 'Name' }).fill('Jug');
    await sheet.getByRole('button', { name: 'Done' }).click();
    await expect.poll(() => sheet.query()).toBeNull();
    expect(rows().map(({ name }) => name)).toEqual(['Jug', 'Cup', 'Bowl']);
  });

  test('that is another is looked for by the name of its row', async () => {
    const { screen } = await showReview([right('Cup')]);
    await screen.getByRole('button', { name: 'Edit Cup' }).click();
    await screen.getByRole('button', { name: 'Other product' }).click();
    await expect
      .element(screen.getByRole('button', { name: 'Pick the lamp, looked for by Cup' }))
      .toBeVisible();
  });
});

test.each([
  ['zh', '青花 · 6 in', '加 12 到 Teacup, 青花 · 6 in'],
  ['en', 'Blue and white · 6 in', 'Adds 12 to Teacup, Blue and white · 6 in'],
  ['th', 'ลายคราม · 6 in', 'เพิ่ม 12 ให้ Teacup, ลายคราม · 6 in'],
] as const)(
  'a colour that the app knows is in the language of the person, in %s',
  async (language, attributes, adds) => {
    const attributed = { color: 'Blue and white', size: '6 in' };
    const match = { sku_id: 'sku-1', name: 'Teacup', stock: 7, price: 99, ...attributed };
    const { screen } = await showReview([{ ...fresh('T cup', attributed), match }], { language });
    const row = screen.getByRole('listitem');
    await expect.element(row.getByText(attributes, { exact: true })).toBeVisible();
    await expect.element(row.getByText(adds)).toBeVisible();
  },
);
