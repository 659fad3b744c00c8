import { assign, fromPromise, setup } from 'xstate';
import type { Pagination } from '../../domain/contract.ts';
import { pageSize } from '../../domain/limits.ts';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import { notProvided } from './not-provided.ts';

/** What a list is narrowed to; empty text and null are no filter. Dates are `YYYY-MM-DD`. */
export interface ListFilter {
  readonly status: string;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly groupName: string;
  readonly number: string;
  /** Only the group that the person works for at the moment. */
  readonly currentGroup: boolean;
  readonly orderBy: 'ctime' | 'total_amount';
  readonly orderType: 'asc' | 'desc';
}

export interface ListInput {
  readonly groupId: string;
}

export interface PageInput {
  readonly groupId: string;
  readonly filter: ListFilter;
  /** Where to go on; null begins with the first item. */
  readonly cursor: string | null;
  /** How many items at most. */
  readonly count: number;
}

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly pagination: Pagination;
}

export interface ListContext<Item> extends ListInput {
  readonly filter: ListFilter;
  readonly items: readonly Item[];
  readonly pagination: Pagination | null;
  readonly problem: Problem | null;
}

export type ListEvent =
  | { readonly type: 'filter.change'; readonly change: Partial<ListFilter> }
  | { readonly type: 'list.refresh' }
  | { readonly type: 'list.more' };

export const noFilter: ListFilter = {
  status: '',
  startDate: null,
  endDate: null,
  groupName: '',
  number: '',
  currentGroup: false,
  orderBy: 'ctime',
  orderType: 'desc',
};

/** A list read page by page, a later page appended; a refresh reads all of them again behind what is shown. `id` names the chart, `description` says what it is for, the service is `readPage`. */
export function createListMachine<Item>(id: string, description: string) {
  return setup({
    types: {
      context: {} as ListContext<Item>,
      input: {} as ListInput,
      events: {} as ListEvent,
      tags: {} as 'busy' | 'listed',
    },
    actors: { readPage: fromPromise<Outcome<Page<Item>>, PageInput>(notProvided) },
    guards: {
      isAccepted: (_, outcome: Outcome<Page<Item>>) => outcome.ok,
      hasMore: ({ context: { pagination } }) => pagination !== null && pagination.cursor !== null,
    },
    actions: {
      takeFilter: assign(({ context, event }) =>
        'change' in event ? { filter: { ...context.filter, ...event.change } } : {},
      ),
      takeFirst: assign((_, outcome: Outcome<Page<Item>>) =>
        outcome.ok
          ? { items: outcome.value.items, pagination: outcome.value.pagination, problem: null }
          : { items: [], pagination: null, problem: outcome.problem },
      ),
      takeNext: assign(({ context }, outcome: Outcome<Page<Item>>) =>
        outcome.ok
          ? { items: [...context.items, ...outcome.value.items], pagination: outcome.value.pagination }
          : { problem: outcome.problem },
      ),
    },
  }).createMachine({
    id,
    description,
    context: ({ input }) => ({ ...input, filter: noFilter, items: [], pagination: null, problem: null }),
    initial: 'loading',
    on: { 'filter.change': { target: '.loading', actions: 'takeFilter' } },
    states: {
      loading: {
        tags: ['busy'],
        invoke: {
          id: 'readPage',
          src: 'readPage',
          input: ({ context }) => ({
            groupId: context.groupId,
            filter: context.filter,
            cursor: null,
            count: pageSize,
          }),
          onDone: [
            {
              target: 'listed',
              guard: { type: 'isAccepted', params: ({ event }) => event.output },
              actions: { type: 'takeFirst', params: ({ event }) => event.output },
            },
            { target: 'refused', actions: { type: 'takeFirst', params: ({ event }) => event.output } },
          ],
          onError: 'unreachable',
        },
      },
      listed: {
        tags: ['listed'],
        on: { 'list.more': { target: 'loadingMore', guard: 'hasMore' }, 'list.refresh': 'refreshing' },
      },
      refreshing: {
        tags: ['busy', 'listed'],
        invoke: {
          id: 'readPagesAgain',
          src: 'readPage',
          input: ({ context }) => ({
            groupId: context.groupId,
            filter: context.filter,
            cursor: null,
            count: Math.max(pageSize, context.items.length),
          }),
          onDone: [
            {
              target: 'listed',
              guard: { type: 'isAccepted', params: ({ event }) => event.output },
              actions: { type: 'takeFirst', params: ({ event }) => event.output },
            },
            { target: 'refused', actions: { type: 'takeFirst', params: ({ event }) => event.output } },
          ],
          onError: 'outdated',
        },
        // What is being read may be from before the change that asks for this.
        on: { 'list.refresh': { target: 'refreshing', reenter: true } },
      },
      outdated: {
        tags: ['listed'],
        on: { 'list.more': { target: 'loadingMore', guard: 'hasMore' }, 'list.refresh': 'refreshing' },
      },
      loadingMore: {
        tags: ['busy', 'listed'],
        invoke: {
          id: 'readNextPage',
          src: 'readPage',
          input: ({ context }) => ({
            groupId: context.groupId,
            filter: context.filter,
            cursor: context.pagination?.cursor ?? null,
            count: pageSize,
          }),
          onDone: [
            {
              target: 'listed',
              guard: { type: 'isAccepted', params: ({ event }) => event.output },
              actions: { type: 'takeNext', params: ({ event }) => event.output },
            },
            { target: 'stalled', actions: { type: 'takeNext', params: ({ event }) => event.output } },
          ],
          onError: 'stalled',
        },
        on: { 'list.refresh': 'refreshing' },
      },
      stalled: {
        tags: ['listed'],
        on: { 'list.more': 'loadingMore', 'list.refresh': 'refreshing' },
      },
      refused: { on: { 'list.refresh': 'loading' } },
      unreachable: { on: { 'list.refresh': 'loading' } },
    },
  });
}
