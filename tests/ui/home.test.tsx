import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Category, ProductCard, SearchCardCategory } from '../../domain/contract.ts';
import { cartMachine } from '../../machines/cart/cart-machine.ts';
import { catalogueMachine } from '../../machines/catalogue/catalogue-machine.ts';
import type {
  CategoriesInput,
  CategoryShelf,
  Shelves,
  ShelvesInput,
} from '../../machines/catalogue/catalogue-machine.ts';
import { sampleCup, sampleLamp, sampleTree } from '../../machines/samples/sample-records.ts';
import type { Language } from '../../src/i18n/language.ts';
import { HomeScreen } from '../../src/features/catalogue/views/home-screen.tsx';
import { show } from './show.tsx';

const groupId = 'group-baan-suan';
const products: Readonly<Record<string, readonly ProductCard[]>> = {
  'category-cups': [sampleCup],
  'category-glasses': [],
  'category-lamps': [sampleLamp],
};

interface Scene {
  /** What each try to read the categories brings; null where the server is out of reach. */
  readonly trees?: readonly (readonly Category[] | null)[];
  readonly findable?: readonly SearchCardCategory[] | null;
  readonly language?: Language;
}

function shelfOf(categoryId: string): CategoryShelf {
  const found = products[categoryId] ?? [];
  return { products: found, total: found.length, cursor: null };
}

/** Home before a server with these shelves; `asked` tells of each time that the categories were read. */
async function showHome({ trees = [sampleTree], findable = [], language = 'en' }: Scene) {
  const left = [...trees];
  const asked: CategoriesInput[] = [];
  const catalogue = createActor(
    catalogueMachine.provide({
      actors: {
        allProductCategory: fromPromise<readonly Category[], CategoriesInput>(async ({ input }) => {
          asked.push(input);
          const tree = left.shift();
          if (tree === null) throw new Error('no network');
          return tree ?? new Promise(() => undefined);
        }),
        allSkuList: fromPromise<Shelves, ShelvesInput>(async ({ input }) =>
          Object.fromEntries(input.pages.map(({ categoryId }) => [categoryId, shelfOf(categoryId)])),
        ),
        searchSkuByName: fromPromise<readonly SearchCardCategory[], { groupId: string; name: string }>(
          async () => {
            if (findable === null) throw new Error('no network');
            return findable;
          },
        ),
      },
    }),
    { input: { groupId } },
  ).start();
  const cart = createActor(cartMachine, { input: { groupId, viewer: { roles: [], isVip: false } } }).start();
  const screen = await show(<HomeScreen catalogue={catalogue} cart={cart} shopName="Baan Suan" />, {
    language,
  });
  return { screen, catalogue, cart, asked };
}

const named = (id: string, ch_name: string): Category => ({
  ...sampleTree[0]!,
  id,
  name: id,
  ch_name,
  children: [],
});

