import type { ProofProps } from './payment-props.ts';

/** How a proof stands that was submitted and not answered; null when there is nothing to say of it. */
export function proofDelivery(snapshot: ReturnType<ProofProps['proof']['getSnapshot']>) {
  if (snapshot.matches({ proof: 'unreachable' })) return 'unreachable';
  const awaitsPhotos = snapshot.matches({ proof: 'awaitingPhotos' });
  if (snapshot.matches({ proof: { submitting: 'waiting' } })) return 'waiting';
  if (snapshot.matches({ proof: { submitting: 'unknown' } })) return 'unknown';
  if (awaitsPhotos && snapshot.matches({ uploads: { uploading: 'waiting' } })) return 'waiting';
  return awaitsPhotos && snapshot.matches({ uploads: { uploading: 'unknown' } }) ? 'unknown' : null;
}
