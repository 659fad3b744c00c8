import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fresh, right, showReview } from './entry-scene.tsx';

const unsure = { confidence: 0.6, problem: 'unsure' } as const;
const misread = { ...unsure, namesakes: 2 };

/** Two rows of new products without a selling price, one of them unsure; one unsure and one right row of the shop's products. */
const mixed = [fresh('Bowl', unsure), fresh('Plate'), right('Cup', unsure), right('Jug')];

async function showMixed() {
  const shown = await showReview(mixed);
  const { screen } = shown;
  const chips = () =>
    screen
      .getByRole('group', { name: 'Products of the draft' })
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent);
  return { ...shown, chips };
}

describe('the counts of a review', () => {
  test('say how many lack something, are unsure, and can be entered; what is filled in makes no row unsure', async () => {
    const { screen, chips, entry, rows } = await showMixed();
    expect(chips()).toEqual(['All 4', 'To complete 2', 'Unsure 2', 'Ready 2, 1 of them unsure']);
    expect(screen.getByText('2 to check').query()).toBeNull();
    await expect.element(screen.getByRole('button', { name: 'Enter 2 products' })).toBeVisible();
    entry.send({
      type: 'rows.complete',
      rowIds: rows().map(({ id }) => id),
      category: null,
      rule: { kind: 'markup', percent: 60 },
    });
    await expect.element(screen.getByRole('button', { name: 'Enter 4 products' })).toBeVisible();
    expect(chips()).toEqual(['All 4', 'To complete 0', 'Unsure 2', 'Ready 4, 2 of them unsure']);
    await expect.element(screen.getByText('2 to check')).toBeVisible();
  });

  test('lead to an unsure row that lacks something, which says so and can be called right', async () => {
    const { screen, chips } = await showMixed();
    await screen.getByRole('button', { name: 'Unsure 2' }).click();
    const items = screen.getByRole('listitem');
    expect(items.elements()).toHaveLength(2);
    const bowl = items.filter({ hasText: 'Bowl' });
    await expect.element(bowl.getByText('Not read with certainty')).toBeVisible();
    await bowl.getByRole('button', { name: 'It is right' }).click();
    await expect.poll(chips).toEqual(['All 4', 'To complete 2', 'Unsure 1', 'Ready 2, 1 of them unsure']);
  });

  test('of the summary lead to what was not checked', async () => {
    const { screen } = await showMixed();
    await screen.getByRole('button', { name: 'Enter 2 products' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Check 1 product' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.poll(() => screen.getByRole('listitem').elements()).toHaveLength(1);
    await expect.element(screen.getByRole('heading', { name: 'Cup' })).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'Unsure 2' }))
      .toHaveAttribute('aria-pressed', 'true');
  });

  test('are said to be all right once the last row is, and not before', async () => {
    const { screen } = await showReview([fresh('Plate'), right('Jug')]);
    const status = screen.getByRole('status').filter({ hasText: 'All products are right: enter them now' });
    await expect.element(screen.getByText('1 product stays in the draft')).toBeVisible();
    expect(status.query()).toBeNull();
    await screen.getByRole('textbox', { name: 'Selling price' }).fill('99');
    await expect.element(status).toBeVisible();
  });

  test('say nothing where all was right from the beginning', async () => {
    const { screen } = await showReview([right('Jug')]);
    await expect.element(screen.getByRole('button', { name: 'Enter 1 product' })).toBeVisible();
    expect(screen.getByText('All products are right: enter them now').query()).toBeNull();
  });
});

test('a row of packs says why it is unsure', async () => {
  const { screen } = await showReview([right('Jug', { packs: true })]);
  await expect
    .element(screen.getByText('Counted in packs: write the pieces if a pack holds several'))
    .toBeVisible();
  await screen.getByRole('button', { name: 'It is right' }).click();
  await expect.element(screen.getByRole('button', { name: 'Unsure 0' })).toBeVisible();
});

test('a product is chosen from the list at once', async () => {
  const { screen, rows } = await showReview([fresh('Reading lamb', misread)]);
  await screen.getByRole('button', { name: 'Choose product' }).click();
  await screen.getByRole('button', { name: 'Pick the lamp, looked for by Reading lamb' }).click();
  expect(rows()[0]?.product?.id).toBe('sku-lamp');
  await expect.element(screen.getByText(/Adds 12 to Reading lamp/)).toBeVisible();
});

test.each(['en', 'zh', 'th'] as const)(
  'no row moves when the draft is saved, in %s, so that a press ends where it began',
  async (language) => {
    let saved: () => void = () => undefined;
    const flush = () => new Promise<void>((resolve) => (saved = resolve));
    await page.viewport(390, 844);
    const { screen, entry } = await showReview(
      [fresh('Bowl', unsure), right('Cup', unsure)],
      { language },
      undefined,
      { flush },
    );
    const row = screen.getByRole('listitem').last();
    await expect.element(row).toBeVisible();
    entry.send({ type: 'row.check', rowId: 'row-1' });
    const mark = document.querySelector('main header [class*="meta"]');
    await expect.poll(() => mark?.querySelector('[data-saved]') ?? null).toBeNull();
    const before = row.element().getBoundingClientRect().top;
    saved();
    await expect.poll(() => mark?.querySelector('[data-saved]') ?? null).not.toBeNull();
    expect(row.element().getBoundingClientRect().top).toBe(before);
  },
);
