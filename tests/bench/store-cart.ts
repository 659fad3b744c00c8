import { createStore } from '@xstate/store';
import { persist } from '@xstate/store/persist';
import type { StateStorage } from '@xstate/store/persist';
import {
  addLine,
  refreshLines,
  removeLine,
  selectedLines,
  setQuantity,
  toggleLine,
} from '../../domain/orders/cart.ts';
import type { CartLine, FreshProduct } from '../../domain/orders/cart.ts';
import type { Product } from '../../domain/contract.ts';
import { cartInput } from './cart-log.ts';

interface StoreCart {
  readonly lines: readonly CartLine[];
  readonly submitted: readonly CartLine[];
  readonly orderId: string | null;
}

interface StorageOptions {
  readonly storage: StateStorage;
  /** Milliseconds that a write waits for more events. */
  readonly throttle?: number;
  readonly onDone?: () => void;
}

const empty: StoreCart = { lines: [], submitted: [], orderId: null };

/** The cart as @xstate/store would keep it, by its persistence of events: the same rules, without states, guards and services. */
export function createStoreCart(options: StorageOptions) {
  return createStore({
    context: { ...cartInput, ...empty },
    on: {
      'line.add': (cart, event: { product: Product; quantity: number }) => ({
        ...cart,
        lines: addLine(cart.lines, event.product, event.quantity),
      }),
      'line.setQuantity': (cart, event: { skuId: string; quantity: number }) => ({
        ...cart,
        lines: setQuantity(cart.lines, event.skuId, event.quantity),
      }),
      'line.toggle': (cart, event: { skuId: string }) => ({
        ...cart,
        lines: toggleLine(cart.lines, event.skuId),
      }),
      'line.remove': (cart, event: { skuId: string }) => ({
        ...cart,
        lines: removeLine(cart.lines, event.skuId),
      }),
      'cart.open': (cart) => cart,
      'xstate.done.actor.refreshProducts': (cart, event: { output: readonly FreshProduct[] }) => ({
        ...cart,
        lines: refreshLines(cart.lines, event.output),
      }),
      'order.submit': (cart) => cart,
      'order.dismiss': (cart) => cart,
      'order.confirm': (cart) => {
        const submitted = selectedLines(cart.lines);
        return { ...cart, submitted, lines: cart.lines.filter((line) => !submitted.includes(line)) };
      },
      'xstate.done.actor.submitOrder': (cart, event: { output: { value: { id: string } } }) => ({
        ...cart,
        submitted: [],
        orderId: event.output.value.id,
      }),
      'order.acknowledge': (cart) => ({ ...cart, orderId: null }),
    },
  }).with(
    persist({
      name: 'cart',
      strategy: 'event',
      ...options,
      onError(error) {
        throw new Error('@xstate/store did not write', { cause: error });
      },
    }),
  );
}
