import { describe, expect, test } from 'vitest';
import { catalogueMachine } from '../../machines/catalogue/catalogue-machine.ts';
import { sampleCup, sampleLamp, sampleTree } from '../../machines/samples/sample-records.ts';
import type { ProductCard } from '../../domain/contract.ts';
import { answered, failed, inputOf, stateAfter } from './state-after.ts';

type TestEvent = Parameters<typeof stateAfter<typeof catalogueMachine>>[2];

const tree = answered('allProductCategory', sampleTree);
const whole = (...products: readonly ProductCard[]) => ({ products, total: products.length, cursor: null });
const cups = answered('allSkuList', { 'category-cups': whole(sampleCup) });
const lamps = answered('allSkuList', { 'category-lamps': whole(sampleLamp) });
const firstPageOf = (categoryId: string) => [{ categoryId, cursor: null }];
const drinking = sampleTree[0]!.children[0]!;
const chip = (chipId: string): TestEvent => ({ type: 'chip.toggle', sectionId: 'category-drinking', chipId });

const catalogue = (...events: TestEvent[]) =>
  stateAfter(catalogueMachine, { groupId: 'group-baan-suan' }, ...events);

describe('the shelf', () => {
  test('opens the first category with the first chip of each section, and reads their products', () => {
    const snapshot = catalogue(tree);
    expect(snapshot.context.topId).toBe('category-table');
    expect(snapshot.context.chips).toEqual({ 'category-drinking': 'category-cups' });
    expect(inputOf(catalogueMachine, snapshot, 'allSkuList')).toEqual({
      groupId: 'group-baan-suan',
      pages: firstPageOf('category-cups'),
    });
  });

  test('top.choose of a category that was read before reads nothing again', () => {
    const back: TestEvent = { type: 'top.choose', topId: 'category-table' };
    const snapshot = catalogue(tree, cups, { type: 'top.choose', topId: 'category-house' }, lamps, back);
    expect(snapshot.value).toMatchObject({ shelf: { shown: 'resting' } });
    expect(snapshot.context.shelves).toEqual({
      'category-cups': whole(sampleCup),
      'category-lamps': whole(sampleLamp),
    });
  });

  test('chip.toggle of the open chip closes it, of another opens that one', () => {
    expect(catalogue(tree, cups, chip('category-cups')).context.chips).toEqual({});
    expect(catalogue(tree, cups, chip('category-glasses')).context.chips).toEqual({
      'category-drinking': 'category-glasses',
    });
  });

  test('chip.toggle of a chip that was not open before reads its products, and of one that was reads nothing', () => {
    const glasses = catalogue(tree, cups, chip('category-glasses'));
    expect(inputOf(catalogueMachine, glasses, 'allSkuList')).toEqual({
      groupId: 'group-baan-suan',
      pages: firstPageOf('category-glasses'),
    });
    const read = answered('allSkuList', { 'category-glasses': whole() });
    const back = catalogue(tree, cups, chip('category-glasses'), read, chip('category-cups'));
    expect(inputOf(catalogueMachine, back, 'allSkuList')).toBeUndefined();
    expect(back.value).toMatchObject({ shelf: { shown: 'resting' } });
  });

  const begun = answered('allSkuList', {
    'category-cups': { products: [sampleCup], total: 2, cursor: 'after-cup' },
  });
  const ended = answered('allSkuList', {
    'category-cups': { products: [sampleCup, sampleLamp], total: 2, cursor: null },
  });
  const more: TestEvent = { type: 'shelf.more', categoryId: 'category-cups' };
  const nextPage = {
    groupId: 'group-baan-suan',
    pages: [{ categoryId: 'category-cups', cursor: 'after-cup' }],
  };

  test('shelf.more reads the next page, which adds each product once', () => {
    const asking = catalogue(tree, begun, more);
    expect(inputOf(catalogueMachine, asking, 'allSkuList')).toEqual(nextPage);
    const read = catalogue(tree, begun, more, ended);
    expect(read.context.shelves).toEqual({ 'category-cups': whole(sampleCup, sampleLamp) });
    expect(read.value).toMatchObject({ shelf: { shown: 'resting' } });
  });

  test('shelf.more of a category that was read to its end, or is not open, reads nothing', () => {
    for (const events of [
      [tree, cups, more],
      [tree, begun, chip('category-cups'), more],
    ])
      expect(catalogue(...events).value).toMatchObject({ shelf: { shown: 'resting' } });
  });

  test('a next page out of reach keeps what is there, and shelves.retry reads that page', () => {
    const bare = catalogue(tree, begun, more, failed('allSkuList'));
    expect(bare.context.shelves['category-cups']?.products).toEqual([sampleCup]);
    const retried = catalogue(tree, begun, more, failed('allSkuList'), { type: 'shelves.retry' });
    expect(inputOf(catalogueMachine, retried, 'allSkuList')).toEqual(nextPage);
  });

  test('products out of reach leave the shelf bare, and shelves.retry reads them again', () => {
    const bare = catalogue(tree, failed('allSkuList'));
    expect(bare.value).toMatchObject({ shelf: { shown: 'bare' } });
    const retried = catalogue(tree, failed('allSkuList'), { type: 'shelves.retry' });
    expect(inputOf(catalogueMachine, retried, 'allSkuList')).toEqual(
      inputOf(catalogueMachine, catalogue(tree), 'allSkuList'),
    );
  });

  test('catalogue.refresh keeps the chosen category and reads its products anew', () => {
    const house: TestEvent = { type: 'top.choose', topId: 'category-house' };
    const snapshot = catalogue(tree, cups, house, lamps, { type: 'catalogue.refresh' }, tree);
    expect(snapshot.context.topId).toBe('category-house');
    expect(snapshot.context.shelves).toEqual({});
    expect(inputOf(catalogueMachine, snapshot, 'allSkuList')).toMatchObject({
      pages: firstPageOf('category-lamps'),
    });
  });

  test('catalogue.refresh out of reach keeps the categories and shows the products as they were', () => {
    const shown = catalogue(tree, cups);
    const { value, context } = catalogue(
      tree,
      cups,
      { type: 'catalogue.refresh' },
      failed('allProductCategory'),
    );
    expect(value).toMatchObject({ shelf: { shown: 'bare' } });
    expect(context).toEqual({ ...shown.context, shelves: {}, staleShelves: shown.context.shelves });
  });

  test('catalogue.refresh keeps the chips that still exist, and what was closed stays closed', () => {
    const fresh = (children: readonly string[]) =>
      answered('allProductCategory', [
        {
          ...sampleTree[0]!,
          children: [
            {
              ...drinking,
              children: drinking.children.filter(({ id }) => children.includes(id)),
            },
          ],
        },
      ]);
    const chipsAfter = (...events: TestEvent[]) => catalogue(tree, cups, ...events).context.chips;
    const glasses = chip('category-glasses');
    const refresh: TestEvent = { type: 'catalogue.refresh' };
    expect(chipsAfter(glasses, refresh, tree)).toEqual({ 'category-drinking': 'category-glasses' });
    expect(chipsAfter(glasses, refresh, fresh(['category-cups']))).toEqual({});
    expect(chipsAfter(chip('category-cups'), refresh, tree)).toEqual({});
  });

  test('categories that were read a short while ago are enough, but catalogue.refresh asks for them anew', () => {
    const asked = (...events: TestEvent[]) =>
      inputOf(catalogueMachine, catalogue(...events), 'allProductCategory');
    expect([asked(), asked(tree, cups, { type: 'catalogue.refresh' })]).toEqual([
      { groupId: 'group-baan-suan', anew: false },
      { groupId: 'group-baan-suan', anew: true },
    ]);
  });

  test('no network leads to unreachable, which is not an empty shelf', () => {
    expect(catalogue(failed('allProductCategory')).value).toEqual({ shelf: 'unreachable', search: 'idle' });
    expect(catalogue(answered('allProductCategory', [])).value).toEqual({
      shelf: { shown: 'resting' },
      search: 'idle',
    });
  });
});

