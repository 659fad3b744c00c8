import type { Address, Order } from '../../domain/contract.ts';
import { withEdit } from './held-order.ts';
import type { OrderContext } from './order-events.ts';

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
export function withAddress(context: OrderContext, address: Address) {
  const others = (context.addresses ?? []).filter(({ id }) => id !== address.id);
  return {
    addresses: [...others, address],
    ...withEdit(context, { ...context.edit, addressId: address.id }),
  };
}
