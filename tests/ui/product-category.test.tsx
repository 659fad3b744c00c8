import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Category, Product } from '../../domain/contract.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { cartMachine } from '../../machines/cart/cart-machine.ts';
import { categoryShelfMachine } from '../../machines/category-shelf/category-shelf-machine.ts';
import type {
  CategoryPage,
  CategoryShelfInput,
} from '../../machines/category-shelf/category-shelf-machine.ts';
import {
  sampleCup,
  sampleLamp,
  sampleProblem,
  sampleTallLamp,
  sampleTree,
} from '../../machines/samples/sample-records.ts';
import { CategoryShelf } from '../../src/features/product/views/category-shelf.tsx';
import { CategoryTrail } from '../../src/features/product/views/category-trail.tsx';
import type { Language } from '../../src/i18n/language.ts';
import { show } from './show.tsx';

const groupId = 'group-baan-suan';
const bowl: Product = { ...sampleCup, id: 'sku-bowl', name: 'Bowl', ch_name: '碗', th_name: 'ชาม' };
const category = sampleTree[0] as Category;

/** The other products beside the lamp, as these reads answer; `opened` counts the ways to the whole category. */
async function showShelf(reads: (() => Promise<Outcome<CategoryPage>>)[], language: Language = 'en') {
  const allSkuList = fromPromise<Outcome<CategoryPage>, CategoryShelfInput>(() => reads.shift()!());
  const shelf = createActor(categoryShelfMachine.provide({ actors: { allSkuList } }), {
    input: { categoryId: sampleLamp.category_id, groupId },
  }).start();
  const cart = createActor(cartMachine, { input: { groupId, viewer: { roles: [], isVip: false } } }).start();
  const opened: string[] = [];
  const screen = await show(
    <CategoryShelf
      shelf={shelf}
      cart={cart}
      value={sampleLamp}
      category={category}
      onOpen={() => opened.push(category.id)}
    />,
    { language },
  );
  return { screen, shelf, cart, opened };
}

const whole = async () =>
  accepted({
    products: [sampleLamp, sampleTallLamp, sampleCup, { ...bowl, id: 'sku-bowl-2', color: 'Blue' }, bowl],
    total: 5,
  });

describe('the other products of a category', () => {
  test('are those of other names, go into the cart by a tap, and lead to all of them', async () => {
    const { screen, cart, opened } = await showShelf([whole]);
    await expect.element(screen.getByRole('heading', { name: 'More in this category' })).toBeVisible();
    const names = () => [...document.querySelectorAll('article h3')].map(({ textContent }) => textContent);
    expect(names()).toEqual(['Stoneware cup', 'Bowl', 'Bowl']);
    await screen.getByRole('button', { name: /^Add Bowl.*Blue/ }).click();
    expect(cart.getSnapshot().context.lines.map(({ product, quantity }) => [product.id, quantity])).toEqual([
      ['sku-bowl-2', 1],
    ]);
    await screen.getByRole('button', { name: /^All of .+, 5 products$/ }).click();
    expect(opened).toEqual([category.id]);
  });

  test('that do not exist are not offered', async () => {
    const { screen, shelf } = await showShelf([
      async () => accepted({ products: [sampleLamp, sampleTallLamp], total: 2 }),
    ]);
    await waitFor(shelf, (snapshot) => snapshot.matches('shown'));
    await expect.poll(() => screen.container.textContent).toBe('');
  });

  test('that cannot be read say so, and are read by a tap', async () => {
    const { screen } = await showShelf([() => Promise.reject(new Error('no network')), whole]);
    await expect.element(screen.getByText('Could not load more of this category')).toBeVisible();
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('link', { name: /^Bowl.*Blue/ })).toBeVisible();
  });

  test('that cannot be read again stay, are said to be out of date, and are read by a tap', async () => {
    const { screen, shelf } = await showShelf([whole, () => Promise.reject(new Error('no network')), whole]);
    await expect.element(screen.getByRole('link', { name: /^Bowl.*Blue/ })).toBeVisible();
    shelf.send({ type: 'shelf.open' });
    const notice = screen.getByText('Could not load more of this category');
    await expect.element(notice).toBeVisible();
    await expect.element(screen.getByRole('link', { name: /^Bowl.*Blue/ })).toBeVisible();
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(notice).not.toBeInTheDocument();
  });

  test('that are refused say why', async () => {
    const problem = sampleProblem(404, 'not_found');
    const { screen } = await showShelf([async () => refused(problem)]);
    const notice = screen.getByText('Could not load more of this category');
    await expect.element(notice).toBeVisible();
    await expect.element(screen.getByText('Not found. It may be gone, or it is not yours')).toBeVisible();
  });

  test.each(['zh', 'en', 'th'] as const)('in %s are accessible on a desk', async (language) => {
    await page.viewport(1280, 844);
    const { screen } = await showShelf([whole], language);
    await expect.poll(() => document.querySelectorAll('article').length).toBe(3);
    expect((await axe.run(screen.container)).violations).toEqual([]);
    await page.viewport(390, 844);
  });
});

describe('the trail of a product', () => {
  test('names its categories from the top down, and opens each of them', async () => {
    const levels: number[] = [];
    const path = [category, category.children[0]!, category.children[0]!.children[0]!];
    const screen = await show(<CategoryTrail path={path} onOpen={(level) => levels.push(level)} />);
    const trail = screen.getByRole('navigation', { name: 'Category' });
    await expect.element(trail).toBeVisible();
    for (const { name } of path) await trail.getByRole('button', { name, exact: true }).click();
    expect(levels).toEqual([0, 1, 2]);
  });
});
