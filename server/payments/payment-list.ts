import type { DataOf } from '../../domain/operations.ts';
import { paymentTypes, type PaymentType } from '../../domain/payments/payment-form.ts';
import { readPaymentStatus } from '../../domain/statuses.ts';
import type { Call } from '../contract/call.ts';
import { groupsOf, paginationOf, readListRequest } from '../contract/list-request.ts';
import { listGroup } from '../people/group.ts';
import type { ListQuery, ListResult } from '../store/list-page.ts';
import { paymentPosition } from '../store/queries/records/record-cards.ts';
import type { PaymentFilter } from '../store/queries/payments/payment-filter.ts';
import type { PaymentCardRecord } from '../store/queries/records/record-cards.ts';
import { paymentAnswer, paymentCard } from './payment-answer.ts';
import { maySeePhotoReuse, reusedPhotos } from './reused-photos.ts';

/** A page of payment orders, whole or as cards; those who handle payments get what differs and what is a repeat counted as well. */
export async function paymentOrderList(call: Call<'paymentOrderList'>): Promise<DataOf<'paymentOrderList'>> {
  const groupId = await listGroup(call, call.body.group_id);
  const query = readListRequest(call.body, groupId, readPaymentStatus, call.language());
  const { payments } = call.store;
  const handlesPayments = maySeePhotoReuse(call.caller.roles);
  const filter = readPaymentFilter(call);
  const counts = handlesPayments ? await countsOf(call, query, filter.type) : {};
  if (call.body.view === 'card') {
    const found = await payments.listCards(query, filter);
    const reused = await reusedIn(call, found);
    return {
      items: found.records.map((record) => paymentCard(record, reused(record.payment.payment_order_id))),
      pagination: paginationOf(query, found, paymentPosition),
      ...groupsOf(found),
      ...counts,
    };
  }
  const found = await payments.list(query, filter);
  const reused = await reusedIn(call, found);
  return {
    items: found.records.map((record) =>
      paymentAnswer(record, call.caller, reused(record.payment.payment_order_id)),
    ),
    pagination: paginationOf(query, found, paymentPosition),
    ...groupsOf(found),
    ...counts,
  };
}

/** The filters of a list that only payment orders have; repeats are told to those who handle payments alone. */
export function readPaymentFilter({
  body,
  caller,
}: Pick<Call<'paymentOrderList'>, 'body' | 'caller'>): PaymentFilter {
  return {
    differs: body.differs === true,
    duplicate: maySeePhotoReuse(caller.roles) && body.duplicate === true,
    type: paymentTypes.find((type) => type === body.payment_type) ?? null,
  };
}

async function countsOf({ store }: Call<'paymentOrderList'>, query: ListQuery, type: PaymentType | null) {
  const { total: all, differs, duplicate } = await store.payments.counts(query, type);
  return { counts: { all, differs, duplicate } };
}

/** The reused photos of a page's payment orders, for those who may see them. */
async function reusedIn(
  { store, caller }: Call<'paymentOrderList'>,
  { records }: ListResult<Pick<PaymentCardRecord, 'payment'>>,
) {
  const ids = maySeePhotoReuse(caller.roles) ? records.map(({ payment }) => payment.payment_order_id) : [];
  return await reusedPhotos(store, ids);
}
