import type { SnapshotFrom } from 'xstate';
import { minLineQuantity } from '../../domain/limits.ts';
import type { Invariant } from '../kit/invariant.ts';
import type { cartMachine } from './cart-machine.ts';

type Snapshot = SnapshotFrom<typeof cartMachine>;

export const cartInvariants: readonly Invariant<typeof cartMachine>[] = [
  {
    says: 'one submission at a time, exactly while an order is under way',
    holds: (now, cause) =>
      (now.context.submission !== null) === isUnderWay(now) &&
      (cause === null ||
        now.context.submission === null ||
        cause.before.context.submission === null ||
        JSON.stringify(now.context.submission) === JSON.stringify(cause.before.context.submission)),
  },
  {
    says: 'no order without lines, and none of less than a whole piece',
    holds: ({ context: { submission } }) =>
      submission === null ||
      (submission.lines.length > 0 &&
        submission.lines.every(({ quantity }) => Number.isInteger(quantity) && quantity >= minLineQuantity)),
  },
  {
    says: 'an order that begins costs what was shown',
    holds: ({ context: { submission } }, cause) =>
      submission === null ||
      cause?.event.type !== 'order.confirm' ||
      cause.before.context.submission !== null ||
      cause.event.total === undefined ||
      cause.event.total === submission.total,
  },
  {
    says: 'an order is said to be placed exactly when the server has said so',
    holds: (now) => (now.context.orderId !== null) === now.matches('submitted'),
  },
  {
    says: 'what was to be ordered and was not is in the cart again',
    holds: (now, cause) => {
      const taken = cause?.before.context.submission ?? null;
      if (taken === null || now.context.submission !== null || now.matches('submitted')) return true;
      const ids = skuIdsOf(now.context.lines);
      return skuIdsOf(taken.lines).every((id) => ids.includes(id));
    },
  },
  {
    says: 'an order goes with the remark and to the address that were chosen for it',
    holds: ({ context: { submission, addressId, remark } }) =>
      submission === null ||
      ((submission.addressId ?? null) === addressId && (submission.remark ?? '') === remark.trim()),
  },
  {
    says: 'an address that was chosen is one of those that were read',
    holds: ({ context: { delivery, addressId } }) =>
      addressId === null ||
      (delivery !== null &&
        delivery !== 'unknown' &&
        delivery.addresses?.some(({ id }) => id === addressId) === true),
  },
  {
    says: 'each product has one line',
    holds: ({ context: { lines } }) => new Set(skuIdsOf(lines)).size === lines.length,
  },
];

function isUnderWay(snapshot: Snapshot): boolean {
  return snapshot.matches('submitting') || snapshot.matches('unreachable') || snapshot.matches('takingBack');
}

function skuIdsOf(lines: Snapshot['context']['lines']): readonly string[] {
  return lines.map(({ product }) => product.id);
}
