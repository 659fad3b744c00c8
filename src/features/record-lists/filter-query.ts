import { isDay } from '../../../domain/date-range.ts';
import { maxIdLength } from '../../../domain/limits.ts';
import { isStaff } from '../../../domain/roles.ts';
import type { StaffRole } from '../../../domain/roles.ts';
import {
  orderStatuses,
  paymentStatuses,
  readOrderStatus,
  readPaymentStatus,
} from '../../../domain/statuses.ts';
import { noFilter } from '../../../machines/order-list/record-filter.ts';
import type { RecordFilter } from '../../../machines/order-list/record-filter.ts';
import type { PaidPaymentFilter } from '../../../machines/paid-payment-list/paid-payment-list-machine.ts';
import { sortingOf, sortings } from './views/list-filter.ts';

/** A filter as parameters of an address: those that narrow or sort nothing are left out. */
export type FilterQuery = Readonly<Record<string, string>>;

/** How a filter stands in an address; `names` are all the parameters that it may have. */
export interface FilterAddress<Filter> {
  readonly names: readonly string[];
  readonly write: (filter: Filter) => FilterQuery;
  /** What the parameters say; one that is no filter says nothing. */
  readonly read: (query: URLSearchParams) => Filter;
}

/** The address of a list of orders or payments; whose records and which one are asked by staff only. */
export function recordFilterAddress(
  kind: 'orders' | 'payments',
  roles: readonly StaffRole[],
): FilterAddress<RecordFilter> {
  const [statuses, readStatus] =
    kind === 'orders'
      ? ([orderStatuses, readOrderStatus] as const)
      : ([paymentStatuses, readPaymentStatus] as const);
  return {
    names: ['status', 'from', 'until', 'group', 'number', 'own', 'sort'],
    write(filter) {
      const sorting = sortingOf(filter);
      return filled({
        status: filter.status,
        from: filter.startDate ?? '',
        until: filter.endDate ?? '',
        group: filter.group,
        number: filter.number,
        own: filter.currentGroup ? '1' : '',
        sort: sorting === 'newest' ? '' : sorting,
      });
    },
    read(query) {
      const text = (name: string) => query.get(name)?.trim() ?? '';
      const dayOf = (name: string) => (isDay(text(name)) ? text(name) : null);
      const asked = query.getAll('status').flatMap((list) => list.split(','));
      const named = new Set<string | null>(asked.map((word) => readStatus(word.trim())));
      const sorting = Object.entries(sortings).find(([name]) => name === text('sort'))?.[1];
      const ofStaff = isStaff(roles)
        ? {
            group: text('group').slice(0, maxIdLength),
            number: text('number').slice(0, maxIdLength),
            currentGroup: text('own') === '1',
          }
        : {};
      return {
        ...noFilter,
        ...ofStaff,
        ...sorting,
        status: statuses.filter((status) => named.has(status)).join(','),
        startDate: dayOf('from'),
        endDate: dayOf('until'),
      };
    },
  };
}

const narrowings = ['differs', 'duplicate', 'cash'] as const;

/** The address of the list of paid payments. */
export const paidFilterAddress: FilterAddress<PaidPaymentFilter> = {
  names: ['only'],
  write: ({ only }) => filled({ only: only === 'all' ? '' : only }),
  read(query) {
    const only = query.get('only');
    return { only: narrowings.find((name) => name === only) ?? 'all' };
  },
};

function filled(query: FilterQuery): FilterQuery {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}
