import type { OrderCard, PaymentCard } from '../../../domain/contract.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import type { ReadService } from '../../../domain/service.ts';
import { orderStatuses } from '../../../domain/statuses.ts';
import type { Page, PageInput } from '../../../machines/kit/list-machine.ts';
import type { RecordFilter } from '../../../machines/order-list/record-filter.ts';
import type { Api } from '../../api/api.ts';
import { readOperation } from '../../api/read-operation.ts';
import { readPages } from '../../api/read-pages.ts';

type RecordPageInput = PageInput<RecordFilter>;
type ReadPage<Item> = ReadService<RecordPageInput, Outcome<Page<Item>>>;
type ListQuery = ReturnType<typeof listFilter> & { readonly group_by?: 'group' };

/** What the order home lists without a status: an order that was cancelled is shown where it is asked for. */
const notCancelled = orderStatuses.filter((status) => status !== 'cancelled').join(',');

/** The service of a list of orders over HTTP. `query` says what a filter asks for: all records, the latest first, unless it says otherwise. */
export function orderListServices(api: Api, query: (input: RecordPageInput) => ListQuery = listFilter) {
  const readPage: ReadPage<OrderCard> = {
    kind: 'read',
    run: (input, signal) =>
      readPages(input, (part) =>
        readOperation(api, 'orderList', { body: { ...pageQuery(part), ...query(part) } }, signal),
      ),
  };
  return { readPage };
}

/** The same of a list of payments. */
export function paymentListServices(api: Api, query: (input: RecordPageInput) => ListQuery = listFilter) {
  const readPage: ReadPage<PaymentCard> = {
    kind: 'read',
    run: (input, signal) =>
      readPages(input, (part) =>
        readOperation(api, 'paymentOrderList', { body: { ...pageQuery(part), ...query(part) } }, signal),
      ),
  };
  return { readPage };
}

type Filtered = Pick<RecordPageInput, 'groupId' | 'filter'>;

/** What the order home asks for: records group by group; of the orders, unless a status is chosen, those that are not cancelled. */
export function homeQuery(kind: 'orders' | 'payments', { groupId, filter }: Filtered) {
  const status = filter.status === '' && kind === 'orders' ? notCancelled : filter.status;
  return { ...listFilter({ groupId, filter: { ...filter, status } }), group_by: 'group' as const };
}

function pageQuery({ cursor, count }: RecordPageInput) {
  return { view: 'card' as const, page_size: count, cursor };
}

/** The filters of a list and its order, as the server is asked for them. */
function listFilter({ groupId, filter }: Filtered) {
  return {
    group_id: (filter.currentGroup ? groupId : filter.group) || null,
    order_by: filter.orderBy,
    order_type: filter.orderType,
    status: filter.status,
    start_date: filter.startDate,
    end_date: filter.endDate,
    id: filter.number,
  };
}
