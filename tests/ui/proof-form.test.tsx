import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { accepted } from '../../domain/outcome.ts';
import type { UploadInput, UploadOutcome } from '../../machines/kit/photo-form.ts';
import { paymentProofMachine } from '../../machines/payment-proof/payment-proof-machine.ts';
import type { ProofEvent } from '../../machines/payment-proof/payment-proof-machine.ts';
import { samplePhoto, sampleUploadPath } from '../../machines/samples/sample-photos.ts';
import { sampleOrder } from '../../machines/samples/sample-records.ts';
import { ProofSheet } from '../../src/features/payments/views/proof-sheet.tsx';
import { show } from './show.tsx';

const orders = [{ id: sampleOrder.id, orderNo: '1', ctime: sampleOrder.ctime, total: 18_900 }];
const photo: ProofEvent = { type: 'photos.add', photos: [samplePhoto] };
const mix: ProofEvent = { type: 'type.choose', paymentType: 'mix' };
const typed = (field: 'amount' | 'cash' | 'receipt', text: string): ProofEvent => ({
  type: 'amount.change',
  field,
  text,
});

/** The sheet after these events and a try to submit it. */
async function showSubmitted(...events: readonly ProofEvent[]) {
  const uploadV2 = fromPromise<UploadOutcome, UploadInput>(async () =>
    accepted({ filepath: sampleUploadPath }),
  );
  const proof = createActor(paymentProofMachine.provide({ actors: { uploadV2 } }), {
    input: { orderId: sampleOrder.id, groupId: '' },
  }).start();
  proof.send({ type: 'proof.open', orders });
  for (const event of events) proof.send(event);
  proof.send({ type: 'proof.submit' });
  return show(<ProofSheet proof={proof} photos={[]} onPhotos={() => undefined} isTakingPhotos={false} />);
}

describe('a proof of payment that cannot be sent', () => {
  test.each<[string, readonly ProofEvent[]]>([
    ['Add at least one proof photo', []],
    ['Enter a valid amount', [photo, typed('amount', 'all')]],
    ['Enter a valid cash amount', [photo, mix, typed('cash', '')]],
    ['Enter a valid transfer amount', [photo, mix, typed('receipt', '-1')]],
    ['Choose at least one order', [photo, { type: 'proof.open', orders: [] }]],
  ])('says: %s', async (words, events) => {
    const screen = await showSubmitted(...events);
    await expect.element(screen.getByText(words)).toBeVisible();
  });

  test('as a mix asks for both parts, otherwise for the amount', async () => {
    const screen = await showSubmitted(photo, mix, typed('cash', ''));
    await expect.element(screen.getByLabelText('Cash', { exact: true }).last()).toBeVisible();
    expect(screen.getByLabelText('Amount paid').query()).toBeNull();
  });
});
