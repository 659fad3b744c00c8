import type { OrderSummary, PaymentOrder } from '../../domain/contract.ts';
import { pageSize } from '../../domain/limits.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { ReadService } from '../../domain/service.ts';
import type { Page, PageInput } from '../../machines/list-machine.ts';
import type { Api } from './api.ts';
import { readOutcome } from './read-answer.ts';

type ReadPage<Item> = ReadService<PageInput, Outcome<Page<Item>>>;

/** The services of the order and payment lists over HTTP. */
export function listServices({ connection, onSignedOut }: Api) {
  const orders: ReadPage<OrderSummary> = {
    kind: 'read',
    run: (input, signal) =>
      readOutcome(connection.POST('/order_list', { body: listQuery(input), signal }), onSignedOut),
  };
  const payments: ReadPage<PaymentOrder> = {
    kind: 'read',
    run: (input, signal) =>
      readOutcome(connection.POST('/payment_order_list', { body: listQuery(input), signal }), onSignedOut),
  };
  return { orders: { readPage: orders }, payments: { readPage: payments } };
}

function listQuery({ groupId, filter, pageNum, cursor }: PageInput) {
  return {
    page_num: pageNum,
    page_size: pageSize,
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
