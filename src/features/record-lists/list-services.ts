import type { OrderCard, PaymentCard } from '../../../domain/contract.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import type { ReadService } from '../../../domain/service.ts';
import type { Page, PageInput } from '../../../machines/kit/list-machine.ts';
import type { RecordFilter } from '../../../machines/order-list/record-filter.ts';
import type { Api } from '../../api/api.ts';
import { readOperation } from '../../api/read-operation.ts';
import { readPages } from '../../api/read-pages.ts';

type RecordPageInput = PageInput<RecordFilter>;
type ReadPage<Item> = ReadService<RecordPageInput, Outcome<Page<Item>>>;

/** The service of the order list over HTTP. */
export function orderListServices(api: Api) {
  const readPage: ReadPage<OrderCard> = {
    kind: 'read',
    run: (input, signal) =>
      readPages(input, (part) => readOperation(api, 'orderList', { body: listQuery(part) }, signal)),
  };
  return { readPage };
}

/** The service of the payment list over HTTP. */
export function paymentListServices(api: Api) {
  const readPage: ReadPage<PaymentCard> = {
    kind: 'read',
    run: (input, signal) =>
      readPages(input, (part) => readOperation(api, 'paymentOrderList', { body: listQuery(part) }, signal)),
  };
  return { readPage };
}

function listQuery({ groupId, filter, cursor, count }: RecordPageInput) {
  return { view: 'card' as const, page_size: count, cursor, ...listFilter({ groupId, filter }) };
}

/** The filters of a list and its order, as the server is asked for them. */
export function listFilter({ groupId, filter }: Pick<RecordPageInput, 'groupId' | 'filter'>) {
  return {
    group_id: filter.currentGroup ? groupId : null,
    order_by: filter.orderBy,
    order_type: filter.orderType,
    status: filter.status,
    start_date: filter.startDate,
    end_date: filter.endDate,
    group_name: filter.groupName,
    id: filter.number,
  };
}
