import { refused } from '../../domain/outcome.ts';
import type { Problem } from '../../domain/outcome.ts';
import { editablePayment } from '../../domain/payments/payment-edit.ts';
import type { StaffRole } from '../../domain/roles.ts';
import { paymentEditMachine } from '../../machines/payment-edit/payment-edit-machine.ts';
import type { PaymentEditEvent } from '../../machines/payment-edit/payment-edit-machine.ts';
import { otherPayment } from '../../machines/payment-edit/payment-edit-samples.ts';
import { samplePayment, sampleProblem } from '../../machines/samples/sample-records.ts';
import { answered, inputOf, stateAfter } from './state-after.ts';

type TestEvent = Parameters<typeof stateAfter<typeof paymentEditMachine>>[2];

export const nok = { id: 'user-nok', name: 'Nok', role: 'manager' };
export const at = '2025-02-03T03:41:00.000Z';
export const seen = editablePayment(samplePayment);
export const [slip = ''] = samplePayment.payment_photos;

/** A payment that is opened by somebody with these roles. */
export const opened = (roles: readonly StaffRole[] = ['finance']): PaymentEditEvent => ({
  type: 'edit.open',
  payment: seen,
  roles,
});
export const typed = (
  field: 'paid_amount' | 'payer_name' | 'payee_name' | 'fee',
  text: string,
): PaymentEditEvent => ({
  type: 'text.change',
  field,
  text,
});
export const save: PaymentEditEvent = { type: 'edit.save', key: 'key-1' };
export const closed: PaymentEditEvent = { type: 'edit.close' };

export const editOf = (...events: TestEvent[]) =>
  stateAfter(paymentEditMachine, { paymentOrderId: samplePayment.id }, ...events);
/** The correction of the sample payment by finance after these events. */
export const opening = (...events: TestEvent[]) => editOf(opened(), ...events);
/** What is being sent; undefined where nothing is. */
export const sent = (snapshot: ReturnType<typeof editOf>) =>
  inputOf(paymentEditMachine, snapshot, 'editPayment');
export const refusal = (problem: Problem) => answered('editPayment', refused(problem));
/** The refusal because another person changed the amount, the payer and the photos. */
export const conflict = refusal(
  sampleProblem(409, 'version_conflict', { current: otherPayment, changed_by: nok, changed_at: at }),
);
