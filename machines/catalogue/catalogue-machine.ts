import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { activeNodes, firstChips, sectionsOf } from '../../domain/products/category-tree.ts';
import type { Category, ProductCard, SearchCardCategory } from '../../domain/contract.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';

export interface CatalogueInput {
  readonly groupId: string;
}

export interface CategoriesInput extends CatalogueInput {
  /** Whether the server is asked although the categories were read a short while ago. */
  readonly anew: boolean;
}

/** Products of a third-level category, as far as they were read. */
export interface CategoryShelf {
  readonly products: readonly ProductCard[];
  /** How many the category holds. */
  readonly total: number;
  /** Where the next page begins; null once all were read. */
  readonly cursor: string | null;
}

export interface ShelvesInput extends CatalogueInput {
  /** The categories whose next page is read; the first one has no cursor. */
  readonly pages: readonly { readonly categoryId: string; readonly cursor: string | null }[];
}

/** By third-level category. */
export type Shelves = Readonly<Record<string, CategoryShelf>>;

export interface CatalogueContext extends CatalogueInput {
  readonly tree: readonly Category[];
  readonly topId: string | null;
  /** The opened third-level category of each section. */
  readonly chips: Readonly<Record<string, string>>;
  readonly shelves: Shelves;
  /** As they were before a product changed or a refresh; shown until they are read again. */
  readonly staleShelves: Shelves;
  /** The category whose next page is wanted; null while none is. */
  readonly wantedId: string | null;
  readonly query: string;
  /** As they came, page after page: a branch may be on several. */
  readonly hits: readonly SearchCardCategory[];
  /** Whether the cards are for keeping the stock rather than for ordering. */
  readonly keepsStock: boolean;
}

export type CatalogueEvent =
  | { readonly type: 'catalogue.refresh' }
  | { readonly type: 'products.refresh' }
  | { readonly type: 'stock.toggle' }
  | { readonly type: 'top.choose'; readonly topId: string }
  | { readonly type: 'chip.toggle'; readonly sectionId: string; readonly chipId: string }
  | { readonly type: 'shelf.more'; readonly categoryId: string }
  | { readonly type: 'shelves.retry' }
  | { readonly type: 'search.change'; readonly query: string }
  | { readonly type: 'search.retry' };

