import type { PaymentLifecycleEvent } from '../../machines/payment-lifecycle/payment-lifecycle-machine.ts';
import { decidePayment } from '../../machines/lifecycle.ts';
import type { PaymentStatus } from '../../domain/statuses.ts';
import type { Caller } from '../call.ts';
import { Refusal } from '../refusal.ts';

/** The status to which a payment order goes by an event, as its lifecycle has it; refused when it cannot or the caller may not. */
export function stepPayment(
  from: PaymentStatus | 'draft',
  type: PaymentLifecycleEvent['type'],
  { roles }: Caller,
): PaymentStatus {
  const decision = decidePayment(from, { type, roles });
  if (decision.ok) return decision.to;
  if (decision.because === 'forbiddenRole') throw new Refusal('forbidden_role');
  throw new Refusal('not_allowed_in_status', { status: from });
}
