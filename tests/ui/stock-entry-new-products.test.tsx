import { describe, expect, test } from 'vitest';
import { accepted, refused } from '../../domain/outcome.ts';
import { sampleProblem } from '../../machines/samples/sample-records.ts';
import type { EntryChoice } from '../../src/features/stock-entry/views/entry-props.ts';
import { fresh, right, showReview } from './entry-scene.tsx';
import { expectNoFaults } from './stocktake-scene.tsx';

describe('new products of a delivery note', () => {
  test('ask what they sell for, and are booked at that, with what was paid', async () => {
    const { screen, sent } = await showReview([fresh('Cup'), right('Bowl')]);
    await expect.element(screen.getByText('Write the selling price of this new product')).toBeVisible();
    await screen.getByRole('textbox', { name: 'Selling price' }).fill('79');
    await expect.element(screen.getByText('New product, sells at ฿79.00')).toBeVisible();
    await screen.getByRole('button', { name: 'Enter 2 products' }).click();
    const summary = screen.getByRole('dialog');
    await expect.element(summary.getByText('New products sell at')).toBeVisible();
    await expect.element(summary.getByText('฿79.00')).toBeVisible();
    await expectNoFaults();
    await summary.getByRole('button', { name: 'Enter products' }).click();
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]?.rows.map(({ name, paid, selling }) => [name, paid, selling])).toEqual([
      ['Cup', 4_500, 7_900],
      ['Bowl', 4_500, null],
    ]);
  });

  test('get one together: what was paid and 60 % more, rounded up; what was paid stays', async () => {
    const { screen, rows } = await showReview([fresh('Cup'), fresh('Bowl', { price: 60.5 }), right('Jug')]);
    await expect.element(screen.getByText('2 new products need a selling price')).toBeVisible();
    await screen.getByRole('button', { name: 'Fill in all' }).click();
    await expectNoFaults();
    await screen.getByRole('dialog').getByRole('button', { name: 'Apply to all' }).click();
    await expect.element(screen.getByRole('button', { name: 'Enter 3 products' })).toBeVisible();
    expect(rows().map(({ name, price, sellingPrice }) => [name, price, sellingPrice])).toEqual([
      ['Cup', '45.00', '72.00'],
      ['Bowl', '60.50', '97.00'],
      ['Jug', '45.00', ''],
    ]);
  });

  test('get a category and a selling price in one sheet, as one step, and what was chosen is offered the next time', async () => {
    const lost = { cate_id1: '', cate_id2: '', cate_id3: '' };
    const chosen: EntryChoice[] = [];
    const items = [fresh('Cup', lost), fresh('Bowl', lost), fresh('Jug'), right('Pot', lost)];
    const { screen, rows } = await showReview(items, {}, undefined, { onChoice: (one) => chosen.push(one) });
    const before = rows();
    await expect
      .element(screen.getByText('3 products need a category · 3 new products need a selling price'))
      .toBeVisible();
    await screen.getByRole('button', { name: 'Fill in all' }).click();
    const sheet = screen.getByRole('dialog').first();
    await sheet.getByRole('button', { name: 'Choose category' }).click();
    await screen.getByRole('dialog').last().getByRole('button', { name: 'Cups' }).click();
    await sheet.getByRole('textbox', { name: 'Percent on top of the cost' }).fill('40');
    await expectNoFaults();
    await sheet.getByRole('button', { name: 'Apply to all' }).click();
    await expect.element(screen.getByRole('button', { name: 'Enter 4 products' })).toBeVisible();
    expect(rows().map(({ name, category, sellingPrice }) => [name, category?.ids[2], sellingPrice])).toEqual([
      ['Cup', 'category-cups', '63.00'],
      ['Bowl', 'category-cups', '63.00'],
      ['Jug', 'category-cups', '63.00'],
      ['Pot', 'category-cups', ''],
    ]);
    expect(chosen).toEqual([{ categoryId: 'category-cups', rule: { kind: 'markup', percent: '40' } }]);
    await screen.getByRole('button', { name: 'Undo' }).click();
    expect(rows()).toEqual(before);
  });

  test('get the category that is proposed for each by one press, with one that a person changed', async () => {
    const lost = { cate_id1: '', cate_id2: '', cate_id3: '' };
    const likely = (id: string, label: string) => ({
      ...lost,
      likely_category: { category_id: ['category-table', 'category-drinking', id], category_label: label },
    });
    const { screen, rows } = await showReview([
      fresh('Tea cup', likely('category-cups', 'Table / Drinking / Cups')),
      fresh('Glass jug', likely('category-jugs', 'Table / Drinking / Jugs')),
      fresh('Mug', likely('category-cups', 'Table / Drinking / Cups')),
      fresh('Mug', { ...likely('category-cups', 'Table / Drinking / Cups'), color: 'Blue' }),
      fresh('Boat', lost),
    ]);
    await expect.element(screen.getByText('Proposed category: Table / Drinking / Jugs')).toBeVisible();
    await screen.getByRole('button', { name: 'Fill in all' }).click();
    const sheet = screen.getByRole('dialog').first();
    await expect.element(sheet.getByText('Proposed categories of 4 products')).toBeVisible();
    await expect.element(sheet.getByText('Tea cup · Mug × 2')).toBeVisible();
    await expectNoFaults();
    await sheet.getByRole('button', { name: /Jugs 1 Other category Glass jug/ }).click();
    await screen.getByRole('dialog').last().getByRole('button', { name: 'Cups' }).click();
    await expect.element(sheet.getByText('Tea cup · Glass jug · Mug × 2')).toBeVisible();
    await sheet.getByRole('button', { name: 'Apply to all' }).click();
    await expect.element(screen.getByRole('button', { name: 'Enter 4 products' })).toBeVisible();
    const given = () => rows().map(({ name, category }) => [name, category?.ids[2]]);
    expect(given().filter(([, id]) => id === 'category-cups')).toHaveLength(4);
    expect(given().find(([name]) => name === 'Boat')).toEqual(['Boat', undefined]);
  });

  test('takes the category that is proposed in its row, or another one', async () => {
    const lost = {
      cate_id1: '',
      cate_id2: '',
      cate_id3: '',
      likely_category: {
        category_id: ['category-table', 'category-drinking', 'category-jugs'],
        category_label: 'Table / Drinking / Jugs',
      },
    };
    const { screen, rows } = await showReview([fresh('Glass jug', lost)]);
    await expect.element(screen.getByRole('button', { name: 'Other category' })).toBeVisible();
    await screen.getByRole('button', { name: 'Use Jugs' }).click();
    expect(rows().map(({ category }) => category?.ids[2])).toEqual(['category-jugs']);
  });

  test('are offered what was chosen the last time, by a press', async () => {
    const lost = { cate_id1: '', cate_id2: '', cate_id3: '' };
    const lastChoice = { categoryId: 'category-cups', rule: { kind: 'markup', percent: '25' } } as const;
    const { screen, rows } = await showReview([fresh('Cup', lost), fresh('Bowl', lost)], {}, undefined, {
      lastChoice,
    });
    await screen.getByRole('button', { name: 'Fill in all' }).click();
    const sheet = screen.getByRole('dialog').first();
    await sheet.getByRole('button', { name: /^Last category: .*category-cups$/ }).click();
    await sheet.getByRole('button', { name: 'Apply to all' }).click();
    expect(rows().map(({ category, sellingPrice }) => [category?.ids[2], sellingPrice])).toEqual([
      ['category-cups', '57.00'],
      ['category-cups', '57.00'],
    ]);
  });

  test('get a category together, and a selling price each where that is chosen', async () => {
    const lost = { cate_id1: '', cate_id2: '', cate_id3: '' };
    const { screen, rows } = await showReview([fresh('Cup', lost), fresh('Bowl', lost)]);
    await screen.getByRole('button', { name: 'Fill in all' }).click();
    const sheet = screen.getByRole('dialog').first();
    await sheet.getByRole('button', { name: 'A price for each, later' }).click();
    await expect
      .element(sheet.getByRole('button', { name: 'Apply to all' }))
      .toHaveAccessibleDescription('Choose a category first');
    await sheet.getByRole('button', { name: 'Choose category' }).click();
    await screen.getByRole('dialog').last().getByRole('button', { name: 'Cups' }).click();
    await sheet.getByRole('button', { name: 'Apply to all' }).click();
    await expect.element(screen.getByText('2 new products need a selling price')).toBeVisible();
    expect(rows().map(({ category, sellingPrice }) => [category?.ids[2], sellingPrice])).toEqual([
      ['category-cups', ''],
      ['category-cups', ''],
    ]);
  });

  test('with a VIP price that would not count say so at that field, until the price is above it', async () => {
    const { screen } = await showReview([fresh('Cup')]);
    await screen.getByRole('button', { name: 'Edit Cup' }).click();
    const sheet = screen.getByRole('dialog');
    await sheet.getByLabelText('VIP price').fill('80');
    await sheet.getByLabelText('Selling price').fill('80');
    await expect.element(sheet.getByText('The VIP price has to be below the selling price')).toBeVisible();
    await expectNoFaults();
    await sheet.getByLabelText('Selling price').fill('81');
    await expect
      .poll(() => sheet.getByText('The VIP price has to be below the selling price').query())
      .toBeNull();
  });

  test('of a name that the shop has are refused by name, and add to that by a press', async () => {
    const match = { sku_id: 'sku-cup', name: 'Tea cup', stock: 40, price: 99 };
    const exists = refused(sampleProblem(409, 'product_exists', { items: [{ item: 0, match }] }));
    const { screen, rows } = await showReview([fresh('Tea Cup')], {}, exists);
    await screen.getByRole('textbox', { name: 'Selling price' }).fill('120');
    await screen.getByRole('button', { name: 'Enter 1 product' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Enter products' }).click();
    await expect.element(screen.getByText('Products of these names exist already')).toBeVisible();
    await screen.getByRole('button', { name: 'Change the draft' }).click();
    await expect
      .element(
        screen.getByText(
          'Tea cup exists already, 40 to sell, sells at ฿99.00. Add to it, or change the name',
        ),
      )
      .toBeVisible();
    const notice = screen.getByText('The products could not be entered');
    await expect.element(notice).toBeVisible();
    await expectNoFaults();
    await screen.getByRole('button', { name: 'Add to this product' }).click();
    await expect.element(notice).not.toBeInTheDocument();
    await expect.element(screen.getByText('Adds 12 to Tea cup: 40 → 52')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Enter 1 product' })).toBeVisible();
    expect(rows().map(({ product, price }) => [product?.id, price])).toEqual([['sku-cup', '45.00']]);
  });

  test('that were booked are what the rows of their names add to that stayed', async () => {
    const made = accepted({
      created: 1,
      increased: 0,
      skuIds: ['sku-cup'],
      made: [{ skuId: 'sku-cup', stock: 12 }],
    });
    const withoutPieces = fresh('Cup', { amount: 0, problem: 'amount_missing' });
    const { screen, sent } = await showReview([fresh('Cup'), withoutPieces], {}, made);
    await screen.getByRole('button', { name: 'Fill in all' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Apply to all' }).click();
    await screen.getByRole('button', { name: 'Enter 1 product' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Enter products' }).click();
    await screen.getByRole('button', { name: 'Complete 1 product' }).click();
    await expect.element(screen.getByText('Adds to Cup')).toBeVisible();
    await screen.getByRole('textbox', { name: 'Pieces' }).fill('3');
    await expect.element(screen.getByText('Adds 3 to Cup: 12 → 15')).toBeVisible();
    await screen.getByRole('button', { name: 'Enter 1 product' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Enter products' }).click();
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]?.rows.map(({ product, pieces, selling }) => [product?.id, pieces, selling])).toEqual([
      ['sku-cup', 3, null],
    ]);
  });

  test('of names that the shop has add to those together, and are new again by undo', async () => {
    const items = ['Tea Cup', 'Bowl', 'Jug'].map((name, at) => ({
      item: at,
      match: { sku_id: `sku-${at}`, name, stock: 40, price: 99 },
    }));
    const exists = refused(sampleProblem(409, 'product_exists', { items }));
    const names = items.map(({ match }) => match.name);
    const { screen, rows } = await showReview(
      names.map((name) => fresh(name)),
      {},
      exists,
    );
    await screen.getByRole('button', { name: 'Fill in all' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Apply to all' }).click();
    await screen.getByRole('button', { name: 'Enter 3 products' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Enter products' }).click();
    await screen.getByRole('button', { name: 'Change the draft' }).click();
    await expect.element(screen.getByText('3 products exist already')).toBeVisible();
    await expectNoFaults();
    await screen.getByRole('button', { name: 'Choose several' }).click();
    await screen.getByRole('checkbox', { name: 'Choose Bowl' }).click();
    await screen.getByRole('button', { name: 'Add to existing' }).click();
    expect(screen.getByRole('button', { name: 'Add to existing' }).query()).toBeNull();
    await screen.getByRole('button', { name: 'Done' }).click();
    await expect.element(screen.getByText('2 products exist already')).toBeVisible();
    await screen.getByRole('button', { name: 'Add to existing' }).click();
    const skuIds = () => rows().map(({ product }) => product?.id ?? null);
    expect(skuIds()).toEqual(['sku-0', 'sku-1', 'sku-2']);
    await expect.element(screen.getByRole('button', { name: 'Enter 3 products' })).toBeVisible();
    await screen.getByRole('button', { name: 'Undo' }).click();
    expect(skuIds()).toEqual([null, 'sku-1', null]);
  });
});
