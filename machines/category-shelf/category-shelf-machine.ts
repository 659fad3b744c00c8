import { assign, fromPromise, setup } from 'xstate';
import type { ProductCard } from '../../domain/contract.ts';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import { loadedRecord } from '../kit/loaded-record.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';

export interface CategoryShelfInput {
  readonly categoryId: string;
  readonly groupId: string;
}

/** The first page of a category's products. */
export interface CategoryPage {
  readonly products: readonly ProductCard[];
  /** How many the category holds. */
  readonly total: number;
}

export interface CategoryShelfContext extends CategoryShelfInput {
  readonly page: CategoryPage | null;
  readonly problem: Problem | null;
  /** Whether reading it again failed, so that the last known page is shown. */
  readonly isStale: boolean;
}

export interface CategoryShelfEvent {
  readonly type: 'shelf.open';
}

type PageOutcome = Outcome<CategoryPage>;

const page = loadedRecord({
  service: 'allSkuList',
  input: ({ context: { categoryId, groupId } }: { readonly context: CategoryShelfContext }) => ({
    categoryId,
    groupId,
  }),
  open: 'shelf.open',
  take: 'takePage',
  forget: 'forgetPage',
});

export const categoryShelfMachine = setup({
  types: {
    context: {} as CategoryShelfContext,
    input: {} as CategoryShelfInput,
    events: {} as CategoryShelfEvent,
  },
  actors: { allSkuList: fromPromise<PageOutcome, CategoryShelfInput>(notProvided) },
  guards: {
    isAccepted: (_, outcome: PageOutcome) => outcome.ok,
    isKnown: ({ context }) => context.page !== null,
  },
  actions: {
    takePage: assign((_, outcome: PageOutcome) =>
      outcome.ok ? { page: outcome.value, problem: null, isStale: false } : {},
    ),
    forgetPage: assign({ page: null, isStale: false }),
    takeProblem: assign((_, outcome: PageOutcome) => (outcome.ok ? {} : { problem: outcome.problem })),
    markStale: assign({ isStale: true }),
  },
}).createMachine({
  id: 'category-shelf',
  description: 'The products of one category, beside one of them.',
  context: ({ input }) => ({ ...input, page: null, problem: null, isStale: false }),
  initial: 'loading',
  states: { ...page, shown: { on: { 'shelf.open': 'loading' } } },
});

/** Not journalled: it only reads. */
export const categoryShelfWorkflow = defineWorkflow({
  name: 'category-shelf',
  machine: categoryShelfMachine,
  services: { allSkuList: 'read' },
  journalled: false,
});
