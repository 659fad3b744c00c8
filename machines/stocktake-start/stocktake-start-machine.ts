import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { activeNodes } from '../../domain/products/category-tree.ts';
import type { Category } from '../../domain/contract.ts';
import type { StocktakeScope } from '../../domain/stock/stocktake.ts';
import { outputOf } from '../kit/answered.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';

/** A stocktake that was begun on this device and is not recorded yet. */
export interface OpenStocktake {
  readonly id: string;
  readonly scope: StocktakeScope;
  readonly counted: number;
  readonly skipped: number;
  /** Products of its scope; null where it has no list. */
  readonly total: number | null;
  /** Milliseconds since 1970 of the last count; 0 before the first. */
  readonly countedAt: number;
  /** Whether it was confirmed, and waits for its answer. */
  readonly isSent: boolean;
}

export interface StocktakeStartInput {
  readonly groupId: string;
}

export interface StocktakeStartContext extends StocktakeStartInput {
  readonly open: readonly OpenStocktake[];
  readonly tree: readonly Category[];
  readonly kind: StocktakeScope['kind'];
  /** The chosen category of each level, as far as chosen. */
  readonly path: readonly Category[];
  readonly text: string;
}

export type StocktakeStartEvent =
  | { readonly type: 'start.refresh' }
  | { readonly type: 'kind.choose'; readonly kind: StocktakeScope['kind'] }
  | { readonly type: 'category.choose'; readonly level: number; readonly categoryId: string }
  | { readonly type: 'search.change'; readonly text: string };

export const stocktakeStartMachine = setup({
  types: {
    context: {} as StocktakeStartContext,
    input: {} as StocktakeStartInput,
    events: {} as StocktakeStartEvent,
    tags: {} as 'busy',
  },
  actors: {
    openStocktakes: fromPromise<readonly OpenStocktake[]>(notProvided),
    allProductCategory: fromPromise<readonly Category[], StocktakeStartInput>(notProvided),
  },
  actions: {
    takeOpen: assign((_, open: readonly OpenStocktake[]) => ({ open })),
    takeTree: assign((_, tree: readonly Category[]) => ({ tree })),
    takeKind: assign(({ event }) => {
      assertEvent(event, 'kind.choose');
      return { kind: event.kind };
    }),
    takeCategory: assign(({ context, event }) => {
      assertEvent(event, 'category.choose');
      const { level, categoryId } = event;
      const upTo = context.path.slice(0, level);
      if (context.path[level]?.id === categoryId) return { path: upTo };
      const category = categoriesAt(context, level).find(({ id }) => id === categoryId);
      return { path: category === undefined ? upTo : [...upTo, category] };
    }),
    takeText: assign(({ event }) => {
      assertEvent(event, 'search.change');
      return { text: event.text };
    }),
  },
}).createMachine({
  id: 'stocktake-start',
  description: 'What to count: a scope is chosen, or a stocktake that is open on this device goes on.',
  context: ({ input }) => ({
    ...input,
    open: [],
    tree: [],
    kind: 'category',
    path: [],
    text: '',
  }),
  initial: 'loading',
  on: {
    'kind.choose': { actions: 'takeKind' },
    'category.choose': { actions: 'takeCategory' },
    'search.change': { actions: 'takeText' },
    'start.refresh': '.loading',
  },
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'openStocktakes',
        src: 'openStocktakes',
        onDone: { target: 'reading', actions: { type: 'takeOpen', params: outputOf } },
        onError: 'reading',
      },
    },
    reading: {
      invoke: {
        id: 'allProductCategory',
        src: 'allProductCategory',
        input: ({ context: { groupId } }) => ({ groupId }),
        onDone: { target: 'ready', actions: { type: 'takeTree', params: outputOf } },
        onError: 'uncategorised',
      },
    },
    ready: {},
    // All but a category can be chosen.
    uncategorised: {},
  },
});

/** The categories of a level, below what was chosen above it. */
export function categoriesAt(
  { tree, path }: Pick<StocktakeStartContext, 'tree' | 'path'>,
  level: number,
): readonly Category[] {
  return activeNodes(level === 0 ? tree : (path[level - 1]?.children ?? []));
}

/** The scope that is chosen; null while something of it is missing. */
export function chosenScope({
  kind,
  path,
  text,
}: Pick<StocktakeStartContext, 'kind' | 'path' | 'text'>): StocktakeScope | null {
  if (kind === 'search') return text.trim() === '' ? null : { kind, text: text.trim() };
  if (kind !== 'category') return { kind };
  const category = path.at(-1);
  if (category === undefined) return null;
  const { id, name, ch_name, th_name } = category;
  return { kind, categoryId: id, names: { name, ch_name, th_name } };
}

export const stocktakeStartWorkflow = defineWorkflow({
  name: 'stocktake-start',
  machine: stocktakeStartMachine,
  services: { openStocktakes: 'read', allProductCategory: 'read' },
  journalled: false,
});
