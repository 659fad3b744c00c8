import type { DataOf } from '../../domain/operations.ts';
import { Refusal, type Reason } from '../http/refusal.ts';
import type { PaymentStanding } from '../store/payments.ts';

type Result = DataOf<'batchConfirmPayOrder'>['results'][number];

/** What became of one id of a batch, by where its payment order stood before; `confirmed` is the status of those that are. */
export function batchResult(id: string, standings: readonly PaymentStanding[], confirmed: string): Result {
  const standing = standings.find(({ payment_order_id }) => payment_order_id === id);
  if (standing === undefined) return refused(id, 'not_found');
  if (standing.isReady) return { id, ok: true };
  return refused(id, standing.status === confirmed ? 'already_confirmed' : 'not_allowed_in_status');
}

function refused(id: string, reason: Reason): Result {
  return { id, ok: false, reason, message: new Refusal(reason).message };
}
