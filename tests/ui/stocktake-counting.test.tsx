import { page } from 'vitest/browser';
import { describe, expect, onTestFinished, test } from 'vitest';
import { count, expectNoFaults, recorded, review, shelfProduct, showStocktake } from './stocktake-scene.tsx';

const longName = 'Stoneware cup with a wavy rim, glazed by hand, for tea and coffee, in a box of two';

/** How far the page scrolls, and which buttons are cut off at the right. */
function beyondWindow() {
  const { scrollHeight, clientHeight, clientWidth } = document.documentElement;
  const cut = [...document.querySelectorAll('button')].filter(
    (button) => button.getBoundingClientRect().right > clientWidth,
  );
  return { down: scrollHeight - clientHeight, right: cut.map(({ textContent }) => textContent) };
}

describe('a product that is counted', () => {
  test('shows what it is, and its figure by buttons and digits; the filled button repeats it', async () => {
    const { screen, stocktake } = await showStocktake();
    await expect.element(screen.getByRole('heading', { name: 'Cup a' })).toBeVisible();
    await expect.element(screen.getByRole('status').first()).toHaveTextContent('0 of 3 products');
    await screen.getByRole('button', { name: '4', exact: true }).click();
    await screen.getByRole('button', { name: '6', exact: true }).click();
    await screen.getByRole('button', { name: 'Minus one' }).click();
    await screen.getByRole('button', { name: 'Count 45 · next' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Cup b' })).toBeVisible();
    await expect.element(screen.getByRole('status').first()).toHaveTextContent('1 of 3 products');
    expect(stocktake.getSnapshot().context.lines.map(({ counted }) => counted)).toEqual([45]);
  });

  test('hides what should be there until it is asked for', async () => {
    const { screen } = await showStocktake();
    const expected = screen.getByRole('switch', { name: /Show stock figure/ });
    await expect.element(expected).toHaveTextContent('hidden');
    await expected.click();
    await expect.element(expected).toHaveTextContent('12 on hand');
  });

  test('without a figure is not counted, and says why; nor is there a review of nothing', async () => {
    const { screen, stocktake } = await showStocktake();
    await screen.getByRole('button', { name: 'Count', exact: true }).click({ force: true });
    await expect.element(screen.getByText('Enter what you counted; 0 counts too')).toBeVisible();
    await screen.getByRole('button', { name: 'Review' }).click({ force: true });
    await expect.element(screen.getByText('Nothing is counted yet')).toBeVisible();
    expect(stocktake.getSnapshot().context.lines).toEqual([]);
  });

  test('that is skipped is said, and comes back by a tap', async () => {
    const { screen } = await showStocktake();
    await screen.getByRole('button', { name: 'Skip' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Cup b' })).toBeVisible();
    await screen.getByRole('button', { name: 'Skipped 1' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Cup a' })).toBeVisible();
  });

  test.each(['light', 'dark'] as const)('in %s has no fault that axe knows', async (scheme) => {
    const { screen, stocktake } = await showStocktake({
      scheme,
      products: [shelfProduct('a', { name: longName })],
    });
    stocktake.send({ type: 'figure.change', text: '12345' });
    await expect.element(screen.getByRole('button', { name: /12,?345/ })).toBeVisible();
    await expectNoFaults();
  });

  test.each(['en', 'zh', 'th'] as const)(
    'with a long name stays within a phone of 320 px in %s',
    async (language) => {
      const { screen } = await showStocktake({
        language,
        products: [shelfProduct('a', { name: longName, ch_name: longName, th_name: longName })],
      });
      screen.container.style.width = '320px';
      const beyond = [...screen.container.querySelectorAll('button')].filter(
        (button) => button.scrollWidth > button.clientWidth || button.getBoundingClientRect().right > 320,
      );
      expect(beyond.map(({ textContent }) => textContent)).toEqual([]);
    },
  );

  test.each(['en', 'zh', 'th'] as const)(
    'on a low phone shows its last digit without scrolling in %s',
    async (language) => {
      // As low as it is under the line that says what is shown is a demo.
      await page.viewport(320, 620);
      onTestFinished(() => page.viewport(390, 844));
      const { screen } = await showStocktake({
        language,
        products: [
          shelfProduct('a', {
            name: longName,
            ch_name: longName,
            th_name: longName,
            color: 'Coral orange',
            size: '500 ml, with its box',
            barcode: '8859034122071',
          }),
        ],
      });
      await expect.element(screen.getByRole('button', { name: '0', exact: true })).toBeVisible();
      expect(beyondWindow()).toEqual({ down: 0, right: [] });
    },
  );

  test.each(['en', 'zh', 'th'] as const)(
    'that is counted again on a low phone has its whole pad in view in %s',
    async (language) => {
      await page.viewport(320, 640);
      onTestFinished(() => page.viewport(390, 844));
      const name = { name: longName, ch_name: longName, th_name: longName };
      const { screen, stocktake } = await showStocktake({
        language,
        products: [shelfProduct('a', name)],
        moved: [{ id: 'a', onHand: 10 }],
        answer: recorded,
      });
      await review(stocktake, 11);
      stocktake.send({ type: 'line.recount', productId: 'a' });
      const dialog = screen.getByRole('dialog');
      await expect.element(dialog.getByRole('button', { name: '0', exact: true })).toBeVisible();
      const scrolling = [...dialog.element().querySelectorAll('*')].filter(
        (part) => getComputedStyle(part).overflowY === 'auto' && part.scrollHeight > part.clientHeight,
      );
      expect(scrolling).toEqual([]);
    },
  );

  test('on a desk is counted below its pad, without a bar at the foot', async () => {
    await page.viewport(1280, 800);
    onTestFinished(() => page.viewport(390, 844));
    const { screen } = await showStocktake();
    const button = screen.getByRole('button', { name: 'Count', exact: true });
    await expect.element(button).toBeVisible();
    const pad = screen.getByRole('group', { name: 'Digits' }).element().getBoundingClientRect();
    expect(button.element().getBoundingClientRect().right).toBe(pad.right);
    expect(document.querySelector('[data-sticky-bar]')).toBeNull();
  });

  test.each([
    [844, 372],
    [667, 375],
  ])('on a phone of %i x %i that lies on its side is counted without scrolling', async (width, height) => {
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(390, 844));
    const { screen } = await showStocktake({
      language: 'th',
      products: [shelfProduct('a', { th_name: longName, barcode: '8859034122071' })],
    });
    await expect.element(screen.getByRole('button', { name: '0', exact: true })).toBeVisible();
    expect(beyondWindow()).toEqual({ down: 0, right: [] });
  });
});

describe('products that are not there', () => {
  test('in an empty scope lead to another one', async () => {
    const { screen } = await showStocktake({ products: [] });
    await expect.element(screen.getByText('Nothing to count here')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Choose another scope' })).toBeVisible();
  });

  test('in a scope that is scanned wait for the first scan', async () => {
    const { screen } = await showStocktake({ scope: { kind: 'scan' } });
    await expect.element(screen.getByText('Scan the first product')).toBeVisible();
  });

  test('in a scope that is scanned are chosen where they have no code, at first and later', async () => {
    const { screen, stocktake, chosen } = await showStocktake({ scope: { kind: 'scan' } });
    await screen.getByRole('button', { name: 'Choose product' }).click();
    expect(chosen.count).toBe(1);
    stocktake.send({ type: 'product.scan', product: shelfProduct('plain'), pieces: 0 });
    await expect.element(screen.getByRole('heading', { name: 'Cup plain' })).toBeVisible();
    expect(stocktake.getSnapshot().context.draft.figure).toBe('');
    await screen.getByRole('button', { name: 'Products' }).click();
    await screen.getByRole('button', { name: 'Choose product' }).click();
    expect(chosen.count).toBe(2);
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    count(stocktake, 4);
    await screen.getByRole('button', { name: 'Choose product' }).click();
    expect(chosen.count).toBe(3);
  });

  test('in a category are not chosen from elsewhere', async () => {
    const { screen } = await showStocktake();
    await screen.getByRole('button', { name: 'Products' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Products' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choose product' }).elements()).toEqual([]);
  });

  test('out of reach are said, and read again', async () => {
    const { screen, server } = await showStocktake({ isUnreachable: true });
    await expect.element(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
    server.isUnreachable = false;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Cup a' })).toBeVisible();
  });

  test('once all are counted lead to the review, and say what was skipped', async () => {
    const { screen, stocktake } = await showStocktake();
    count(stocktake, 12, 12);
    stocktake.send({ type: 'line.skip', at: 1 });
    await expect.element(screen.getByText('All products are counted')).toBeVisible();
    await expect.element(screen.getByText(/1 product was skipped/)).toBeVisible();
    await expectNoFaults();
  });
});

describe('the list of products', () => {
  test('shows what is counted, skipped and left, and a tap shows one', async () => {
    const { screen, stocktake } = await showStocktake();
    count(stocktake, 9);
    stocktake.send({ type: 'line.skip', at: 1 });
    await screen.getByRole('button', { name: 'Products' }).click();
    const list = screen.getByRole('dialog', { name: 'Products' });
    await expect.element(list.getByRole('listitem').first()).toHaveTextContent('Counted9');
    expect(
      list
        .getByRole('listitem')
        .elements()
        .map((row) => row.textContent),
    ).toEqual([
      'Cup aSand · 250 ml · Counted9',
      'Cup bSand · 250 ml · Skipped',
      'Cup cSand · 250 ml · Not counted yet',
    ]);
    await expectNoFaults();
    await list.getByRole('button', { name: /Cup b/ }).click();
    await expect.element(screen.getByRole('heading', { name: 'Cup b' })).toBeVisible();
  });

  test('discards the stocktake after it asked', async () => {
    const { screen } = await showStocktake();
    await screen.getByRole('button', { name: 'Products' }).click();
    await screen.getByRole('button', { name: 'Discard stocktake' }).click();
    await screen
      .getByRole('dialog', { name: 'Discard this stocktake?' })
      .getByRole('button', { name: 'Discard stocktake' })
      .click();
    await expect.element(screen.getByText('This stocktake was discarded')).toBeVisible();
  });
});
