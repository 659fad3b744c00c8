import { accepted } from '../../domain/outcome.ts';
import type { KeptPhoto } from '../../domain/photos/photos.ts';
import { paymentProofMachine } from '../../machines/payment-proof/payment-proof-machine.ts';
import type { ProofEvent } from '../../machines/payment-proof/payment-proof-machine.ts';
import { samplePhoto } from '../../machines/samples/sample-photos.ts';
import { sampleProblem } from '../../machines/samples/sample-records.ts';
import { answered, stateAfter } from './state-after.ts';

export type ProofMachineEvent = Parameters<typeof stateAfter<typeof paymentProofMachine>>[2];

export const order = { id: 'order-1', orderNo: '1042', ctime: '2025-02-01T03:00:00.000Z', total: 83_991 };
export const debt = { id: 'order-debt', orderNo: '1041', ctime: '2025-01-20T03:00:00.000Z', total: 64_000 };
const open: ProofEvent = { type: 'proof.open', orders: [order, debt] };
export const addPhoto: ProofEvent = { type: 'photos.add', photos: [samplePhoto] };
export const send = { type: 'proof.send', at: 1, key: 'key-1' } as const satisfies ProofEvent;
export const confirm = { type: 'proof.confirm', at: 1, key: 'key-1' } as const satisfies ProofEvent;
export const submit = { type: 'proof.submit', at: 1, key: 'key-1' } as const satisfies ProofEvent;
export const uploaded = answered('uploadV2', accepted({ filepath: '/api/files/slip-1.webp' }));
export const problem = sampleProblem(415, 'wrong_file_type');

export const proof = (...events: ProofMachineEvent[]) =>
  stateAfter(paymentProofMachine, { orderId: 'order-1', groupId: 'group-baan-suan' }, open, ...events);

export function kept(photo: typeof samplePhoto, rest: Partial<KeptPhoto> = {}): KeptPhoto {
  return { ...photo, status: 'kept', filepath: null, problem: null, usedFor: [], ...rest };
}
