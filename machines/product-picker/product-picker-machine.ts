import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { activeNodes, sectionsOf } from '../../domain/products/category-tree.ts';
import type { Category, Product } from '../../domain/contract.ts';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import { answered } from '../kit/answered.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';

export interface PickerInput {
  readonly groupId: string;
}

export interface FindInput extends PickerInput {
  /** Null where a name is searched in all categories. */
  readonly categoryId: string | null;
  readonly name: string;
  /** Where to go on; null begins with the first product. */
  readonly cursor: string | null;
}

export interface FoundProducts {
  readonly items: readonly Product[];
  readonly total: number;
  readonly cursor: string | null;
}

export interface PickerContext extends PickerInput {
  readonly tree: readonly Category[];
  readonly topId: string | null;
  /** The opened third-level category. */
  readonly chipId: string | null;
  readonly query: string;
  readonly found: FoundProducts | null;
  readonly problem: Problem | null;
}

export type PickerEvent =
  | { readonly type: 'top.choose'; readonly topId: string }
  | { readonly type: 'chip.toggle'; readonly chipId: string }
  | { readonly type: 'search.change'; readonly query: string }
  | { readonly type: 'products.more' }
  | { readonly type: 'picker.refresh' };

export const productPickerMachine = setup({
  types: {
    context: {} as PickerContext,
    input: {} as PickerInput,
    events: {} as PickerEvent,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    allProductCategory: fromPromise<readonly Category[], PickerInput>(notProvided),
    findProducts: fromPromise<Outcome<FoundProducts>, FindInput>(notProvided),
  },
  guards: {
    isAsked: ({ context: { chipId, query } }) => chipId !== null || query.trim() !== '',
    isAccepted: (_, outcome: Outcome<FoundProducts>) => outcome.ok,
    hasMore: ({ context }) => context.found !== null && context.found.cursor !== null,
  },
  actions: {
    takeTree: assign(({ context }, tree: readonly Category[]) => {
      const { topId, chipId } = context;
      const isKnown = sectionsOf(tree, topId).some(({ children }) =>
        children.some(({ id }) => id === chipId),
      );
      return { tree, ...(isKnown ? {} : opened(tree, activeNodes(tree)[0]?.id ?? null)) };
    }),
    takeTop: assign(({ context, event }) => {
      assertEvent(event, 'top.choose');
      return { ...opened(context.tree, event.topId), query: '', found: null };
    }),
    toggleChip: assign(({ context, event }) => {
      assertEvent(event, 'chip.toggle');
      return { chipId: context.chipId === event.chipId ? null : event.chipId, found: null };
    }),
    takeQuery: assign(({ context, event }) => {
      assertEvent(event, 'search.change');
      // What a category holds is no answer to a search.
      const isOther = (context.query.trim() === '') !== (event.query.trim() === '');
      return { query: event.query, ...(isOther ? { found: null } : {}) };
    }),
    takeFound: assign((_, outcome: Outcome<FoundProducts>) =>
      outcome.ok ? { found: outcome.value, problem: null } : { found: null, problem: outcome.problem },
    ),
    takeMore: assign(({ context }, outcome: Outcome<FoundProducts>) =>
      outcome.ok
        ? { found: joined(context.found, outcome.value), problem: null }
        : { problem: outcome.problem },
    ),
    forget: assign({ found: null, problem: null }),
  },
}).createMachine({
  id: 'product-picker',
  description: 'One product is found among all: by its category, or by a search.',
  context: ({ input }) => ({
    ...input,
    tree: [],
    topId: null,
    chipId: null,
    query: '',
    found: null,
    problem: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'allProductCategory',
        src: 'allProductCategory',
        input: ({ context: { groupId } }) => ({ groupId }),
        onDone: { target: 'open', actions: { type: 'takeTree', params: ({ event }) => event.output } },
        onError: 'unreachable',
      },
      on: { 'search.change': { actions: 'takeQuery' } },
    },
    unreachable: {
      tags: ['failed'],
      on: { 'picker.refresh': 'loading', 'search.change': { actions: 'takeQuery' } },
    },
    open: {
      initial: 'choosing',
      on: {
        'top.choose': { target: '.choosing', actions: 'takeTop' },
        'chip.toggle': { target: '.choosing', actions: 'toggleChip' },
        'search.change': { target: '.choosing', actions: 'takeQuery' },
        'picker.refresh': '.choosing',
      },
      states: {
        choosing: {
          always: [
            { target: 'finding', guard: 'isAsked' },
            { target: 'idle', actions: 'forget' },
          ],
        },
        idle: {},
        finding: {
          tags: ['busy'],
          invoke: {
            id: 'findProducts',
            src: 'findProducts',
            input: ({ context }) => ({ ...askedBy(context), cursor: null }),
            onDone: answered(
              { target: 'found', guard: 'isAccepted', actions: ['takeFound'] },
              { target: 'refused', actions: ['takeFound'] },
            ),
            onError: { target: 'unreachable', actions: 'forget' },
          },
        },
        found: { on: { 'products.more': { target: 'findingMore', guard: 'hasMore' } } },
        findingMore: {
          tags: ['busy'],
          invoke: {
            id: 'findMore',
            src: 'findProducts',
            input: ({ context }) => ({ ...askedBy(context), cursor: context.found?.cursor ?? null }),
            onDone: answered(
              { target: 'found', guard: 'isAccepted', actions: ['takeMore'] },
              { target: 'stalled', actions: ['takeMore'] },
            ),
            onError: 'stalled',
          },
        },
        stalled: { on: { 'products.more': 'findingMore' } },
        refused: { tags: ['failed'] },
        unreachable: { tags: ['failed'] },
      },
    },
  },
});

/** A top category, and the first one that its first section holds. */
function opened(tree: readonly Category[], topId: string | null): Pick<PickerContext, 'topId' | 'chipId'> {
  const chips = sectionsOf(tree, topId).flatMap(({ children }) => activeNodes(children));
  return { topId, chipId: chips[0]?.id ?? null };
}

/** A search is over all categories. */
function askedBy({ groupId, chipId, query }: PickerContext): Omit<FindInput, 'cursor'> {
  const name = query.trim();
  return { groupId, categoryId: name === '' ? chipId : null, name };
}

function joined(before: FoundProducts | null, next: FoundProducts): FoundProducts {
  const known = new Set(before?.items.map(({ id }) => id));
  // What was renamed between two pages may come on both.
  return { ...next, items: [...(before?.items ?? []), ...next.items.filter(({ id }) => !known.has(id))] };
}

export const productPickerWorkflow = defineWorkflow({
  name: 'product-picker',
  machine: productPickerMachine,
  services: { allProductCategory: 'read', findProducts: 'read' },
  journalled: false,
});
