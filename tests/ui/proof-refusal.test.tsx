import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { accepted, refused } from '../../domain/outcome.ts';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import { paymentProofMachine } from '../../machines/payment-proof/payment-proof-machine.ts';
import type { PayOrderInput } from '../../machines/payment-proof/pay-input.ts';
import type { UploadInput, UploadOutcome } from '../../machines/kit/photo-form.ts';
import { samplePhoto, sampleUploadPath } from '../../machines/samples/sample-photos.ts';
import { sampleOrder, sampleProblem } from '../../machines/samples/sample-records.ts';
import { ProofRefusal } from '../../src/features/payments/views/proof/proof-refusal.tsx';
import { show } from './show.tsx';

const payable = { id: sampleOrder.id, orderNo: '1', ctime: sampleOrder.ctime, total: 18_900 };

const debt = { ...payable, id: 'order-debt', orderNo: '1041' };

/** A proof that was refused, with its photo on this device or not. */
async function showRefusal(problem: Problem, url: string | null = '/icon.svg') {
  const uploads: string[] = [];
  const machine = paymentProofMachine.provide({
    actors: {
      uploadV2: fromPromise<UploadOutcome, UploadInput>(async ({ input }) => {
        uploads.push(input.key);
        return accepted({ filepath: sampleUploadPath });
      }),
      payOrder: fromPromise<Outcome<{ readonly payment_order_id: string }>, PayOrderInput>(async () =>
        refused(problem),
      ),
    },
  });
  const proof = createActor(machine, { input: { orderId: sampleOrder.id, groupId: '' } }).start();
  proof.send({ type: 'proof.open', orders: [payable, debt] });
  proof.send({ type: 'debt.toggle', orderId: debt.id });
  proof.send({ type: 'photos.add', photos: [samplePhoto] });
  proof.send({ type: 'proof.submit', at: 1, key: 'key-1' });
  await waitFor(proof, (snapshot) => snapshot.matches({ proof: 'refused' }));
  const photos = [{ id: samplePhoto.blobId, url, status: 'failed' }] as const;
  return { screen: await show(<ProofRefusal proof={proof} photos={photos} />), proof, uploads };
}

describe('a refused proof', () => {
  const gone = sampleProblem(404, 'not_found', { filepath: sampleUploadPath });

  test('whose photo the server has no more says so, and sends it again from this device', async () => {
    const { screen, proof, uploads } = await showRefusal(gone);
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('A photo waited too long and is no longer on the server');
    await screen.getByRole('button', { name: 'Upload again' }).click();
    await waitFor(proof, ({ context }) => context.photos.every(({ status }) => status === 'sent'));
    expect(uploads).toEqual(['upload-photo-1', 'upload-photo-1']);
    expect(proof.getSnapshot().matches({ proof: 'editing' })).toBe(true);
  });

  test.each([
    ['whose photo is no longer on this device either', gone, null, 'Photo 1 is no longer on this device'],
    [
      'for a debt that was paid meanwhile',
      sampleProblem(409, 'not_allowed_in_status', { id: debt.id, status: 'paid' }),
      '/icon.svg',
      'Order #1041 can no longer be paid and was removed',
    ],
    [
      'for the order itself',
      sampleProblem(409, 'not_allowed_in_status', { id: sampleOrder.id, status: 'paid' }),
      '/icon.svg',
      'Its status is now “Paid”, which does not allow this',
    ],
    [
      'for another reason',
      sampleProblem(409, 'not_allowed_in_status'),
      '/icon.svg',
      'The proof was not accepted',
    ],
  ])('%s is edited', async (_, problem, url, words) => {
    const { screen, proof } = await showRefusal(problem, url);
    await expect.element(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('button').elements()).toHaveLength(1);
    await screen.getByRole('button', { name: 'Edit' }).click();
    expect(proof.getSnapshot().matches({ proof: 'editing' })).toBe(true);
  });
});
