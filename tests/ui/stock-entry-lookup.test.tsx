import { userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { fresh, right, showReview } from './entry-scene.tsx';

const lamp = {
  sku_id: 'sku-lamp',
  name: 'Blue lamp',
  color: '',
  size: '',
  stock: 7,
  price: 640,
  category_id: ['category-home', 'category-light', 'category-lamps'],
  category_label: 'Home / Light / Lamps',
};

const meaning = (name: string) => (name === 'Blue lamp' ? { match: lamp } : {});

describe('a row whose name is corrected', () => {
  test('adds to the product of that name when its sheet is left', async () => {
    const { screen, rows } = await showReview([fresh('Bluo lamp')], {}, undefined, { meaning });
    await screen.getByRole('button', { name: 'Edit Bluo lamp' }).click();
    const sheet = screen.getByRole('dialog');
    await sheet.getByRole('textbox', { name: 'Name' }).fill('Blue lamp');
    expect(rows()[0]?.product).toBe(null);
    await sheet.getByRole('button', { name: 'Done' }).click();
    await expect.element(screen.getByText('Adds 12 to Blue lamp: 7 → 19')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Enter 1 product' })).toBeVisible();
  });

  test('says so in its sheet when the field is left', async () => {
    const { screen } = await showReview([fresh('Bluo lamp')], {}, undefined, { meaning });
    await screen.getByRole('button', { name: 'Edit Bluo lamp' }).click();
    const sheet = screen.getByRole('dialog');
    await sheet.getByRole('textbox', { name: 'Name' }).fill('Blue lamp');
    await userEvent.keyboard('{Tab}');
    await expect
      .element(sheet.getByText('Adds 12 to Blue lamp · 7 → 19 to sell · still sells at ฿640.00'))
      .toBeVisible();
    await expect.element(sheet.getByRole('button', { name: 'Other product' })).toBeVisible();
  });

  test('asks where the typed name is nearly that of a product', async () => {
    const { screen, rows } = await showReview([fresh('Bluo lamp')], {}, undefined, {
      meaning: () => ({ similar: lamp }),
    });
    await screen.getByRole('button', { name: 'Edit Bluo lamp' }).click();
    await screen.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Bluu lamp');
    await screen.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await expect.element(screen.getByText('Is it Blue lamp? Written: Bluu lamp')).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Selling price' })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: /^Yes, add to it/ }).click();
    expect(rows()[0]?.product?.id).toBe('sku-lamp');
  });

  test('keeps what was typed where nobody could be asked, and says so', async () => {
    let isOffline = true;
    const { screen, rows } = await showReview([fresh('Bluo lamp'), right('Cup')], {}, undefined, {
      meaning: (name) => {
        if (name === 'Blue lamp' && isOffline) throw new Error('offline');
        return meaning(name);
      },
    });
    await screen.getByRole('button', { name: 'Edit Bluo lamp' }).click();
    await screen.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Blue lamp');
    await screen.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await expect.element(screen.getByText('The shop was not searched for corrected products')).toBeVisible();
    expect(rows().map(({ name, product }) => [name, product?.id])).toContainEqual(['Blue lamp', undefined]);
    isOffline = false;
    await screen.getByRole('button', { name: 'Search now' }).click();
    await expect.poll(() => rows().map(({ product }) => product?.id)).toContain('sku-lamp');
  });
});