describe('search', () => {
  const search = (query: string): TestEvent => ({ type: 'search.change', query });

  test('search.change looks for the words without the space around them', () => {
    expect(inputOf(catalogueMachine, catalogue(search(' ถ้วย ')), 'searchSkuByName')).toEqual({
      groupId: 'group-baan-suan',
      name: 'ถ้วย',
    });
  });

  test('search.change while searching looks for the newest words only', () => {
    const snapshot = catalogue(search('c'), search('cup'));
    expect(inputOf(catalogueMachine, snapshot, 'searchSkuByName')).toMatchObject({ name: 'cup' });
  });

  test('search.change to nothing clears the hits', () => {
    const snapshot = catalogue(search('cup'), answered('searchSkuByName', sampleTree), search(' '));
    expect(snapshot.value).toMatchObject({ search: 'idle' });
    expect(snapshot.context.hits).toEqual([]);
  });

  test('a search out of reach shows no old hits, and search.retry looks again', () => {
    const lost = [
      search('cup'),
      answered('searchSkuByName', sampleTree),
      search('cups'),
      failed('searchSkuByName'),
    ];
    expect(catalogue(...lost).value).toMatchObject({ search: 'unreachable' });
    expect(catalogue(...lost).context.hits).toEqual([]);
    expect(catalogue(...lost, { type: 'search.retry' }).value).toMatchObject({ search: 'searching' });
  });
});
