import { describe, expect, test } from 'vitest';
import { fresh, right, showReview } from './entry-scene.tsx';
import { expectNoFaults } from './stocktake-scene.tsx';

const misread = { name_confidence: 0.6 };

describe('a name that was not read to the letter', () => {
  test('is marked where the product is new, comes before sure rows, and is booked all the same', async () => {
    const { screen, rows } = await showReview([right('Cup', misread), fresh('Bow1', misread)]);
    expect(rows().map(({ name }) => name)).toEqual(['Bow1', 'Cup']);
    await expect.element(screen.getByText('Check the name')).toBeVisible();
    expect(screen.getByText('Check the name').elements().length).toBe(1);
    // The name of a product of the shop is not taken from the row.
    expect(
      screen
        .getByText(/^\d+%$/)
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['60%', '97%']);
    await screen.getByRole('textbox', { name: 'Selling price' }).fill('79');
    await expect.element(screen.getByRole('button', { name: 'Enter 2 products' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Unsure 1' })).toBeVisible();
    await expectNoFaults();
    await screen.getByRole('button', { name: 'It is right' }).click();
    await expect.element(screen.getByText('Check the name')).not.toBeInTheDocument();
  });

  test('is not marked any more once it is typed', async () => {
    const { screen, rows } = await showReview([fresh('Bow1', misread)]);
    await screen.getByRole('button', { name: 'Edit Bow1' }).click();
    await screen.getByRole('dialog').getByLabelText('Name').fill('Bowl');
    await expect.poll(() => rows()[0]?.nameConfidence).toBeUndefined();
    expect(screen.getByText('Check the name').query()).toBeNull();
  });
});

describe('a name whose colour and size stand in fields of their own', () => {
  test('still shows what was read', async () => {
    const split = { color: 'navy', size: 'L', read_as: 'Canvas tote navy L' };
    const { screen } = await showReview([fresh('Canvas tote', split)]);
    await screen.getByRole('button', { name: 'Edit Canvas tote' }).click();
    const sheet = screen.getByRole('dialog');
    await expect.element(sheet.getByText('Read as: Canvas tote navy L')).toBeVisible();
    await expect.element(sheet.getByLabelText('Colour')).toHaveValue('navy');
    await expect.element(sheet.getByLabelText('Size')).toHaveValue('L');
  });
});

describe('a name that several products of the shop have', () => {
  const several = { namesakes: 3 };
  const question = '3 products of the shop have this name: choose one, or this becomes a new one';

  test('is asked about also once its selling price is typed, leads to the choice, and is a new product once it is said to be right', async () => {
    const { screen, rows } = await showReview([right('Cup'), fresh('Towel', several)]);
    expect(rows().map(({ name }) => name)).toEqual(['Towel', 'Cup']);
    await expect.element(screen.getByText(question)).toBeVisible();
    await screen.getByRole('textbox', { name: 'Selling price' }).fill('79');
    await expect.element(screen.getByText(question)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Unsure 1' })).toBeVisible();
    await expectNoFaults();
    await screen.getByRole('button', { name: 'It is right' }).click();
    await expect.element(screen.getByText(question)).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Enter 2 products' })).toBeVisible();
  });

  test('leads to the choice of one, which ends the question', async () => {
    const { screen, rows } = await showReview([fresh('Towel', several)]);
    await screen.getByRole('button', { name: 'Choose product' }).click();
    await screen.getByRole('button', { name: 'Pick the lamp' }).click();
    await expect.poll(() => rows()[0]?.product?.id).toBe('sku-lamp');
    expect(rows()[0]?.namesakes).toBeUndefined();
  });
});
