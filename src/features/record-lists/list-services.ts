import type { OrderCard, PaymentCard } from '../../../domain/contract.ts';
import { largestPage } from '../../../domain/limits.ts';
import { accepted } from '../../../domain/outcome.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import type { ReadService } from '../../../domain/service.ts';
import type { Page, PageInput } from '../../../machines/kit/list-machine.ts';
import type { RecordFilter } from '../../../machines/order-list/record-filter.ts';
import type { Api } from '../../api/api.ts';
import { readOperation } from '../../api/read-operation.ts';

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

/** Reads as many items as were asked for, in as few calls as the contract allows. */
async function readPages<Item>(
  input: RecordPageInput,
  read: (part: RecordPageInput) => Promise<Outcome<Page<Item>>>,
): Promise<Outcome<Page<Item>>> {
  const outcome = await read({ ...input, count: Math.min(input.count, largestPage) });
  if (!outcome.ok) return outcome;
  const { items, pagination } = outcome.value;
  const left = input.count - items.length;
  if (left <= 0 || pagination.cursor === null) return outcome;
  const rest = await readPages({ ...input, cursor: pagination.cursor, count: left }, read);
  return rest.ok ? accepted({ ...rest.value, items: [...items, ...rest.value.items] }) : rest;
}

function listQuery({ groupId, filter, cursor, count }: RecordPageInput) {
  return {
    view: 'card' as const,
    page_size: count,
    cursor,
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
