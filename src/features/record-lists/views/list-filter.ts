import type { RecordFilter } from '../../../../machines/order-list/record-filter.ts';

/** What narrows a list taken back; the order that it is sorted in stays. */
export const nothingNarrowed = {
  status: '',
  startDate: null,
  endDate: null,
  group: '',
  number: '',
  currentGroup: false,
} satisfies Partial<RecordFilter>;

/** Whether a list shows less than all. */
export function isNarrowed(filter: RecordFilter): boolean {
  const { status, startDate, endDate, group, number, currentGroup } = filter;
  return [status, startDate ?? '', endDate ?? '', group, number].some((text) => text !== '') || currentGroup;
}

type Sorting = Pick<RecordFilter, 'orderBy' | 'orderType'>;

/** The ways to sort a list. */
export const sortings = {
  newest: { orderBy: 'ctime', orderType: 'desc' },
  oldest: { orderBy: 'ctime', orderType: 'asc' },
  dearest: { orderBy: 'total_amount', orderType: 'desc' },
  cheapest: { orderBy: 'total_amount', orderType: 'asc' },
} as const satisfies Readonly<Record<string, Sorting>>;

type SortingName = keyof typeof sortings;
export const sortingNames = [
  'newest',
  'oldest',
  'dearest',
  'cheapest',
] as const satisfies readonly SortingName[];

/** What a list is sorted by. */
export function sortingOf({ orderBy, orderType }: Sorting): SortingName {
  const fits = (name: SortingName) =>
    sortings[name].orderBy === orderBy && sortings[name].orderType === orderType;
  return sortingNames.find(fits) ?? 'newest';
}
