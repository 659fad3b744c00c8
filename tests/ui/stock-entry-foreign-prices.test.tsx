import { describe, expect, test } from 'vitest';
import { right, showReview } from './entry-scene.tsx';
import { expectNoFaults } from './stocktake-scene.tsx';

const goods = [
  right('Cup', { price: 8.5, currency: 'CNY' }),
  right('Jug', { price: 12, currency: 'CNY' }),
  right('Lamp', { price: 60 }),
];

describe('a list with prices in yuan', () => {
  test('asks for the rate, says what a price becomes, and books in baht', async () => {
    const { screen, sent } = await showReview(goods);
    await expect.element(screen.getByText('2 prices are in yuan')).toBeVisible();
    await expect.element(screen.getByText('¥8.50', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Enter 1 product' })).toBeVisible();
    await screen.getByRole('button', { name: 'Convert prices to baht' }).click();
    const sheet = screen.getByRole('dialog');
    await sheet.getByRole('textbox', { name: 'Baht for one yuan' }).fill('4.85');
    await expect.element(sheet.getByText('¥8.50 → ฿41.23')).toBeVisible();
    await expectNoFaults();
    await sheet.getByRole('button', { name: 'Convert 2 prices' }).click();
    await screen.getByRole('button', { name: 'Enter 3 products' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Enter products' }).click();
    await expect
      .poll(() => sent.map(({ rows }) => rows.map(({ paid }) => paid)))
      .toEqual([[4123, 5820, 6000]]);
  });

  test('that are in baht after all are taken as they are, and asked about again by undo', async () => {
    const { screen, rows } = await showReview(goods);
    await screen.getByRole('button', { name: 'Convert prices to baht' }).click();
    await screen.getByRole('button', { name: 'The prices are in baht already' }).click();
    await expect.element(screen.getByText('2 prices are in yuan')).not.toBeInTheDocument();
    expect(rows().map(({ price }) => price)).toEqual(['8.50', '12.00', '60.00']);
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(screen.getByText('2 prices are in yuan')).toBeVisible();
  });

  test('without a figure is not converted, and says so', async () => {
    const { screen } = await showReview(goods);
    await screen.getByRole('button', { name: 'Convert prices to baht' }).click();
    await screen.getByRole('dialog').getByRole('textbox', { name: 'Baht for one yuan' }).fill('a lot');
    await expect
      .element(screen.getByRole('button', { name: 'Convert 2 prices' }))
      .toHaveAccessibleDescription('Write a figure');
  });

  test('has an empty field for the price in baht in each of its rows', async () => {
    const { screen, rows } = await showReview(goods);
    const field = screen.getByRole('textbox', { name: 'Cost' }).first();
    await expect.element(field).toHaveValue('');
    await field.fill('41');
    expect(rows().map(({ price, currency }) => [price, currency])).toEqual([
      ['41', undefined],
      ['12.00', 'CNY'],
      ['60.00', undefined],
    ]);
  });
});
