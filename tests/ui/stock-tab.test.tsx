import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { accepted, refused } from '../../domain/outcome.ts';
import { sampleProblem } from '../../machines/samples/sample-records.ts';
import { NoStockScreen } from '../../src/ui/feedback/no-stock-screen.tsx';
import { show } from './show.tsx';
import { product, part, startSheets, heard, showStock, shop } from './stock-scene.tsx';

beforeEach(() => {
  heard.length = 0;
  window.scrollTo(0, 0);
});

describe('the stock of a shop', () => {
  test('shows what runs low first, then the rest with its count and pieces', async () => {
    const { screen } = await showStock();
    await expect.element(screen.getByRole('heading', { name: '7 products run low' })).toBeVisible();
    await expect.element(screen.getByText('3 more below their level')).toBeVisible();
    await expect.element(screen.getByText('2 products · 304 to sell')).toBeVisible();
    await expect.element(screen.getByRole('status').first()).toHaveTextContent('9 products');
    const rows = screen
      .getByRole('listitem')
      .elements()
      .map((row) => row.textContent);
    expect(rows[0]).toBe('Cup low-0Sand · 250 ml · PlainOn hand 2Reserved 2Low level 50None to sell');
    expect(rows[4]).toBe('Cup aSand · 250 ml · PlainOn hand 106Reserved 2Low level 20104To sell');
    expect(rows[5]).toBe('Cup bSand · 250 ml · PlainOn hand 202Reserved 2200To sell');
  });

  test.each(['zh', 'en', 'th'] as const)(
    'names its first list beside how that is sorted, on one line, in %s',
    async (language) => {
      const { screen } = await showStock(shop, startSheets('download'), null, language);
      const heading = screen.getByRole('heading', { level: 2 }).first();
      await expect.element(heading).toBeVisible();
      const sorting = heading.element().parentElement?.querySelector('button');
      const middleOf = (element: Element | null | undefined) => {
        const { top = NaN, height = NaN } = element?.getBoundingClientRect() ?? {};
        return top + height / 2;
      };
      expect(Math.abs(middleOf(heading.element()) - middleOf(sorting))).toBeLessThan(2);
    },
  );

  test('says how many changes of stock wait for the person, and leads to them', async () => {
    const { screen } = await showStock(shop, startSheets('download'), null, 'en', 2);
    await expect.element(screen.getByText('2 stock changes wait for you')).toBeVisible();
    await screen.getByRole('button', { name: 'Look', exact: true }).click();
    await expect.poll(() => location.pathname).toBe('/my/unsent');
  });

  test('with text twice as large is no wider than the screen', async () => {
    document.documentElement.style.fontSize = '200%';
    onTestFinished(() => {
      document.documentElement.style.fontSize = '';
    });
    const { screen } = await showStock();
    await expect.element(screen.getByText('2 products · 304 to sell')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(innerWidth);
  });

  test('says colours in the language of the interface', async () => {
    const { screen } = await showStock(shop, startSheets('download'), null, 'zh');
    await expect.element(screen.getByText('沙色 · 250 ml · Plain').first()).toBeVisible();
  });

  test('the rest of what runs low is a tap away, and so is all of it again', async () => {
    const { screen, asked } = await showStock();
    await screen.getByText('3 more below their level').click();
    await expect.element(screen.getByRole('heading', { name: '4 products · 11 to sell' })).toBeVisible();
    expect(asked.at(-1)?.filter.low).toBe(true);
    await screen.getByRole('button', { name: 'All', exact: true }).click();
    await expect.element(screen.getByRole('heading', { name: '7 products run low' })).toBeVisible();
  });

  test('is narrowed to a category, and searched in it', async () => {
    const { screen, asked } = await showStock();
    await screen.getByRole('button', { name: 'category-house' }).click();
    await screen.getByRole('searchbox').fill('885');
    await expect
      .poll(() => asked.at(-1)?.filter)
      .toMatchObject({ categoryId: 'category-house', name: '885' });
    await expect.element(screen.getByRole('heading', { name: '6 products · 315 to sell' })).toBeVisible();
  });

  test('sorted by name is one list', async () => {
    const { screen, asked } = await showStock();
    await screen.getByRole('button', { name: 'Fewest to sell first' }).click();
    await screen.getByRole('button', { name: 'Sort by name, A to Z' }).click();
    await expect.element(screen.getByRole('heading', { name: '6 products · 315 to sell' })).toBeVisible();
    expect(asked.at(-1)?.filter).toMatchObject({ orderBy: 'name', orderType: 'asc' });
  });

  test('a product opens with its figures, and doors to a change of its stock and to a count', async () => {
    const { screen } = await showStock();
    await screen.getByRole('button', { name: /Cup a/ }).click();
    const sheet = screen.getByRole('dialog', { name: 'Cup a' });
    await expect
      .element(sheet.getByRole('link', { name: 'Product details' }))
      .toHaveAttribute('href', '/product/a');
    await sheet.getByRole('button', { name: 'In and out' }).click();
    expect(heard).toEqual(['move a']);
    await expect.element(sheet).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Scan barcode' }).click();
    expect(heard).toEqual(['move a', 'scan']);
  });

  test('a hundred thousand products have rows near the window only, and are read as it comes near', async () => {
    const count = 100_000;
    const { screen, list } = await showStock(({ cursor }) => {
      const from = Number(cursor ?? 0);
      const items = Array.from({ length: 100 }, (_, index) => product(String(from + index), 50));
      return accepted(part(items, { total: count, cursor: String(from + 100) }));
    });
    await expect.element(screen.getByText('Cup 0', { exact: true })).toBeVisible();
    expect(document.documentElement.scrollHeight).toBeGreaterThan(count * 50);
    window.scrollTo(0, 90 * 95);
    await expect.poll(() => list.getSnapshot().context.pages.length).toBeGreaterThan(1);
    await expect.element(screen.getByText('Cup 95', { exact: true })).toBeVisible();
    expect(screen.getByRole('listitem').elements().length).toBeLessThan(40);
    const before = window.scrollY;
    list.send({ type: 'list.refresh' });
    await expect.poll(() => list.getSnapshot().matches({ list: 'listed' })).toBe(true);
    expect(window.scrollY).toBe(before);
    await expect.element(screen.getByText('Cup 95', { exact: true })).toBeVisible();
  });
});

describe('stock that is not there', () => {
  test('says that there are no products, or that none matches and how to see all', async () => {
    const empty = await showStock(() => accepted(part([])));
    await expect.element(empty.screen.getByText('No products yet')).toBeVisible();
    await empty.screen.getByRole('searchbox').fill('zebra');
    await expect.element(empty.screen.getByText('Nothing found for “zebra”')).toBeVisible();
    await empty.screen.getByRole('button', { name: 'Show all products' }).click();
    await expect.element(empty.screen.getByText('No products yet')).toBeVisible();
  });

  test('that was refused says why; out of reach it is asked for again, and what was read stays', async () => {
    const forbidden = await showStock(() => refused(sampleProblem(403, 'forbidden_role')));
    await expect
      .element(forbidden.screen.getByRole('alert'))
      .toHaveTextContent('The stock could not be loaded');
    await forbidden.screen.unmount();
    let isReachable = true;
    const { screen, list } = await showStock((input) => {
      if (!isReachable) throw new Error('no network');
      return shop(input);
    });
    await expect.element(screen.getByText('Cup a', { exact: true })).toBeVisible();
    isReachable = false;
    list.send({ type: 'list.refresh' });
    await expect.element(screen.getByRole('alert')).toHaveTextContent('The stock could not be loaded');
    await expect.element(screen.getByText('Cup a', { exact: true })).toBeVisible();
    isReachable = true;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the door to the stocktake', () => {
  test.each([
    [null, 'Stocktake'],
    [{ counted: 143, total: 310 }, 'Continue stocktake143 of 310'],
    [{ counted: 8, total: null }, 'Continue stocktake8 counted'],
  ])('with %o open says %s', async (openStocktake, words) => {
    const { screen } = await showStock(shop, startSheets('download'), openStocktake);
    await expect.element(screen.getByRole('button', { name: /tocktake/ })).toHaveTextContent(words);
  });
});

describe('a sheet of products', () => {
  test('is saved once it was read', async () => {
    const { screen, saved } = await showStock();
    await screen.getByRole('button', { name: 'Export' }).click();
    await screen.getByRole('button', { name: /All products/ }).click();
    await expect.element(screen.getByText('The file sku_list.xlsx is saved')).toBeVisible();
    expect(saved).toEqual(['read export', 'saved sku_list.xlsx']);
  });

  test('that only a tap may save waits for it', async () => {
    const { screen, saved } = await showStock(shop, startSheets('share'));
    await screen.getByRole('button', { name: 'Export' }).click();
    await screen.getByRole('button', { name: /Empty template/ }).click();
    await screen.getByRole('button', { name: 'Save file' }).click();
    await expect.poll(() => saved).toEqual(['read template', 'saved sku_list.xlsx']);
  });

  test('that cannot be saved here is not read, and a refusal says why', async () => {
    const inLine = await showStock(shop, startSheets('none'));
    await inLine.screen.getByRole('button', { name: 'Export' }).click();
    await inLine.screen.getByRole('button', { name: /All products/ }).click();
    await expect.element(inLine.screen.getByText('Files cannot be saved inside LINE')).toBeVisible();
    expect(inLine.saved).toEqual([]);
  });
});

describe('somebody who does not keep the stock', () => {
  test('reads whom to ask, and can call, write and go home', async () => {
    const shopOf = {
      merchant_name: 'Yuan Ji',
      merchant_phone: '02 653 1190; 081 2',
      contact: {
        name: 'Yuan Ji',
        avatar_url: '',
        phone: '02 653 1190',
        line_url: 'https://line.me/R/ti/p/@yuanji',
      },
    };
    const screen = await show(<NoStockScreen shop={shopOf} />);
    await expect
      .element(screen.getByText('To count or add stock, ask the administrator of Yuan Ji for that right.'))
      .toBeVisible();
    const links = screen.getByRole('link').elements();
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['02 653 1190', 'tel:026531190'],
      ['LINE', 'https://line.me/R/ti/p/@yuanji'],
      ['Home', '/home'],
    ]);
  });
});
