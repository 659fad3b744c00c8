import type { OrderScreenProps } from './order-props.ts';

/** How a change or the end of an order stands that was sent or kept and not answered; null when there is nothing to say of it. */
export function changeDelivery(snapshot: ReturnType<OrderScreenProps['order']['getSnapshot']>) {
  if (snapshot.matches('unreachable')) return 'unreachable';
  for (const writing of ['updating', 'cancelling'] as const) {
    if (snapshot.matches({ [writing]: 'waiting' })) return 'waiting';
    if (snapshot.matches({ [writing]: 'unknown' })) return 'unknown';
  }
  return null;
}
