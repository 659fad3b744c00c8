import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { accepted } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { UploadInput, UploadOutcome } from '../../machines/kit/photo-form.ts';
import { paymentProofMachine } from '../../machines/payment-proof/payment-proof-machine.ts';
import type { PayOrderInput } from '../../machines/payment-proof/pay-input.ts';
import type { ProofEvent } from '../../machines/payment-proof/payment-proof-machine.ts';
import { samplePhoto, sampleUploadPath } from '../../machines/samples/sample-photos.ts';
import { sampleOrder } from '../../machines/samples/sample-records.ts';
import { ProofSheet } from '../../src/features/payments/views/proof/proof-sheet.tsx';
import type { Language } from '../../src/i18n/language.ts';
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
async function showSubmitted(events: readonly ProofEvent[], language: Language = 'en') {
  const uploadV2 = fromPromise<UploadOutcome, UploadInput>(async () =>
    accepted({ filepath: sampleUploadPath }),
  );
  const paid: number[] = [];
  const payOrder = fromPromise<Outcome<{ readonly payment_order_id: string }>, PayOrderInput>(({ input }) => {
    paid.push(input.amounts.total);
    return new Promise(() => undefined);
  });
  const proof = createActor(paymentProofMachine.provide({ actors: { uploadV2, payOrder } }), {
    input: { orderId: sampleOrder.id, groupId: '' },
  }).start();
  proof.send({ type: 'proof.open', orders });
  for (const event of events) proof.send(event);
  proof.send({ type: 'proof.send' });
  const screen = await show(
    <ProofSheet proof={proof} photos={[]} onPhotos={() => undefined} isTakingPhotos={false} />,
    { language },
  );
  return { screen, proof, paid };
}

describe('a proof of payment that cannot be sent', () => {
  test.each<[string, readonly ProofEvent[]]>([
    ['Add at least one proof photo', []],
    ['Enter a valid amount', [photo, typed('amount', 'all')]],
    ['Enter an amount above 0', [photo, typed('amount', '0')]],
    ['Enter an amount above 0', [photo, mix, typed('cash', '0'), typed('receipt', '0')]],
    ['Enter a valid cash amount', [photo, mix, typed('cash', '')]],
    ['Enter a valid transfer amount', [photo, mix, typed('receipt', '-1')]],
    ['Choose at least one order', [photo, { type: 'proof.open', orders: [] }]],
  ])('says: %s', async (words, events) => {
    const { screen } = await showSubmitted(events);
    await expect.element(screen.getByText(words)).toBeVisible();
  });

  test('as a mix asks for both parts, otherwise for the amount', async () => {
    const { screen } = await showSubmitted([photo, mix, typed('cash', '')]);
    await expect.element(screen.getByLabelText('Cash', { exact: true }).last()).toBeVisible();
    expect(screen.getByLabelText('Amount paid').query()).toBeNull();
  });
});

describe('a proof of another amount than is due', () => {
  const tenfold = [photo, typed('amount', '1,890')];

  test.each([
    ['en', 'You entered ฿1,890.00, but ฿189.00 is due.', '+฿1,701.00', 'Send proof'],
    ['zh', '您填写的实付金额是 ฿1,890.00，应付 ฿189.00。', '+฿1,701.00', '提交凭证'],
    ['th', 'กรอกยอดที่ชำระไว้ ฿1,890.00 แต่ยอดที่ต้องชำระคือ ฿189.00', '+฿1,701.00', 'ส่งหลักฐาน'],
  ] as const)('asks first and names both amounts, in %s', async (language, words, difference, action) => {
    const { screen, proof, paid } = await showSubmitted(tenfold, language);
    const question = screen.getByRole('dialog').filter({ hasText: words });
    await expect.element(question).toBeVisible();
    await expect.element(question).toHaveTextContent(difference);
    expect(paid).toEqual([]);
    await question.getByRole('button', { name: action }).click();
    await expect.poll(() => paid).toEqual([189_000]);
    expect(proof.getSnapshot().matches({ proof: 'submitting' })).toBe(true);
  });

  test('is left as it was typed by whoever does not send it', async () => {
    const { screen, proof } = await showSubmitted(tenfold);
    await screen.getByRole('button', { name: 'Not now' }).click();
    expect(proof.getSnapshot().value).toMatchObject({ proof: 'editing' });
    await expect.element(screen.getByLabelText('Amount paid')).toHaveValue('1,890');
  });

  test('is not sent by a tap while the declined question still closes', async () => {
    const { screen, proof, paid } = await showSubmitted(tenfold);
    const question = screen.getByRole('dialog').filter({ hasText: 'You entered' });
    const send = question.getByRole('button', { name: 'Send proof' }).element();
    await screen.getByRole('button', { name: 'Not now' }).click();
    expect(send.isConnected).toBe(true);
    (send as HTMLElement).click();
    expect(proof.getSnapshot().value).toMatchObject({ proof: 'editing' });
    expect(paid).toEqual([]);
  });
});

describe('a debt that can be settled with it', () => {
  test.each([
    ['en', '2025-02-03 · 5 days old'],
    ['zh', '2025-02-03 · 5 天前'],
    ['th', '2025-02-03 · 5 วันก่อน'],
  ] as const)('says how old it is, as everywhere, in %s', async (language, words) => {
    const debt = { id: 'debt', orderNo: '2', ctime: '2025-02-03T03:00:00.000Z', total: 30_000 };
    const { screen } = await showSubmitted([{ type: 'proof.open', orders: [...orders, debt] }], language);
    await expect.element(screen.getByText(words)).toBeVisible();
  });
});