export const catalogueMachine = setup({
  types: { context: {} as CatalogueContext, input: {} as CatalogueInput, events: {} as CatalogueEvent },
  actors: {
    allProductCategory: fromPromise<readonly Category[], CategoriesInput>(notProvided),
    allSkuList: fromPromise<Shelves, ShelvesInput>(notProvided),
    searchSkuByName: fromPromise<
      readonly SearchCardCategory[],
      { readonly groupId: string; readonly name: string }
    >(notProvided),
  },
  guards: {
    hasTree: ({ context }) => context.tree.length > 0,
    lacksProducts: ({ context }) => missingPages(context).length > 0,
    isBlank({ event }) {
      assertEvent(event, 'search.change');
      return event.query.trim() === '';
    },
  },
  actions: {
    takeTree: assign(({ context }, tree: readonly Category[]) => {
      const tops = activeNodes(tree);
      const opened = tops.some((top) => top.id === context.topId)
        ? openTop(tree, context.topId, context.chips)
        : openTop(tree, tops[0]?.id ?? null);
      return { tree, ...opened };
    }),
    takeTop: assign(({ context, event }) => {
      assertEvent(event, 'top.choose');
      return openTop(context.tree, event.topId);
    }),
    takePages: assign(({ context: { shelves, wantedId } }, pages: Shelves) => ({
      shelves: withPages(shelves, pages),
      // Another category may have been wanted meanwhile.
      wantedId: wantedId !== null && wantedId in pages ? null : wantedId,
    })),
    ageShelves: assign(({ context: { shelves, staleShelves } }) => ({
      shelves: {},
      staleShelves: { ...staleShelves, ...shelves },
      wantedId: null,
    })),
    toggleChip: assign(({ context, event }) => {
      assertEvent(event, 'chip.toggle');
      return { chips: toggled(context.chips, event.sectionId, event.chipId) };
    }),
  },
}).createMachine({
  id: 'catalogue',
  description: 'The shelf and its search.',
  context: ({ input }) => ({
    ...input,
    tree: [],
    topId: null,
    chips: {},
    shelves: {},
    staleShelves: {},
    wantedId: null,
    query: '',
    hits: [],
    keepsStock: false,
  }),
  type: 'parallel',
  on: { 'stock.toggle': { actions: assign({ keepsStock: ({ context }) => !context.keepsStock }) } },
  states: {
    shelf: {
      initial: 'loading',
      on: { 'catalogue.refresh': '.loading' },
      states: {
        loading: {
          invoke: {
            id: 'allProductCategory',
            src: 'allProductCategory',
            input: ({ context: { groupId }, event }) => ({
              groupId,
              anew: event.type === 'catalogue.refresh',
            }),
            onDone: {
              target: 'shown',
              actions: [{ type: 'takeTree', params: ({ event }) => event.output }, 'ageShelves'],
            },
            onError: [{ target: 'shown.bare', guard: 'hasTree', actions: 'ageShelves' }, 'unreachable'],
          },
        },
        unreachable: {},
        shown: {
          initial: 'resting',
          on: {
            'products.refresh': { target: '.resting', actions: 'ageShelves' },
            'top.choose': { target: '.resting', actions: 'takeTop' },
            'chip.toggle': { target: '.resting', actions: 'toggleChip' },
            'shelf.more': { actions: assign({ wantedId: ({ event }) => event.categoryId }) },
          },
          states: {
            resting: { always: { target: 'stocking', guard: 'lacksProducts' } },
            stocking: {
              invoke: {
                id: 'allSkuList',
                src: 'allSkuList',
                input: ({ context }) => ({ groupId: context.groupId, pages: missingPages(context) }),
                onDone: {
                  target: 'resting',
                  actions: { type: 'takePages', params: ({ event }) => event.output },
                },
                onError: 'bare',
              },
            },
            bare: { on: { 'shelves.retry': 'stocking' } },
          },
        },
      },
    },
    search: {
      initial: 'idle',
      on: {
        'search.change': [
          {
            target: '.idle',
            guard: 'isBlank',
            actions: assign({ query: ({ event }) => event.query, hits: [] }),
          },
          { target: '.searching', actions: assign({ query: ({ event }) => event.query }) },
        ],
      },
      states: {
        idle: {},
        searching: {
          invoke: {
            id: 'searchSkuByName',
            src: 'searchSkuByName',
            input: ({ context }) => ({ groupId: context.groupId, name: context.query.trim() }),
            onDone: { target: 'found', actions: assign({ hits: ({ event }) => event.output }) },
            onError: { target: 'unreachable', actions: assign({ hits: [] }) },
          },
        },
        found: { on: { 'products.refresh': 'searching' } },
        unreachable: { on: { 'search.retry': 'searching' } },
      },
    },
  },
});

function openTop(
  tree: readonly Category[],
  topId: string | null,
  chosen?: CatalogueContext['chips'],
): Pick<CatalogueContext, 'topId' | 'chips'> {
  return { topId, chips: firstChips(sectionsOf(tree, topId), chosen) };
}

function toggled(
  chips: CatalogueContext['chips'],
  sectionId: string,
  chipId: string,
): CatalogueContext['chips'] {
  const { [sectionId]: open, ...others } = chips;
  return open === chipId ? others : { ...others, [sectionId]: chipId };
}

/** The first pages of opened categories, and the next one of the category that is wanted. */
function missingPages({ chips, shelves, wantedId }: CatalogueContext): ShelvesInput['pages'] {
  return Object.values(chips)
    .map((categoryId) => ({ categoryId, shelf: shelves[categoryId] }))
    .filter(
      ({ categoryId, shelf }) => shelf === undefined || (categoryId === wantedId && shelf.cursor !== null),
    )
    .map(({ categoryId, shelf }) => ({ categoryId, cursor: shelf?.cursor ?? null }));
}

function withPages(shelves: Shelves, pages: Shelves): Shelves {
  const grown = Object.entries(pages).map(([categoryId, page]): [string, CategoryShelf] => {
    const before = shelves[categoryId]?.products ?? [];
    const known = new Set(before.map(({ id }) => id));
    // What was renamed between two pages may come on both.
    const products = [...before, ...page.products.filter(({ id }) => !known.has(id))];
    return [categoryId, { ...page, products }];
  });
  return { ...shelves, ...Object.fromEntries(grown) };
}

export const catalogueWorkflow = defineWorkflow({
  name: 'catalogue',
  machine: catalogueMachine,
  services: { allProductCategory: 'read', allSkuList: 'read', searchSkuByName: 'read' },
  journalled: false,
});
