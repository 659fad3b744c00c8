import type { PaymentScreenProps } from './payment-props.ts';

/** How a confirmation stands that was sent and not answered; null when there is nothing to say of it. */
export function receiptDelivery(snapshot: ReturnType<PaymentScreenProps['payment']['getSnapshot']>) {
  if (snapshot.matches({ payment: 'unreachable' })) return 'unreachable';
  if (snapshot.matches({ payment: { confirming: 'waiting' } })) return 'waiting';
  if (snapshot.matches({ payment: { confirming: 'unknown' } })) return 'unknown';
  if (!snapshot.matches({ payment: 'awaitingPhotos' })) return null;
  if (snapshot.matches({ uploads: { uploading: 'waiting' } })) return 'waiting';
  return snapshot.matches({ uploads: { uploading: 'unknown' } }) ? 'unknown' : null;
}
