import type { Address } from '../../domain/contract.ts';

/** Where an order of the group goes: the chosen address, else its default one, null where it has none. */
export interface CartDelivery {
  readonly address: Pick<Address, 'alias' | 'address'> | null;
  /** All of the group, to choose another. */
  readonly addresses?: readonly Address[];
  /** It was read for an earlier question, and not for this one. */
  readonly isOutdated?: true;
}

/** Returns where the last order would have gone, until it is read again; null where that is not known. */
export function doubted(delivery: CartDelivery | 'unknown' | null): CartDelivery | null {
  return delivery === null || delivery === 'unknown' ? null : { ...delivery, isOutdated: true };
}

/** Where an order goes, and the id of the address that was chosen for it; null for the default one. */
interface ChosenDelivery {
  readonly delivery: CartDelivery;
  readonly addressId: string | null;
}

/** Returns where an order goes of a group with these addresses: to the chosen one, and to the default one where that is gone. */
export function deliveryTo(addresses: readonly Address[], chosenId: string | null): ChosenDelivery {
  const chosen = addresses.find(({ id }) => id === chosenId);
  const used = chosen ?? addresses.find(({ is_default }) => is_default);
  return {
    delivery: { address: used ? { alias: used.alias, address: used.address } : null, addresses },
    addressId: chosen?.id ?? null,
  };
}
