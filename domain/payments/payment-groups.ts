import type { PaymentCard } from '../contract.ts';
import { readWire } from '../money.ts';
import { groupRecords } from '../record-groups.ts';
import type { RecordGroup } from '../record-groups.ts';

/** Groups payments by their group's name, with what was paid; rejected ones add nothing to a total. */
export function groupPayments(
  language: string,
  payments: readonly PaymentCard[],
): readonly RecordGroup<PaymentCard>[] {
  return groupRecords(language, payments, ({ status, paid_amount }) =>
    status === 'rejected' ? 0 : readWire(paid_amount),
  );
}
