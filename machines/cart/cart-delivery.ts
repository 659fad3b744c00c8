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

/** Returns where an order goes of a group with these addresses: to the chosen one, else to the default one. */
export function deliveryTo(addresses: readonly Address[], chosenId: string | null): CartDelivery {
  const chosen =
    addresses.find(({ id }) => id === chosenId) ?? addresses.find(({ is_default }) => is_default);
  return { address: chosen ? { alias: chosen.alias, address: chosen.address } : null, addresses };
}
