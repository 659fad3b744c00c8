import type { CartScreenProps } from './cart-props.ts';

/** How the order stands that was taken out of the cart; null when there is none under way. */
export function orderDelivery(snapshot: ReturnType<CartScreenProps['cart']['getSnapshot']>) {
  if (snapshot.context.submission === null) return null;
  if (snapshot.matches('unreachable')) return 'unreachable';
  if (snapshot.matches({ submitting: 'waiting' })) return 'waiting';
  return snapshot.matches({ submitting: 'unknown' }) ? 'unknown' : 'sending';
}
