import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { activeNodes, firstChips, sectionsOf } from '../../domain/category-tree.ts';
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

type Shelves = Readonly<Record<string, readonly ProductCard[]>>;

export interface CatalogueContext extends CatalogueInput {
  readonly tree: readonly Category[];
  readonly topId: string | null;
  /** The opened third-level category of each section. */
  readonly chips: Readonly<Record<string, string>>;
  /** Products by third-level category, of those that were loaded. */
  readonly shelves: Shelves;
  readonly query: string;
  readonly hits: readonly SearchCardCategory[];
}

export type CatalogueEvent =
  | { readonly type: 'catalogue.refresh' }
  | { readonly type: 'top.choose'; readonly topId: string }
  | { readonly type: 'chip.toggle'; readonly sectionId: string; readonly chipId: string }
  | { readonly type: 'shelves.retry' }
  | { readonly type: 'search.change'; readonly query: string }
  | { readonly type: 'search.retry' };

export const catalogueMachine = setup({
  types: { context: {} as CatalogueContext, input: {} as CatalogueInput, events: {} as CatalogueEvent },
  actors: {
    allProductCategory: fromPromise<readonly Category[], CategoriesInput>(notProvided),
    allSkuList: fromPromise<Shelves, { readonly groupId: string; readonly categoryIds: readonly string[] }>(
      notProvided,
    ),
    searchSkuByName: fromPromise<
      readonly SearchCardCategory[],
      { readonly groupId: string; readonly name: string }
    >(notProvided),
  },
  guards: {
    lacksShelves: ({ context }) => missingShelves(context).length > 0,
    isBlank({ event }) {
      assertEvent(event, 'search.change');
      return event.query.trim() === '';
    },
  },
  actions: {
    takeTree: assign(({ context }, tree: readonly Category[]) => {
      const tops = activeNodes(tree);
      const topId = tops.some((top) => top.id === context.topId) ? context.topId : (tops[0]?.id ?? null);
      return { tree, ...openTop(tree, topId), shelves: {} };
    }),
    takeTop: assign(({ context, event }) => {
      assertEvent(event, 'top.choose');
      return openTop(context.tree, event.topId);
    }),
    toggleChip: assign(({ context, event }) => {
      assertEvent(event, 'chip.toggle');
      return { chips: toggled(context.chips, event.sectionId, event.chipId) };
    }),
  },
}).createMachine({
  id: 'catalogue',
  description: 'The shelf: three levels of categories, their products, and a search over all of them.',
  context: ({ input }) => ({
    ...input,
    tree: [],
    topId: null,
    chips: {},
    shelves: {},
    query: '',
    hits: [],
  }),
  type: 'parallel',
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
              actions: { type: 'takeTree', params: ({ event }) => event.output },
            },
            onError: 'unreachable',
          },
        },
        unreachable: {},
        shown: {
          initial: 'resting',
          on: {
            'top.choose': { target: '.resting', actions: 'takeTop' },
            'chip.toggle': { target: '.resting', actions: 'toggleChip' },
          },
          states: {
            resting: { always: { target: 'stocking', guard: 'lacksShelves' } },
            stocking: {
              invoke: {
                id: 'allSkuList',
                src: 'allSkuList',
                input: ({ context }) => ({ groupId: context.groupId, categoryIds: missingShelves(context) }),
                onDone: {
                  target: 'resting',
                  actions: assign({
                    shelves: ({ context, event }) => ({ ...context.shelves, ...event.output }),
                  }),
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
        found: {},
        unreachable: { on: { 'search.retry': 'searching' } },
      },
    },
  },
});

function openTop(tree: readonly Category[], topId: string | null): Pick<CatalogueContext, 'topId' | 'chips'> {
  return { topId, chips: firstChips(sectionsOf(tree, topId)) };
}

function toggled(
  chips: CatalogueContext['chips'],
  sectionId: string,
  chipId: string,
): CatalogueContext['chips'] {
  const { [sectionId]: open, ...others } = chips;
  return open === chipId ? others : { ...others, [sectionId]: chipId };
}

function missingShelves({ chips, shelves }: CatalogueContext): readonly string[] {
  return Object.values(chips).filter((chipId) => shelves[chipId] === undefined);
}

export const catalogueWorkflow = defineWorkflow({
  name: 'catalogue',
  machine: catalogueMachine,
  services: { allProductCategory: 'read', allSkuList: 'read', searchSkuByName: 'read' },
  journalled: false,
});
