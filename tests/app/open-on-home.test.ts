import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Category } from '../../domain/contract.ts';
import { catalogueMachine } from '../../machines/catalogue/catalogue-machine.ts';
import type { CategoriesInput, Shelves, ShelvesInput } from '../../machines/catalogue/catalogue-machine.ts';
import { sampleTree } from '../../machines/samples/sample-records.ts';
import { openOnHome } from '../../src/features/product/open-on-home.ts';

const [, house] = sampleTree as readonly [Category, Category];
const lights = house.children[0]!;
const lamps = lights.children[0]!;
const bulbs = { ...lamps, id: 'category-bulbs' };
const walls = { ...lights, id: 'category-walls', children: [{ ...lamps, id: 'category-clocks' }] };
const tree = [sampleTree[0]!, { ...house, children: [walls, { ...lights, children: [lamps, bulbs] }] }];

/** What home has open after a category was opened there from a product. */
async function openedOn(levels: Partial<Parameters<typeof openOnHome>[1]>) {
  const catalogue = createActor(
    catalogueMachine.provide({
      actors: {
        allProductCategory: fromPromise<readonly Category[], CategoriesInput>(async () => tree),
        allSkuList: fromPromise<Shelves, ShelvesInput>(async ({ input }) =>
          Object.fromEntries(
            input.pages.map(({ categoryId }) => [categoryId, { products: [], total: 0, cursor: null }]),
          ),
        ),
      },
    }),
    { input: { groupId: 'group-baan-suan' } },
  ).start();
  await waitFor(catalogue, (snapshot) => snapshot.matches({ shelf: { shown: 'resting' } }));
  openOnHome(catalogue, { top: undefined, section: undefined, chip: undefined, ...levels });
  await waitFor(catalogue, (snapshot) => snapshot.matches({ shelf: { shown: 'resting' } }));
  const { topId, chips } = catalogue.getSnapshot().context;
  return { topId, chips };
}

describe('a category opened on home', () => {
  const top = house.id;
  const section = lights.id;

  test('of the first level opens the first of each of its sections', async () => {
    expect(await openedOn({ top })).toEqual({
      topId: top,
      chips: { [walls.id]: 'category-clocks', [section]: lamps.id },
    });
  });

  test('of the second level opens the first of its section, and no other section', async () => {
    expect(await openedOn({ top, section })).toEqual({ topId: top, chips: { [section]: lamps.id } });
  });

  test.each([lamps.id, bulbs.id])('of the third level opens %s, and no other section', async (chip) => {
    expect(await openedOn({ top, section, chip })).toEqual({ topId: top, chips: { [section]: chip } });
  });
});
