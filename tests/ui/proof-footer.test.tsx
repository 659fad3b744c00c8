import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { refused } from '../../domain/outcome.ts';
import { paymentProofMachine } from '../../machines/payment-proof/payment-proof-machine.ts';
import type { UploadInput, UploadOutcome } from '../../machines/kit/photo-form.ts';
import { samplePhoto } from '../../machines/samples/sample-photos.ts';
import { sampleOrder, sampleProblem } from '../../machines/samples/sample-records.ts';
import { ProofFooter } from '../../src/features/payments/views/proof/proof-footer.tsx';
import { show } from './show.tsx';

async function showFooter({
  isTakingPhotos = false,
  upload,
}: {
  readonly isTakingPhotos?: boolean;
  /** What becomes of the one photo; without it there is none. */
  readonly upload?: () => Promise<UploadOutcome>;
}) {
  const machine = paymentProofMachine.provide({
    actors: {
      uploadV2: fromPromise<UploadOutcome, UploadInput>(
        () => upload?.() ?? Promise.reject(new Error('no photo')),
      ),
    },
  });
  const proof = createActor(machine, { input: { orderId: sampleOrder.id, groupId: '' } });
  proof.start();
  const order = { id: sampleOrder.id, orderNo: '1', ctime: sampleOrder.ctime, total: 18_900 };
  proof.send({ type: 'proof.open', orders: [order, { ...order, id: 'debt', orderNo: '2', total: 30_000 }] });
  if (upload !== undefined) {
    proof.send({ type: 'photos.add', photos: [samplePhoto] });
    await waitFor(proof, ({ context }) => context.photos[0]?.status === 'failed');
  }
  const screen = await show(<ProofFooter proof={proof} isTakingPhotos={isTakingPhotos} />);
  await screen.getByRole('button', { name: 'Send proof' }).click({ force: true });
  return { screen, proof, mistake: () => proof.getSnapshot().context.mistake };
}

describe('the button that submits a proof', () => {
  test('tapped while a chosen photo is made ready says so, and that no photo is missing', async () => {
    const { screen, mistake } = await showFooter({ isTakingPhotos: true });
    await expect.element(screen.getByText('Preparing the photo')).toBeVisible();
    expect(mistake()).toBe(null);
  });

  test.each([
    ['was refused', 'remove it first', () => Promise.resolve(refused(sampleProblem(415, 'wrong_file_type')))],
    ['could not be sent', 'retry or remove it', () => Promise.reject(new Error('full'))],
  ] as const)('tapped with a photo that %s says which one and what to do', async (_, words, upload) => {
    const { screen, proof } = await showFooter({ upload });
    await expect.element(screen.getByText(new RegExp(`^Photo 1 .*${words}$`))).toBeVisible();
    expect([proof.getSnapshot().value, proof.getSnapshot().context.key]).toEqual([
      { uploads: 'idle', proof: 'editing' },
      '',
    ]);
    await expect
      .element(screen.getByRole('button', { name: 'Send proof' }))
      .toHaveAttribute('aria-disabled', 'true');
  });

  test('over a mix of which one part is typed says how much is missing', async () => {
    const { screen, proof } = await showFooter({});
    proof.send({ type: 'type.choose', paymentType: 'mix' });
    proof.send({ type: 'amount.change', field: 'cash', text: '100' });
    proof.send({ type: 'amount.change', field: 'receipt', text: '' });
    await expect.element(screen.getByText('Short by −฿89.00')).toBeVisible();
  });

  test('stands below what is due and, apart from it, what is paid', async () => {
    const { screen, proof } = await showFooter({});
    proof.send({ type: 'debt.toggle', orderId: 'debt' });
    proof.send({ type: 'amount.change', field: 'amount', text: '500' });
    await expect.element(screen.getByText('Due ฿489.00')).toBeVisible();
    await expect.element(screen.getByText('This order ฿189.00')).toBeVisible();
    await expect.element(screen.getByText('Debts ฿300.00')).toBeVisible();
    await expect.element(screen.getByRole('status').first()).toHaveTextContent('Paid฿500.00');
  });

  test('stands below no amount paid while what was typed is none', async () => {
    const { screen, proof } = await showFooter({});
    proof.send({ type: 'amount.change', field: 'amount', text: '5oo' });
    await expect.element(screen.getByRole('status').first()).toHaveTextContent(/^Paid–$/);
    await expect.element(screen.getByText('Due ฿189.00')).toBeVisible();
  });

  test('tapped without a photo asks for one', async () => {
    const { mistake } = await showFooter({});
    expect(mistake()).toBe('photos');
  });
});
