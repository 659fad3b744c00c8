import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { ListedGroup, Pagination } from '../../domain/contract.ts';
import { pageSize } from '../../domain/limits.ts';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import { mergeGroups } from '../../domain/record-groups.ts';
import { answered } from './answered.ts';
import { notProvided } from './not-provided.ts';

export interface ListInput {
  readonly groupId: string;
  /** The record whose parts are listed; left out where the list is the group's own. */
  readonly recordId?: string;
}

export interface PageInput<Filter> extends ListInput {
  readonly filter: Filter;
  /** The cursor after which to continue; null starts with the first item. */
  readonly cursor: string | null;
  /** Maximum number of items. */
  readonly count: number;
}

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly pagination: Pagination;
  /** How many there are behind each filter, where the list tells. */
  readonly counts?: Readonly<Record<string, number>> | undefined;
  /** What the whole list holds of customer groups, where it is grouped. */
  readonly groups?: readonly ListedGroup[] | undefined;
}

export interface ListContext<Item, Filter> extends ListInput {
  readonly filter: Filter;
  readonly items: readonly Item[];
  readonly pagination: Pagination | null;
  /** How many there are behind each filter, as told last; null where the list does not tell. */
  readonly counts: Readonly<Record<string, number>> | null;
  /** What the whole list holds of customer groups, as told last; none where the list does not tell. */
  readonly groups: readonly ListedGroup[];
  readonly problem: Problem | null;
}

export type ListEvent<Filter> =
  | { readonly type: 'filter.change'; readonly change: Partial<Filter> }
  | { readonly type: 'list.refresh' }
  /** The next page, or so many items at once. */
  | { readonly type: 'list.more'; readonly count?: number };

interface ListChart<Filter> {
  readonly id: string;
  /** The purpose of the list, in one sentence. */
  readonly description: string;
  /** The initial filter. */
  readonly noFilter: Filter;
}

/** A list that is read page by page. A refresh reads all pages again while the old ones stay shown. Its service is `readPage`. */
export function createListMachine<Item, Filter extends object>({
  id,
  description,
  noFilter,
}: ListChart<Filter>) {
  return setup({
    types: {
      context: {} as ListContext<Item, Filter>,
      input: {} as ListInput,
      events: {} as ListEvent<Filter>,
      tags: {} as 'busy' | 'listed',
    },
    actors: { readPage: fromPromise<Outcome<Page<Item>>, PageInput<Filter>>(notProvided) },
    guards: {
      isAccepted: (_, outcome: Outcome<Page<Item>>) => outcome.ok,
      hasMore: ({ context: { pagination } }) => pagination !== null && pagination.cursor !== null,
    },
    actions: {
      takeFilter: assign(({ context, event }) => {
        assertEvent(event, 'filter.change');
        return { filter: { ...context.filter, ...event.change } };
      }),
      takeFirst: assign((_, outcome: Outcome<Page<Item>>) =>
        outcome.ok
          ? {
              items: outcome.value.items,
              pagination: outcome.value.pagination,
              counts: outcome.value.counts ?? null,
              groups: outcome.value.groups ?? [],
              problem: null,
            }
          : { items: [], pagination: null, problem: outcome.problem },
      ),
      takeNext: assign(({ context }, outcome: Outcome<Page<Item>>) =>
        outcome.ok
          ? {
              items: [...context.items, ...outcome.value.items],
              pagination: outcome.value.pagination,
              groups: mergeGroups(context.groups, outcome.value.groups ?? []),
            }
          : { problem: outcome.problem },
      ),
    },
  }).createMachine({
    id,
    description,
    context: ({ input }) => ({
      ...input,
      filter: noFilter,
      items: [],
      pagination: null,
      counts: null,
      groups: [],
      problem: null,
    }),
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
            recordId: context.recordId,
            filter: context.filter,
            cursor: null,
            count: pageSize,
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
        on: { 'list.more': { target: 'loadingMore', guard: 'hasMore' }, 'list.refresh': 'refreshing' },
      },
      refreshing: {
        tags: ['busy', 'listed'],
        invoke: {
          id: 'readPagesAgain',
          src: 'readPage',
          input: ({ context }) => ({
            groupId: context.groupId,
            recordId: context.recordId,
            filter: context.filter,
            cursor: null,
            count: Math.max(pageSize, context.items.length),
          }),
          onDone: answered(
            { target: 'listed', guard: 'isAccepted', actions: ['takeFirst'] },
            { target: 'refused', actions: ['takeFirst'] },
          ),
          onError: 'outdated',
        },
        // The answer under way may be older than the change that caused this refresh.
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
          input: ({ context, event }) => ({
            groupId: context.groupId,
            recordId: context.recordId,
            filter: context.filter,
            cursor: context.pagination?.cursor ?? null,
            count: (event.type === 'list.more' ? event.count : undefined) ?? pageSize,
          }),
          onDone: answered(
            { target: 'listed', guard: 'isAccepted', actions: ['takeNext'] },
            { target: 'stalled', actions: ['takeNext'] },
          ),
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
