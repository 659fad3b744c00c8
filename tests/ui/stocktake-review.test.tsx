import { describe, expect, test } from 'vitest';
import { accepted, refused } from '../../domain/outcome.ts';
import { sampleProblem } from '../../machines/samples/sample-records.ts';
import { count, expectNoFaults, recorded, review, shelfProduct, showStocktake } from './stocktake-scene.tsx';

const priced = [
  shelfProduct('cheap', { price: 1_000 }),
  shelfProduct('dear', { price: 50_000 }),
  shelfProduct('even'),
];

describe('the differences of a stocktake', () => {
  test('put their net money first, then the lines with the most money', async () => {
    const { screen, stocktake } = await showStocktake({ products: priced });
    await review(stocktake, 9, 13, 12);
    await expect.element(screen.getByText('Counted 3 · equal 1')).toBeVisible();
    expect(screen.container.textContent).toContain('+฿470.00');
    expect(
      screen
        .getByRole('heading', { level: 3 })
        .elements()
        .map((name) => name.textContent),
    ).toEqual(['Cup dear', 'Cup cheap']);
    await expect.element(screen.getByText('−3 pcs')).toBeVisible();
    await expect.element(screen.getByText('+1 pc')).toBeVisible();
    await expectNoFaults();
  });

  test('that lack a reason wait, the others are confirmed by number', async () => {
    const { screen, stocktake } = await showStocktake({ products: priced });
    await review(stocktake, 9, 13, 12);
    await expect.element(screen.getByText('1 product waits for you')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Confirm 1 difference' })).toBeVisible();
    await screen.getByRole('button', { name: 'Missing' }).click();
    await expect.element(screen.getByRole('button', { name: 'Confirm 2 differences' })).toBeVisible();
  });

  test('that are none are said, and equal counts are saved', async () => {
    const { screen, stocktake } = await showStocktake({ answer: recorded });
    await review(stocktake, 12, 12, 12);
    await expect.element(screen.getByText('No differences')).toBeVisible();
    await screen.getByRole('button', { name: 'Save 3 counts' }).click();
    await expect.element(screen.getByText('Stocktake recorded')).toBeVisible();
  });

  test('are saved as a sheet: what waits first, then the most money, then equal and skipped ones', async () => {
    const { screen, stocktake, saved } = await showStocktake({
      products: [...priced, shelfProduct('left'), shelfProduct('gone', { barcode: '8859034122071' })],
      moved: [{ id: 'gone', onHand: 10 }],
    });
    count(stocktake, 9, 13, 12);
    stocktake.send({ type: 'line.skip', at: 150 });
    await review(stocktake, 11);
    await screen.getByRole('button', { name: 'Save as Excel file' }).click();
    const [table] = saved;
    expect(table?.rows.map((row) => row.slice(0, 10))).toEqual([
      [
        'Product',
        'Colour',
        'Size',
        'Barcode',
        'Stock before',
        'Counted',
        'Difference',
        'Price',
        'Value',
        'Result',
      ],
      ['Cup gone', 'Sand', '250 ml', '8859034122071', 12, 11, -1, 10, -10, 'Moved meanwhile: now 10'],
      ['Cup dear', 'Sand', '250 ml', '', 12, 13, 1, 500, 500, 'More than expected'],
      ['Cup cheap', 'Sand', '250 ml', '', 12, 9, -3, 10, -30, 'Choose a reason'],
      ['Cup even', 'Sand', '250 ml', '', 12, 12, 0, 10, 0, 'As expected'],
      ['Cup left', 'Sand', '250 ml', '', 12, null, null, 10, null, 'Skipped'],
    ]);
  });

  test('of which it is not known whether stock moved say so', async () => {
    const { screen, stocktake } = await showStocktake({ moved: null });
    await review(stocktake, 13);
    await expect.element(screen.getByText('Could not look whether stock moved')).toBeVisible();
  });

  test('that are refused say why, and are kept', async () => {
    const answer = () => refused(sampleProblem(403, 'forbidden_role'));
    const { screen, stocktake } = await showStocktake({ answer });
    await review(stocktake, 13, 12, 12);
    await screen.getByRole('button', { name: 'Confirm 1 difference' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('The stocktake was not recorded');
    await screen.getByRole('button', { name: 'Back to the differences' }).click();
    await expect.element(screen.getByRole('button', { name: 'Confirm 1 difference' })).toBeVisible();
  });
});

describe('a line that moved', () => {
  test('says what it was, is and was counted, and is counted again', async () => {
    const { screen, stocktake } = await showStocktake({ moved: [{ id: 'a', onHand: 10 }] });
    await review(stocktake, 11, 12);
    await expect.element(screen.getByText('Was 12, now 10, you counted 11')).toBeVisible();
    await screen.getByRole('button', { name: 'Count again' }).click();
    const sheet = screen.getByRole('dialog', { name: 'Count again' });
    await expect.element(sheet.getByText('Adds 1 to 10')).toBeVisible();
    await expectNoFaults();
    await sheet.getByRole('button', { name: 'Minus one' }).click();
    await expect.element(sheet.getByText('Agrees with 10')).toBeVisible();
    await sheet.getByRole('button', { name: 'Save 10' }).click();
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Save 2 counts' })).toBeVisible();
  });

  test('takes the present figure by a tap, or is left out', async () => {
    const moved = ['a', 'b'].map((id) => ({ id, onHand: 10 }));
    const { screen, stocktake } = await showStocktake({ moved });
    await review(stocktake, 11, 12);
    await screen.getByRole('button', { name: 'Count again' }).first().click();
    await screen.getByRole('button', { name: 'Take 10' }).click();
    await screen.getByRole('button', { name: 'Leave out' }).click();
    await expect.element(screen.getByText('1 skipped stays as it is')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Save 1 count' })).toBeVisible();
  });

  test('while it is recorded waits alone, and what was recorded is said', async () => {
    const answer: Parameters<typeof showStocktake>[0] = {
      answer: ({ lines }) =>
        accepted(
          lines.map(({ product: { id } }) =>
            id === 'b'
              ? { productId: id, ok: false, reason: 'stock_moved', onHand: 9, details: {} }
              : { productId: id, ok: true, reason: '', onHand: 13, details: {} },
          ),
        ),
    };
    const { screen, stocktake } = await showStocktake(answer);
    await review(stocktake, 13, 12, 12);
    await screen.getByRole('button', { name: 'Confirm 1 difference' }).click();
    await expect.element(screen.getByText('2 products are recorded')).toBeVisible();
    await expect.element(screen.getByText('Was 12, now 9, you counted 12')).toBeVisible();
    await expectNoFaults();
    await screen.getByRole('button', { name: 'Finish stocktake' }).click();
    const asked = screen.getByRole('dialog', { name: 'Not everything is recorded' });
    await expect
      .element(asked.getByText('1 counted product still waits, and is not recorded.'))
      .toBeVisible();
    await asked.getByRole('button', { name: 'Back to the differences' }).click();
    await expect.element(screen.getByText('Was 12, now 9, you counted 12')).toBeVisible();
    await screen.getByRole('button', { name: 'Finish stocktake' }).click();
    await asked.getByRole('button', { name: 'End without them' }).click();
    await expect.element(screen.getByText('Stocktake recorded')).toBeVisible();
  });
});

describe('a part of a scope', () => {
  const question = { name: 'Only a part is counted' } as const;

  test('is said in the review, and asked about when it is confirmed', async () => {
    const { screen, stocktake } = await showStocktake({ answer: recorded });
    await review(stocktake, 13);
    await expect.element(screen.getByText('1 of 3 products counted, 2 not')).toBeVisible();
    await screen.getByRole('button', { name: 'Confirm 1 difference' }).click();
    const asked = screen.getByRole('dialog', question);
    await expect.element(asked.getByText('1 of 3 products counted, 2 not')).toBeVisible();
    await expectNoFaults();
    await asked.getByRole('button', { name: 'Go on counting' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Cup b' })).toBeVisible();
  });

  test('is recorded now, and goes on later', async () => {
    const { screen, stocktake } = await showStocktake({ answer: recorded });
    await review(stocktake, 13);
    await screen.getByRole('button', { name: 'Confirm 1 difference' }).click();
    await screen.getByRole('button', { name: 'Save 1 and go on later' }).click();
    await expect.element(screen.getByText('Recorded so far, not finished')).toBeVisible();
    expect(screen.container.textContent).toContain('Recorded1Not counted2');
    await expectNoFaults();
    await screen.getByRole('button', { name: 'Go on counting' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Cup b' })).toBeVisible();
  });

  test('is recorded, and that ends it where so chosen', async () => {
    const { screen, stocktake } = await showStocktake({ answer: recorded });
    await review(stocktake, 13);
    await screen.getByRole('button', { name: 'Confirm 1 difference' }).click();
    await screen.getByRole('dialog', question).getByRole('button', { name: 'Save 1 and end' }).click();
    await expect.element(screen.getByText('Stocktake recorded')).toBeVisible();
    expect(screen.container.textContent).toContain('Not counted2');
  });
});

describe('a search that may have found more than it tells', () => {
  test('says so once all is counted, and in the review', async () => {
    const { screen, stocktake } = await showStocktake({ scope: { kind: 'search', text: 'cup' }, total: 120 });
    count(stocktake, 12, 12, 12);
    await expect.element(screen.getByText('A search lists 120 products at most')).toBeVisible();
    await review(stocktake);
    await expect.element(screen.getByText('A search lists 120 products at most')).toBeVisible();
  });
});

describe('a recorded stocktake', () => {
  test('says its figures, and leads to its protocol', async () => {
    const { screen, stocktake } = await showStocktake({ answer: recorded, products: priced });
    await review(stocktake, 12, 14, 12);
    await screen.getByRole('button', { name: 'Confirm 1 difference' }).click();
    await expect.element(screen.getByText('3 products are recorded')).toBeVisible();
    expect(screen.container.textContent).toContain('Net difference+฿1,000.00');
    await expectNoFaults();
    await screen.getByRole('button', { name: 'Protocol' }).click();
    expect(location.pathname).toBe('/stocktake/stocktake-1/protocol');
  });
});
