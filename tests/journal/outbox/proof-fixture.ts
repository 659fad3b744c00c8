import { openWorkflow } from '../../../src/journal/open-workflow.ts';
import type { WorkflowHandle } from '../../../src/journal/workflow-handle.ts';
import type { Journal } from '../../../src/journal/journal.ts';
import { paymentProofServices } from '../../../src/features/payments/payments-services.ts';
import type { ChosenPhoto } from '../../../domain/photos/photos.ts';
import { paymentProofWorkflow } from '../../../machines/payment-proof/payment-proof-machine.ts';

type ProofHandle = WorkflowHandle<typeof paymentProofWorkflow.machine>;

/** Opens the proof of an order's payment in a tab. */
export function openProof(journal: Journal): Promise<ProofHandle> {
  return openWorkflow(paymentProofWorkflow, 'order-1', {
    journal,
    services: paymentProofServices(),
    input: { orderId: 'order-1', groupId: 'g1' },
  });
}

/** A photo of that content, named by it unless said otherwise. */
export function photoOf(content: string, blobId = content): ChosenPhoto {
  return { blobId, fileName: `${content}.jpg`, sha256: `sha256 of ${content}` };
}

/** Chooses photos in the proof's sheet, as the app does: kept first, then named. */
export async function choosePhotos(
  { blobs }: Journal,
  proof: ProofHandle,
  ...photos: readonly ChosenPhoto[]
): Promise<void> {
  await Promise.all(photos.map(({ blobId, fileName }) => blobs.put(blobId, new Blob([fileName]))));
  const { actor } = proof.getStatus();
  actor.send({ type: 'proof.open', orders: [] });
  actor.send({ type: 'photos.add', photos });
}

/** Which of these blobs the device still has. */
export async function keptBlobs({ blobs }: Journal, ...ids: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(ids.map(async (id) => ((await blobs.get(id)) === null ? [] : [id])));
  return found.flat();
}
