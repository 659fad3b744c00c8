import type { Decision } from '../../machines/lifecycle.ts';
import { Refusal } from '../http/refusal.ts';

/** What a record is, its id and its status, for the details of a refusal. */
interface CurrentStatus<Status> {
  readonly id: string;
  readonly status: Status;
  /** Left out of an order. */
  readonly kind?: 'payment';
}

/** The target status of a lifecycle's decision; throws `not_allowed_in_status` or `forbidden_role` when it said no. */
export function allowedStatus<Status>(
  decision: Decision<Status>,
  current: CurrentStatus<Status> | null,
): Status {
  if (decision.ok) return decision.to;
  if (decision.because === 'wrongStatus' && current !== null)
    throw new Refusal('not_allowed_in_status', { ...current });
  throw new Refusal('forbidden_role');
}

/** A transition applied to many records in one statement: the statuses that accept the event, and the target. */
export interface BulkTransition<Status> {
  readonly from: readonly Status[];
  readonly to: Status;
}

/** The bulk transition from the given statuses; throws `forbidden_role` when the caller may not trigger it. */
export function bulkTransition<Status>(
  from: readonly Status[],
  decide: (status: Status) => Decision<Status>,
): BulkTransition<Status> {
  const [to, other] = new Set(from.map((status) => allowedStatus(decide(status), null)));
  if (to === undefined || other !== undefined) throw new Error('An event leads to no status, or to several');
  return { from, to };
}
