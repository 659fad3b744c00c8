import { afterEach, describe, expect, test } from 'vitest';
import type { Category } from '../../domain/contract.ts';
import { sampleCup, sampleTree } from '../../machines/samples/sample-records.ts';
import { askFirstShelves } from '../../src/first-paint/ask-first-shelves.ts';
import type { KnownCategories } from '../../src/first-paint/ask-first-shelves.ts';

const categoriesAddress = '/api/all_product_category?group_id=g-1';
const shelfAddress = (id: string) =>
  `/api/all_sku_list?view=card&category_id=${id}&group_id=g-1&page_size=100&cursor=`;
const [table] = sampleTree;
const [section] = table?.children ?? [];
if (table === undefined || section === undefined) throw new Error('the sample has no sections');
const product = { ...sampleCup, image_urls: '' };

/** The same shop once its first category is another one. */
const changed: readonly Category[] = [
  { ...table, children: [{ ...section, id: 'new', children: [{ ...table, id: 'new-cups', children: [] }] }] },
];

/** Asks a server that has these categories; answers what was asked, in turn, and the first shelf. */
async function ask(known: KnownCategories, tree: readonly Category[], isTaken = false) {
  const asked: string[] = [];
  window.talatEarlyAnswers = {
    take: () => undefined,
    untaken: () => (isTaken ? [] : [location.origin + categoriesAddress]),
  };
  const shelf = await askFirstShelves(
    async (address) => {
      asked.push(address);
      const data = address === categoriesAddress ? tree : { items: [product] };
      return new Response(JSON.stringify({ data }));
    },
    'g-1',
    known,
  );
  return { asked, shelf };
}

afterEach(() => {
  delete window.talatEarlyAnswers;
});

describe('the first shelves', () => {
  test('of categories that are fresh are asked for at once, and nothing else', async () => {
    expect(await ask({ fresh: sampleTree, last: sampleTree }, sampleTree)).toEqual({
      asked: [shelfAddress('category-cups')],
      shelf: { section, chipId: 'category-cups', products: [product] },
    });
  });

  test('of unknown categories are asked for after those', async () => {
    expect(await ask({ fresh: null, last: null }, sampleTree)).toEqual({
      asked: [categoriesAddress, shelfAddress('category-cups')],
      shelf: { section, chipId: 'category-cups', products: [product] },
    });
  });

  test('of old categories are asked for beside the new ones, once', async () => {
    expect(await ask({ fresh: null, last: sampleTree }, sampleTree)).toEqual({
      asked: [categoriesAddress, shelfAddress('category-cups')],
      shelf: { section, chipId: 'category-cups', products: [product] },
    });
  });

  test('of old categories that have changed are not shown: those of the new ones are', async () => {
    const { asked, shelf } = await ask({ fresh: null, last: sampleTree }, changed);
    expect(asked).toEqual([categoriesAddress, shelfAddress('category-cups'), shelfAddress('new-cups')]);
    expect(shelf?.chipId).toBe('new-cups');
  });

  test('are left to the app where it has taken the categories', async () => {
    expect(await ask({ fresh: null, last: null }, sampleTree, true)).toEqual({
      asked: [categoriesAddress],
      shelf: null,
    });
  });

  test('of a shop without sections are none', async () => {
    expect(await ask({ fresh: [], last: null }, [])).toEqual({ asked: [], shelf: null });
  });
});
