import type { PaymentOrder } from '../../domain/contract.ts';
import type { DataOf } from '../../domain/operations.ts';
import { orderManagers, receiptConfirmers } from '../../domain/permissions.ts';
import { hasRole } from '../../domain/roles.ts';
import type { StaffRole } from '../../domain/roles.ts';
import { fileAddress } from '../files/file-address.ts';
import { groupRows } from '../store/rows.ts';
import type { EarlierProof } from '../store/queries/payments/proof-reuse.ts';
import type { Queries } from '../store/store.ts';

type ReusedPhotos = Pick<PaymentOrder, 'duplicate_of'>;

const paymentRoles = [...orderManagers, ...receiptConfirmers];

/** Whether these roles may see which other payments a photo proves: only those who handle payments. */
export function maySeePhotoReuse(roles: readonly StaffRole[]): boolean {
  return hasRole(roles, paymentRoles);
}

/** The field `duplicate_of` of an upload, which is absent where no payment order is proved by the same. */
export async function earlierUses(
  { proofs }: Pick<Queries, 'proofs'>,
  photo: { readonly sha256: string; readonly transaction_id: string | null },
): Promise<Pick<DataOf<'uploadV2'>, 'duplicate_of'>> {
  const earlier = await proofs.earlierProofs(photo.sha256, photo.transaction_id);
  return earlier.length === 0 ? {} : { duplicate_of: earlier.map(useAnswer) };
}

/** The field `duplicate_of` of each of these payment orders, of which it is absent where nothing proves another payment order too. */
export async function reusedPhotos(
  { proofs }: Pick<Queries, 'proofs'>,
  paymentOrderIds: readonly string[],
): Promise<(paymentOrderId: string) => ReusedPhotos> {
  const reuses = groupRows(await proofs.reusesOf(paymentOrderIds), (reuse) => reuse.payment_order_id);
  return (id) => {
    const duplicate_of = (reuses.get(id) ?? []).map((reuse) => ({
      filepath: fileAddress(reuse.file_name),
      ...useAnswer(reuse),
    }));
    return duplicate_of.length === 0 ? {} : { duplicate_of };
  };
}

function useAnswer({ other_id, payment_no, created, transaction_id, is_rejected }: EarlierProof) {
  return {
    payment_order_id: other_id,
    payment_no: String(payment_no),
    ctime: created.toISOString(),
    ...(transaction_id === null ? {} : { transaction_id }),
    ...(is_rejected ? { rejected: true as const } : {}),
  };
}
