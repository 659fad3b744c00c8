import type { Address, Order } from '../../domain/contract.ts';
import type { OrderEdit } from '../../domain/orders/order-edit.ts';

interface Choosing {
  readonly addresses: readonly Address[] | null;
  readonly edit: OrderEdit;
}

interface Chosen {
  readonly context: { readonly order: Order | null };
}

interface Listed {
  readonly event: { readonly output: readonly Address[] };
}

/** The state in which one of the addresses of the order's group is chosen. */
export const choosingAddress = {
  initial: 'loading',
  on: {
    'dialog.dismiss': 'resting',
    'address.bring': { target: 'resting', actions: 'bringAddress' },
  },
  states: {
    loading: {
      invoke: {
        id: 'merchantAddress',
        src: 'merchantAddress',
        input: ({ context }: Chosen) => ({ groupId: context.order?.group_id ?? '' }),
        onDone: {
          target: 'listed',
          actions: { type: 'takeAddresses', params: ({ event }: Listed) => event.output },
        },
        onError: 'unloaded',
      },
    },
    unloaded: { on: { 'addresses.open': 'loading' } },
    listed: { on: { 'address.choose': { target: '#order.shown.resting', actions: 'takeEdit' } } },
  },
} as const;

/** What changes when an address is chosen that may not have been listed yet. */
export function withAddress({ addresses, edit }: Choosing, address: Address): Choosing {
  const others = (addresses ?? []).filter(({ id }) => id !== address.id);
  return { addresses: [...others, address], edit: { ...edit, addressId: address.id } };
}
