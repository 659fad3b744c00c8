import type { DataOf } from '../../domain/operations.ts';
import type { Call } from '../contract/call.ts';
import { invalidRequest, Refusal, type Reason } from '../http/refusal.ts';
import { actorAnswer } from '../lifecycles/history-steps.ts';
import type { PaymentReadiness } from '../store/queries/payments/payments.ts';

type Result = DataOf<'batchConfirmPayOrder'>['results'][number];

/** One payment order of a batch; the version is the one that the person saw, null where they did not say. */
export interface Asked {
  readonly id: string;
  readonly version: number | null;
}

/** The payment orders of a batch; throws `invalid_request` unless there are as many versions as ids. */
export function readBatch({ ids, versions }: Call<'batchConfirmPayOrder'>['body']): Asked[] {
  if (versions && versions.length !== ids.length)
    throw invalidRequest('versions', 'must have an entry for each of ids');
  return ids.map((id, at) => ({ id, version: versions?.[at] ?? null }));
}

/** Why a payment order of a batch is not confirmed, from its readiness before; null where it is. `confirmed` is the status of confirmed ones. */
export function refusalOf(
  { version }: Asked,
  payment: PaymentReadiness | undefined,
  confirmed: string,
): Reason | null {
  if (payment === undefined) return 'not_found';
  if (payment.status === confirmed) return 'already_confirmed';
  if (payment.status === 'rejected') return 'already_rejected';
  if (version !== null && version !== payment.version) return 'version_conflict';
  return payment.isReady ? null : 'not_allowed_in_status';
}

/** The results of a batch in the order of its ids, with who confirmed or rejected what was decided before. */
export async function batchResults(
  { store, caller }: Pick<Call<'batchConfirmPayOrder'>, 'store' | 'caller'>,
  ids: readonly string[],
  reasons: readonly (Reason | null)[],
): Promise<Result[]> {
  const decided = ids.filter((_, position) => isDecided(reasons[position]));
  const last = new Map(
    (await store.history.lastOfPayments(decided)).map((entry) => [entry.payment_order_id, entry]),
  );
  return ids.map((id, position) => {
    const reason = reasons[position] ?? null;
    if (reason === null) return { id, ok: true };
    const refused = { id, ok: false, reason, message: new Refusal(reason).message };
    const entry = isDecided(reason) ? last.get(id) : undefined;
    if (entry === undefined) return refused;
    const by = actorAnswer(caller, entry);
    const at = entry.created.toISOString();
    return reason === 'already_confirmed'
      ? { ...refused, confirmed_by: by, confirmed_at: at }
      : { ...refused, rejected_by: by, rejected_at: at };
  });
}

/** Whether a reason says that somebody else was quicker. */
function isDecided(reason: Reason | null | undefined): boolean {
  return reason === 'already_confirmed' || reason === 'already_rejected';
}
