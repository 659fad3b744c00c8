import type { ActorRefFrom } from 'xstate';
import type { stockListMachine } from '../../../../machines/stock-list/stock-list-machine.ts';
import type { StockFilter } from '../../../../machines/stock-list/stock-filter.ts';

export type StockListActor = ActorRefFrom<typeof stockListMachine>;

export interface StockProps {
  readonly list: StockListActor;
}

/** The product beside the list, null for none chosen; undefined where there is no room beside it. */
export type ShownBeside = { readonly id: string | null } | undefined;

type Sorting = Pick<StockFilter, 'orderBy' | 'orderType'>;

/** The ways to sort the stock. */
export const sortings = {
  fewest: { orderBy: 'stock', orderType: 'asc' },
  most: { orderBy: 'stock', orderType: 'desc' },
  emptiest: { orderBy: 'on_hand', orderType: 'asc' },
  fullest: { orderBy: 'on_hand', orderType: 'desc' },
  nameUp: { orderBy: 'name', orderType: 'asc' },
  nameDown: { orderBy: 'name', orderType: 'desc' },
  newest: { orderBy: 'ctime', orderType: 'desc' },
  oldest: { orderBy: 'ctime', orderType: 'asc' },
} as const satisfies Readonly<Record<string, Sorting>>;

export type SortingName = keyof typeof sortings;
export const sortingNames = Object.keys(sortings) as readonly SortingName[];

/** What the stock is sorted by. */
export function sortingOf({ orderBy, orderType }: Sorting): SortingName {
  const fits = (name: SortingName) =>
    sortings[name].orderBy === orderBy && sortings[name].orderType === orderType;
  return sortingNames.find(fits) ?? 'fewest';
}

/** What narrows the stock taken back; the order that it is sorted in stays. */
export const nothingNarrowed = { categoryId: null, low: false, name: '' } satisfies Partial<StockFilter>;
