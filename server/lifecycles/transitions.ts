import type { Decision } from '../../machines/lifecycle.ts';
import { Refusal } from '../http/refusal.ts';

/** Where a record stands, which a refusal says. */
interface Standing<Status> {
  readonly id: string;
  readonly status: Status;
}

/** The status that a lifecycle decided on; refused when the caller may not, or a record that stands there cannot. */
export function decided<Status>(decision: Decision<Status>, standing: Standing<Status> | null): Status {
  if (decision.ok) return decision.to;
  if (decision.because === 'wrongStatus' && standing !== null)
    throw new Refusal('not_allowed_in_status', { ...standing });
  throw new Refusal('forbidden_role');
}

/** An event that many records take in one statement: the statuses that accept it, and the one to which it leads. */
export interface SharedStep<Status> {
  readonly from: readonly Status[];
  readonly to: Status;
}

/** The step from statuses that accept an event to the one to which it leads; refused when the caller may not take it. */
export function sharedStep<Status>(
  from: readonly Status[],
  decide: (status: Status) => Decision<Status>,
): SharedStep<Status> {
  const [to, other] = new Set(from.map((status) => decided(decide(status), null)));
  if (to === undefined || other !== undefined) throw new Error('An event leads to no status, or to several');
  return { from, to };
}
