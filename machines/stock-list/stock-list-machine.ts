import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { Category, Product } from '../../domain/contract.ts';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import { answered } from '../kit/answered.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';
import { isSplit, wholeStock } from './stock-filter.ts';
import type { StockFilter } from './stock-filter.ts';
import { pageAt, pageCount, pagesAbove, pieceAround, withoutAgain } from './stock-pages.ts';
import type { ListedPage } from './stock-pages.ts';

/** Sums of a whole list, not of what was read of it. */
export interface StockSums {
  readonly total: number;
  /** Pieces that can be promised. */
  readonly pieces: number;
  /** How many of them run low. */
  readonly lowTotal: number;
}

/** The first of those products that run low, and the sums of all of them. */
export interface LowStock extends StockSums {
  readonly items: readonly Product[];
}

export interface StockInput {
  readonly groupId: string;
}

export interface StockPageInput extends StockInput {
  readonly filter: StockFilter;
  /** Where to go on; null begins with the first product. */
  readonly cursor: string | null;
  /** Maximum number of products. */
  readonly count: number;
  /** Whether the sums of what runs low are asked for too. */
  readonly withLow: boolean;
}

export interface StockPart extends StockSums {
  readonly items: readonly Product[];
  readonly cursor: string | null;
  /** Null where it was not asked for. */
  readonly low: LowStock | null;
}

export interface StockListContext extends StockInput {
  readonly filter: StockFilter;
  /** Without what stands apart. */
  readonly pages: readonly ListedPage[];
  /** Where the next page begins; null after the last one. */
  readonly cursor: string | null;
  readonly sums: StockSums | null;
  readonly low: LowStock | null;
  /** The row at the top of the window, and by which cursor its page was read. */
  readonly top: { readonly row: number; readonly start: string | null };
  /** The cursor of the page from which on it is being read again. */
  readonly from: string | null;
  /** Whether the window came near the end of what was read while something else was being read. */
  readonly wantsMore: boolean;
  readonly categories: readonly Category[];
  readonly problem: Problem | null;
}

export type StockListEvent =
  | { readonly type: 'filter.change'; readonly change: Partial<StockFilter> }
  | { readonly type: 'rows.show'; readonly row: number }
  | { readonly type: 'list.more' }
  | { readonly type: 'list.refresh' };

const listTop = { row: 0, start: null };
const nothingRead = {
  pages: [],
  cursor: null,
  sums: null,
  low: null,
  top: listTop,
  from: null,
  wantsMore: false,
};