describe('the shelf', () => {
  test('has the active top categories at the left, the first of them chosen', async () => {
    const { screen } = await showHome({});
    const rail = screen.getByRole('navigation', { name: 'Categories' });
    await expect.element(rail).toBeVisible();
    const tops = rail.getByRole('button').elements();
    expect(tops.map((top) => [top.textContent, top.getAttribute('aria-pressed')])).toEqual([
      ['category-table', 'true'],
      ['category-house', 'false'],
    ]);
  });

  test('has the sub-categories of the chosen one as sections, each with its chips, the first of them open', async () => {
    const { screen } = await showHome({});
    const chips = screen.getByRole('group', { name: 'category-drinking' });
    await expect.element(chips).toBeVisible();
    const pressed = () =>
      chips
        .getByRole('button')
        .elements()
        .map((chip) => [chip.textContent, chip.getAttribute('aria-pressed')]);
    expect(pressed()).toEqual([
      ['category-cups', 'true'],
      ['category-glasses', 'false'],
    ]);
    await expect.element(screen.getByRole('link', { name: 'Stoneware cup' })).toBeVisible();
    await chips.getByRole('button', { name: 'category-cups' }).click();
    await expect.element(screen.getByRole('link', { name: 'Stoneware cup' })).not.toBeInTheDocument();
    expect(pressed().map(([, isOpen]) => isOpen)).toEqual(['false', 'false']);
  });

  test('of another top category is shown after a tap on it', async () => {
    const { screen } = await showHome({});
    await screen.getByRole('button', { name: 'category-house' }).click();
    await expect.element(screen.getByRole('link', { name: 'Reading lamp' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Stoneware cup' }).query()).toBeNull();
  });

  test('in Chinese names a category in Chinese where it has such a name', async () => {
    const trees = [[named('Cups', '杯子'), named('Lamps', '')]];
    const { screen } = await showHome({ trees, language: 'zh' });
    await expect.element(screen.getByRole('button', { name: '杯子' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Lamps' })).toBeVisible();
  });

  test('while it is read is a skeleton, and what was there stays while it is read again', async () => {
    const { screen, catalogue } = await showHome({ trees: [] });
    await expect.element(screen.getByText('Loading', { exact: true })).toBeInTheDocument();
    expect(screen.getByRole('navigation').query()).toBeNull();
    catalogue.stop();
    await screen.unmount();
    const again = await showHome({});
    await expect.element(again.screen.getByRole('link', { name: 'Stoneware cup' })).toBeVisible();
    await again.screen.getByRole('button', { name: 'Refresh products' }).click();
    expect(again.catalogue.getSnapshot().matches({ shelf: 'loading' })).toBe(true);
    await expect.element(again.screen.getByRole('link', { name: 'Stoneware cup' })).toBeVisible();
  });

  test('is read anew by its button', async () => {
    const { screen, asked } = await showHome({ trees: [sampleTree, sampleTree.slice(1)] });
    await expect.element(screen.getByRole('button', { name: 'category-table' })).toBeVisible();
    await screen.getByRole('button', { name: 'Refresh products' }).click();
    await expect.element(screen.getByRole('button', { name: 'category-table' })).not.toBeInTheDocument();
    expect(asked).toEqual([
      { groupId, anew: false },
      { groupId, anew: true },
    ]);
  });

  test('out of reach says so and is tried again, and looks different from an empty one', async () => {
    const { screen } = await showHome({ trees: [null, []] });
    await expect.element(screen.getByText('Could not load the products')).toBeVisible();
    expect(screen.getByText('No products yet').query()).toBeNull();
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('No products yet')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Baan Suan' })).toHaveFocus();
    expect(screen.getByText('Could not load the products').query()).toBeNull();
  });

  test('that cannot be read anew stays, says so, and is tried again', async () => {
    const { screen, asked } = await showHome({ trees: [sampleTree, null, sampleTree] });
    const cup = screen.getByRole('link', { name: 'Stoneware cup' });
    await expect.element(cup).toBeVisible();
    await screen.getByRole('button', { name: 'Refresh products' }).click();
    await expect.element(screen.getByText('Could not load the products')).toBeVisible();
    expect(cup.elements()).toHaveLength(1);
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('Could not load the products')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('heading', { name: 'Baan Suan' })).toHaveFocus();
    expect(cup.elements()).toHaveLength(1);
    expect(asked).toHaveLength(3);
  });
});

describe('the search', () => {
  test('shows what it found, and the shelf again once it is cleared', async () => {
    const found = { ...sampleTree[0]!, children: [], skus: [sampleLamp] };
    const { screen } = await showHome({ findable: [found] });
    const field = screen.getByRole('searchbox');
    await field.fill('lamp');
    await expect.element(screen.getByRole('link', { name: 'Reading lamp' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Categories' }).query()).toBeNull();
    await field.fill(' ');
    await expect.element(screen.getByRole('navigation', { name: 'Categories' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Reading lamp' }).query()).toBeNull();
  });

  test('out of reach says so, which is not that nothing was found', async () => {
    const { screen } = await showHome({ findable: null });
    await screen.getByRole('searchbox').fill('lamp');
    await expect.element(screen.getByText('The search did not finish')).toBeVisible();
    expect(screen.getByText(/Nothing found/).query()).toBeNull();
  });
});
