import { describe, expect, test } from 'vitest';
import { sampleCup, sampleLamp, sampleTree } from '../../machines/samples/sample-records.ts';
import { createApi } from '../../src/api/api.ts';
import { catalogueServices } from '../../src/features/catalogue/catalogue-services.ts';
import { createCategoryCache } from '../../src/platform/category-cache.ts';
import { browserStore } from '../../src/platform/key-value-store.ts';
import { envelope, standInDevice } from './device-stand-in.ts';

const { signal } = new AbortController();
const [table, house] = sampleTree;
const anew = true;

/** The shelves before a server that gives these trees, one after the other. */
function shelves(...trees: readonly unknown[]) {
  const { device, sent } = standInDevice(trees.map((tree) => envelope(200, tree)));
  let merchant = 'm-1';
  const local = browserStore(() => {
    throw new Error('memory is enough');
  });
  const categories = createCategoryCache(local, () => 0);
  const { allProductCategory } = catalogueServices(createApi(device), {
    categories,
    merchantId: () => merchant,
  });
  return {
    read: (groupId: string, isAnew = false, until = signal) =>
      allProductCategory.run({ groupId, anew: isAnew }, until),
    asked: () => sent.map(({ url }) => new URL(url).searchParams.get('group_id')),
    categories,
    signInAt: (id: string) => void (merchant = id),
  };
}

describe('categories', () => {
  test('read within the hour are there again without a request', async () => {
    const { read, asked } = shelves([table], [house]);
    expect(await read('g-1')).toEqual([table]);
    expect(await read('g-1')).toEqual([table]);
    expect(asked()).toEqual(['g-1']);
  });

  test('that are refreshed are asked for, and shown from then on', async () => {
    const { read, asked } = shelves([table], [house]);
    await read('g-1');
    expect(await read('g-1', anew)).toEqual([house]);
    expect(await read('g-1')).toEqual([house]);
    expect(asked()).toEqual(['g-1', 'g-1']);
  });

  test('of another group, and those of another merchant, are asked for', async () => {
    const { read, asked, signInAt } = shelves([table], [house], []);
    await read('g-1');
    expect(await read('g-2')).toEqual([house]);
    signInAt('m-2');
    expect(await read('g-1')).toEqual([]);
    expect(asked()).toEqual(['g-1', 'g-2', 'g-1']);
  });

  test('that come after somebody else signed in, or after nobody waits any more, are not kept', async () => {
    const { read, categories, signInAt } = shelves([table], [house]);
    const reading = read('g-1');
    signInAt('m-2');
    await reading;
    const leaving = new AbortController();
    const left = read('g-2', false, leaving.signal).catch(() => null);
    leaving.abort();
    await left;
    for (const merchantId of ['m-1', 'm-2'])
      for (const groupId of ['g-1', 'g-2']) expect(categories.get({ merchantId, groupId })).toBeNull();
  });

  test('that could not be read are not kept', async () => {
    const { read, categories } = shelves();
    await expect(read('g-1')).rejects.toMatchObject({ name: 'Unreachable' });
    expect(categories.get({ merchantId: 'm-1', groupId: 'g-1' })).toBeNull();
  });
});

/** The shelf and the search before a server that gives these answers, one after the other. */
function cards(...answers: readonly unknown[]) {
  const { device, sent } = standInDevice(answers.map((answer) => envelope(200, answer)));
  const local = browserStore(() => {
    throw new Error('memory is enough');
  });
  const services = catalogueServices(createApi(device), {
    categories: createCategoryCache(local, () => 0),
    merchantId: () => 'm-1',
  });
  const asked = () =>
    sent.map(({ url }) => ['view', 'page_size', 'cursor'].map((name) => new URL(url).searchParams.get(name)));
  return { ...services, asked };
}

const pageOf = (items: readonly unknown[], cursor: string | null) => ({
  items,
  pagination: { total: 2, page_num: 1, page_size: 100, total_pages: 2, cursor },
});

describe('cards', () => {
  test('of a category come page by page', async () => {
    const { allSkuList, asked } = cards(pageOf([sampleCup], 'after-cup'), pageOf([sampleLamp], null));
    const read = (cursor: string | null) =>
      allSkuList.run({ groupId: 'g-1', pages: [{ categoryId: 'cups', cursor }] }, signal);
    expect([await read(null), await read('after-cup')]).toEqual([
      { cups: { products: [sampleCup], total: 2, cursor: 'after-cup' } },
      { cups: { products: [sampleLamp], total: 2, cursor: null } },
    ]);
    expect(asked()).toEqual([
      ['card', '100', ''],
      ['card', '100', 'after-cup'],
    ]);
  });

  test('that a search found are read to the end', async () => {
    const { searchSkuByName, asked } = cards(pageOf([table], 'after-table'), pageOf([house], null));
    expect(await searchSkuByName.run({ groupId: 'g-1', name: 'house' }, signal)).toEqual([table, house]);
    expect(asked()).toEqual([
      ['card', '100', ''],
      ['card', '100', 'after-table'],
    ]);
  });

  test('from a server that has none are its products', async () => {
    const { allSkuList, asked } = cards([sampleCup, sampleLamp]);
    const pages = [{ categoryId: 'cups', cursor: null }];
    expect(await allSkuList.run({ groupId: 'g-1', pages }, signal)).toEqual({
      cups: { products: [sampleCup, sampleLamp], total: 2, cursor: null },
    });
    expect(asked()).toHaveLength(1);
  });
});
