import type { PaymentOrder } from '../../domain/contract.ts';
import { orderManagers, receiptConfirmers } from '../../domain/permissions.ts';
import { hasRole } from '../../domain/roles.ts';
import type { StaffRole } from '../../domain/roles.ts';
import { fileAddress } from '../files/file-address.ts';
import { groupRows } from '../store/rows.ts';
import type { Queries } from '../store/store.ts';

type ReusedPhotos = Pick<PaymentOrder, 'duplicate_of'>;

const paymentRoles = [...orderManagers, ...receiptConfirmers];

/** Whether these roles may see which other payments a photo proves: only those who handle payments. */
export function maySeePhotoReuse(roles: readonly StaffRole[]): boolean {
  return hasRole(roles, paymentRoles);
}

/** The field `duplicate_of` of each of these payment orders, of which it is absent where no photo is of another payment order too. */
export async function reusedPhotos(
  { uploads }: Pick<Queries, 'uploads'>,
  paymentOrderIds: readonly string[],
): Promise<(paymentOrderId: string) => ReusedPhotos> {
  const reuses = groupRows(
    await uploads.reusesOfPayments(paymentOrderIds),
    (reuse) => reuse.payment_order_id,
  );
  return (id) => {
    const duplicate_of = (reuses.get(id) ?? []).map(({ file_name, other_id, created }) => ({
      filepath: fileAddress(file_name),
      payment_order_id: other_id,
      ctime: created.toISOString(),
    }));
    return duplicate_of.length === 0 ? {} : { duplicate_of };
  };
}
