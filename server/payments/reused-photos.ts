import type { PaymentOrder } from '../../domain/contract.ts';
import { orderManagers, receiptConfirmers } from '../../domain/permissions.ts';
import { hasRole } from '../../domain/roles.ts';
import type { StaffRole } from '../../domain/roles.ts';
import { fileAddress } from '../files/file-address.ts';
import type { PaymentRecord } from '../store/queries/payments.ts';
import type { Queries } from '../store/store.ts';

const paymentRoles = [...orderManagers, ...receiptConfirmers];

/** Whether these roles may see which other payments a photo proves: only those who handle payments. */
export function maySeePhotoReuse(roles: readonly StaffRole[]): boolean {
  return hasRole(roles, paymentRoles);
}

/** Photos that other payment orders of the merchant have as well, the newest of those first. */
export async function reusedPhotos(
  { uploads }: Pick<Queries, 'uploads'>,
  { payment, photos }: PaymentRecord,
): Promise<NonNullable<PaymentOrder['duplicate_of']>> {
  const uses = await uploads.otherPaymentsWithPhotos(photos, payment.payment_order_id);
  return uses.map(({ file_name, payment_order_id, created }) => ({
    filepath: fileAddress(file_name),
    payment_order_id,
    ctime: created.toISOString(),
  }));
}