export const stockListMachine = setup({
  types: {
    context: {} as StockListContext,
    input: {} as StockInput,
    events: {} as StockListEvent,
    tags: {} as 'busy' | 'listed',
  },
  actors: {
    stockList: fromPromise<Outcome<StockPart>, StockPageInput>(notProvided),
    allProductCategory: fromPromise<readonly Category[], StockInput>(notProvided),
  },
  guards: {
    isAccepted: (_, outcome: Outcome<StockPart>) => outcome.ok,
    hasMore: ({ context }) => context.cursor !== null,
    wantsMore: ({ context }) => context.wantsMore && context.cursor !== null,
    isOld: ({ context: { pages, top } }) => pages.some(({ start, isOld }) => isOld && start === top.start),
  },
  actions: {
    takeFilter: assign(({ context, event }) => {
      assertEvent(event, 'filter.change');
      const filter = { ...context.filter, ...event.change };
      return { filter, low: isSplit(filter) ? context.low : null, top: listTop, wantsMore: false };
    }),
    takeTop: assign(({ context: { pages }, event }) => {
      assertEvent(event, 'rows.show');
      return { top: { row: event.row, start: pages[pageAt(pages, event.row)]?.start ?? null } };
    }),
    takeFrom: assign({ from: ({ context }) => context.top.start }),
    wantMore: assign({ wantsMore: true }),
    takeFirst: assign((_, outcome: Outcome<StockPart>) => {
      if (!outcome.ok) return { ...nothingRead, problem: outcome.problem };
      const { items, cursor, low } = outcome.value;
      return {
        ...nothingRead,
        pages: [{ start: null, items, isOld: false }],
        cursor,
        sums: sumsOf(outcome.value),
        low,
        problem: null,
      };
    }),
    takeAgain: assign(({ context }, outcome: Outcome<StockPart>) => {
      if (!outcome.ok) return { ...nothingRead, problem: outcome.problem };
      const { items, cursor, low } = outcome.value;
      const fresh = { start: context.from, items, isOld: false };
      const above = pagesAbove(context.pages, context.from).map((page) => ({ ...page, isOld: true }));
      return {
        pages: [...withoutAgain(above, items), fresh],
        cursor,
        sums: sumsOf(outcome.value),
        low,
        problem: null,
      };
    }),
    takeNext: assign(({ context }, outcome: Outcome<StockPart>) => {
      if (!outcome.ok) return { problem: outcome.problem };
      const { items, cursor } = outcome.value;
      const next = { start: context.cursor, items, isOld: false };
      return {
        pages: [...withoutAgain(context.pages, items), next],
        cursor,
        sums: sumsOf(outcome.value),
        wantsMore: false,
      };
    }),
  },
}).createMachine({
  id: 'stock-list',
  description:
    'What is on the shelf, what of it can be promised and what runs low, read as far as one has come.',
  context: ({ input }) => ({
    ...input,
    ...nothingRead,
    filter: wholeStock,
    categories: [],
    problem: null,
  }),
  type: 'parallel',
  states: {
    list: {
      initial: 'loading',
      on: { 'filter.change': { target: '.loading', actions: 'takeFilter' } },
      states: {
        loading: {
          tags: ['busy'],
          invoke: {
            id: 'stockList',
            src: 'stockList',
            input: ({ context: { groupId, filter } }) => ({
              groupId,
              filter,
              cursor: null,
              count: pageCount,
              withLow: isSplit(filter),
            }),
            onDone: answered(
              { target: 'listed', guard: 'isAccepted', actions: ['takeFirst'] },
              { target: 'refused', actions: ['takeFirst'] },
            ),
            onError: 'unreachable',
          },
          on: { 'list.refresh': { target: 'loading', reenter: true } },
        },
        listed: {
          tags: ['listed'],
          always: [
            { target: 'refreshing', guard: 'isOld' },
            { target: 'loadingMore', guard: 'wantsMore' },
          ],
          on: {
            'list.more': { target: 'loadingMore', guard: 'hasMore' },
            'list.refresh': 'refreshing',
            'rows.show': { actions: 'takeTop' },
          },
        },
        // From the page that is in view on: what is above it is read again when one comes to it, what is below is read as ever.
        refreshing: {
          tags: ['busy', 'listed'],
          entry: 'takeFrom',
          invoke: {
            id: 'stockListAgain',
            src: 'stockList',
            input: ({ context: { groupId, filter, pages, top } }) => ({
              groupId,
              filter,
              ...pieceAround(pages, top),
              withLow: isSplit(filter),
            }),
            onDone: answered(
              { target: 'listed', guard: 'isAccepted', actions: ['takeAgain'] },
              { target: 'refused', actions: ['takeAgain'] },
            ),
            onError: 'outdated',
          },
          on: {
            // The answer under way may be older than the change that caused this refresh.
            'list.refresh': { target: 'refreshing', reenter: true },
            'list.more': { actions: 'wantMore' },
            'rows.show': { actions: 'takeTop' },
          },
        },
        outdated: {
          tags: ['listed'],
          on: {
            'list.more': { target: 'loadingMore', guard: 'hasMore' },
            'list.refresh': 'refreshing',
            'rows.show': { actions: 'takeTop' },
          },
        },
        loadingMore: {
          tags: ['busy', 'listed'],
          invoke: {
            id: 'stockListMore',
            src: 'stockList',
            input: ({ context: { groupId, filter, cursor } }) => ({
              groupId,
              filter,
              cursor,
              count: pageCount,
              withLow: false,
            }),
            onDone: answered(
              { target: 'listed', guard: 'isAccepted', actions: ['takeNext'] },
              { target: 'stalled', actions: ['takeNext'] },
            ),
            onError: 'stalled',
          },
          on: { 'list.refresh': 'refreshing', 'rows.show': { actions: 'takeTop' } },
        },
        stalled: {
          tags: ['listed'],
          on: {
            'list.more': 'loadingMore',
            'list.refresh': 'refreshing',
            'rows.show': { actions: 'takeTop' },
          },
        },
        refused: { on: { 'list.refresh': 'loading' } },
        unreachable: { on: { 'list.refresh': 'loading' } },
      },
    },
    categories: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'allProductCategory',
            src: 'allProductCategory',
            input: ({ context: { groupId } }) => ({ groupId }),
            onDone: { target: 'known', actions: assign({ categories: ({ event }) => event.output }) },
            onError: 'unknown',
          },
        },
        known: {},
        unknown: { on: { 'list.refresh': 'loading' } },
      },
    },
  },
});

function sumsOf({ total, pieces, lowTotal }: StockPart): StockSums {
  return { total, pieces, lowTotal };
}

export const stockListWorkflow = defineWorkflow({
  name: 'stock-list',
  machine: stockListMachine,
  services: { stockList: 'read', allProductCategory: 'read' },
  journalled: false,
});
