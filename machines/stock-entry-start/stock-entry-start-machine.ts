import { assign, fromPromise, setup } from 'xstate';
import type { Category } from '../../domain/contract.ts';
import { outputOf } from '../kit/answered.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';
import type { EntrySource } from '../stock-entry/stock-entry-types.ts';

/** A stock entry that was begun on this device and is not booked yet. */
export interface EntryDraft {
  readonly id: string;
  /** Null where its rows were typed. */
  readonly source: Pick<EntrySource, 'kind' | 'fileName' | 'chosenAt'> | null;
  readonly rows: number;
  /** Milliseconds since 1970 of the last change. */
  readonly changedAt: number;
  /** Whether it was confirmed, and waits for its answer. */
  readonly isSent: boolean;
}

export interface StockEntryStartInput {
  readonly groupId: string;
}

/** The drafts of a group, and how many could not be read. */
export interface FoundDrafts {
  readonly drafts: readonly EntryDraft[];
  readonly unreadable: number;
}

export interface StockEntryStartContext extends StockEntryStartInput, FoundDrafts {
  readonly tree: readonly Category[];
}

export type StockEntryStartEvent = { readonly type: 'start.refresh' };

export const stockEntryStartMachine = setup({
  types: {
    context: {} as StockEntryStartContext,
    input: {} as StockEntryStartInput,
    events: {} as StockEntryStartEvent,
    tags: {} as 'busy',
  },
  actors: {
    openDrafts: fromPromise<FoundDrafts, StockEntryStartInput>(notProvided),
    allProductCategory: fromPromise<readonly Category[], StockEntryStartInput>(notProvided),
  },
  actions: {
    takeDrafts: assign((_, found: FoundDrafts) => found),
    markUnreadable: assign({ unreadable: 1 }),
    takeTree: assign((_, tree: readonly Category[]) => ({ tree })),
  },
}).createMachine({
  id: 'stock-entry-start',
  description: 'What a stock entry begins with: the drafts on this device, and the categories of the shop.',
  context: ({ input }) => ({ ...input, drafts: [], unreadable: 0, tree: [] }),
  initial: 'loading',
  on: { 'start.refresh': '.loading' },
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'openDrafts',
        src: 'openDrafts',
        input: ({ context: { groupId } }) => ({ groupId }),
        onDone: { target: 'reading', actions: { type: 'takeDrafts', params: outputOf } },
        onError: { target: 'reading', actions: 'markUnreadable' },
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
    // Everything can be done but choosing a category.
    uncategorised: {},
  },
});

export const stockEntryStartWorkflow = defineWorkflow({
  name: 'stock-entry-start',
  machine: stockEntryStartMachine,
  services: { openDrafts: 'read', allProductCategory: 'read' },
  journalled: false,
});
