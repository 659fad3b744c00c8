import { describe, expect, test } from 'vitest';
import { accepted, refused } from '../../domain/outcome.ts';
import { paymentProofMachine } from '../../machines/payment-proof/payment-proof-machine.ts';
import type { ProofEvent } from '../../machines/payment-proof/payment-proof-machine.ts';
import { samplePhoto } from '../../machines/samples/sample-photos.ts';
import { sampleProblem } from '../../machines/samples/sample-records.ts';
import { persisted } from './persisted.ts';
import { answered, failed, inputOf } from './state-after.ts';
import { order, debt, addPhoto, submit, uploaded, problem, proof, kept } from './proof-fixture.ts';
import type { ProofMachineEvent } from './proof-fixture.ts';

describe('editing', () => {
  test('proof.open asks for the whole of the order as a receipt', () => {
    const snapshot = proof();
    expect(snapshot.value).toEqual({ uploads: 'idle', proof: 'editing' });
    expect(snapshot.context.chosen).toEqual(['order-1']);
    expect(snapshot.context.form).toEqual({
      type: 'receipt',
      amount: '839.91',
      cash: '419.95',
      receipt: '419.96',
    });
  });

  test('type.choose of a mix halves what is due, the odd satang going to the receipt', () => {
    const snapshot = proof({ type: 'type.choose', paymentType: 'mix' });
    expect(snapshot.context.form).toEqual({
      type: 'mix',
      amount: '839.91',
      cash: '419.95',
      receipt: '419.96',
    });
  });

  test('type.choose of a mix halves the amount that was typed, whatever is due', () => {
    const snapshot = proof(
      { type: 'amount.change', field: 'amount', text: '800.01' },
      { type: 'type.choose', paymentType: 'mix' },
      { type: 'debt.toggle', orderId: 'order-debt' },
    );
    expect(snapshot.context.form).toEqual({
      type: 'mix',
      amount: '800.01',
      cash: '400.00',
      receipt: '400.01',
    });
  });

  test.each(['all', '', '-1'])('type.choose after "%s" was typed halves what is due', (text) => {
    const snapshot = proof(
      { type: 'amount.change', field: 'amount', text },
      { type: 'type.choose', paymentType: 'mix' },
    );
    expect(snapshot.context.form).toMatchObject({ cash: '419.95', receipt: '419.96' });
    expect(snapshot.context.typed).toBe(false);
  });

  test('debt.toggle adds a debt, and a prefilled amount follows', () => {
    const snapshot = proof({ type: 'debt.toggle', orderId: 'order-debt' });
    expect(snapshot.context.chosen).toEqual(['order-1', 'order-debt']);
    expect(snapshot.context.form.amount).toBe('1,479.91');
  });

  test('debt.toggle of a debt that was chosen takes that one out again', () => {
    const other = { ...debt, id: 'order-other', orderNo: '1040', total: 100 };
    const toggle = (orderId: string): ProofEvent => ({ type: 'debt.toggle', orderId });
    const snapshot = proof(
      { type: 'proof.open', orders: [order, debt, other] },
      toggle('order-debt'),
      toggle('order-other'),
      toggle('order-debt'),
    );
    expect(snapshot.context.chosen).toEqual(['order-1', 'order-other']);
    expect(snapshot.context.form.amount).toBe('840.91');
  });

  test('debt.toggle leaves a typed amount alone', () => {
    const typed: ProofEvent = { type: 'amount.change', field: 'amount', text: '800' };
    expect(proof(typed, { type: 'debt.toggle', orderId: 'order-debt' }).context.form.amount).toBe('800');
  });

  test('debt.toggle of the order itself stays', () => {
    expect(proof({ type: 'debt.toggle', orderId: 'order-1' }).context.chosen).toEqual(['order-1']);
  });

  test('proof.open without a debt that was chosen forgets it', () => {
    const snapshot = proof(
      { type: 'debt.toggle', orderId: 'order-debt' },
      { type: 'proof.open', orders: [order] },
    );
    expect(snapshot.context.chosen).toEqual(['order-1']);
    expect(snapshot.context.form.amount).toBe('839.91');
  });

  const mix: ProofEvent = { type: 'type.choose', paymentType: 'mix' };
  const type = (field: 'amount' | 'cash' | 'receipt', text: string): ProofEvent => ({
    type: 'amount.change',
    field,
    text,
  });

  test.each<[string, readonly ProofMachineEvent[], string]>([
    ['no photo', [], 'photos'],
    ['an amount that is none', [addPhoto, uploaded, type('amount', 'all')], 'amount'],
    ['a negative amount', [addPhoto, uploaded, type('amount', '-5')], 'amount'],
    ['three decimals', [addPhoto, uploaded, type('amount', '1.234')], 'amount'],
    ['cash that is no amount', [addPhoto, uploaded, mix, type('cash', '')], 'cash'],
    ['a receipt that is no amount', [addPhoto, uploaded, mix, type('receipt', 'x')], 'receipt'],
    ['a mix of nothing', [addPhoto, uploaded, mix, type('cash', '0'), type('receipt', '0')], 'cash'],
    ['no order left to pay', [addPhoto, uploaded, { type: 'proof.open', orders: [] }], 'orders'],
  ])('proof.submit with %s stays and says where', (_, events, mistake) => {
    const snapshot = proof(...events, submit);
    expect(snapshot.matches({ proof: 'editing' })).toBe(true);
    expect(snapshot.context.mistake).toBe(mistake);
  });

  test.each<[string, readonly ProofMachineEvent[], string]>([
    ['a photo', [mix, type('cash', ''), { type: 'proof.open', orders: [] }], 'photos'],
    ['cash', [addPhoto, uploaded, mix, type('cash', ''), type('receipt', '')], 'cash'],
    ['a receipt', [addPhoto, uploaded, mix, type('receipt', '')], 'receipt'],
  ])('proof.submit with several faults asks first for %s', (_, events, mistake) => {
    expect(proof(...events, submit).context.mistake).toBe(mistake);
  });

  test('proof.submit of a mix pays the sum of its parts', () => {
    const snapshot = proof(addPhoto, uploaded, mix, type('cash', '400'), type('receipt', '439.91'), submit);
    expect(inputOf(paymentProofMachine, snapshot, 'payOrder')).toEqual({
      key: 'key-1',
      groupId: 'group-baan-suan',
      orderIds: ['order-1'],
      photos: ['/api/files/slip-1.webp'],
      amounts: { type: 'mix', total: 83_991, cash: 40_000, receipt: 43_991 },
    });
  });
});

describe('awaitingPhotos', () => {
  test('the payment waits until the last photo is there', () => {
    const waiting = [addPhoto, submit] as const;
    expect(proof(...waiting).value).toEqual({ uploads: { uploading: 'sending' }, proof: 'awaitingPhotos' });
    expect(proof(...waiting, uploaded).value).toEqual({ uploads: 'idle', proof: { submitting: 'sending' } });
  });

  test('a photo that is refused leads back to editing', () => {
    const snapshot = proof(addPhoto, submit, answered('uploadV2', refused(problem)));
    expect(snapshot.value).toEqual({ uploads: 'idle', proof: 'editing' });
  });

  test('a photo that could not be kept leads back to editing', () => {
    const snapshot = proof(addPhoto, submit, failed('uploadV2'));
    expect(snapshot.context.photos).toEqual([kept(samplePhoto, { status: 'failed' })]);
    expect(snapshot.value).toEqual({ uploads: 'idle', proof: 'editing' });
  });
});

describe('submitting', () => {
  const submitting = [addPhoto, uploaded, submit] as const;

  test('a second proof.submit makes no second payment', () => {
    const again = proof(...submitting, { ...submit, key: 'key-2' });
    expect(persisted(again)).toBe(persisted(proof(...submitting)));
  });

  test('accepted and acknowledged is left for the payment once', () => {
    const snapshot = proof(...submitting, answered('payOrder', accepted({ payment_order_id: 'payment-1' })), {
      type: 'proof.acknowledge',
    });
    expect(snapshot.value).toEqual({ uploads: 'idle', proof: 'acknowledged' });
  });

  test('accepted and acknowledged, proof.open begins another proof, for a payment that was rejected', () => {
    const snapshot = proof(
      ...submitting,
      answered('payOrder', accepted({ payment_order_id: 'payment-1' })),
      { type: 'proof.acknowledge' },
      { type: 'proof.open', orders: [order, debt] },
    );
    expect(snapshot.value).toEqual({ uploads: 'idle', proof: 'editing' });
    expect(snapshot.context).toEqual(proof().context);
  });

  test('accepted settles with the payment order', () => {
    const snapshot = proof(...submitting, answered('payOrder', accepted({ payment_order_id: 'payment-1' })));
    expect(snapshot.value).toEqual({ uploads: 'idle', proof: 'accepted' });
    expect(snapshot.context.paymentOrderId).toBe('payment-1');
    expect(snapshot.hasTag('settled')).toBe(true);
  });

  test('refused says why and keeps everything for another try', () => {
    const paid = sampleProblem(409, 'not_allowed_in_status', { id: 'order-1', status: 'paid' });
    const snapshot = proof(...submitting, answered('payOrder', refused(paid)));
    expect(snapshot.value).toEqual({ uploads: 'idle', proof: 'refused' });
    expect(snapshot.context).toEqual({ ...proof(...submitting).context, problem: paid });
  });

  test('refused for a debt takes that one out, at the amount that is left, and offers it no more', () => {
    const taken = sampleProblem(409, 'not_allowed_in_status', { id: debt.id, status: 'paid' });
    const both = [{ type: 'debt.toggle', orderId: debt.id }, ...submitting] as const;
    const snapshot = proof(...both, answered('payOrder', refused(taken)));
    const alone = { ...proof(...submitting).context, problem: taken };
    expect(snapshot.context).toEqual(alone);
    const edited = proof(...both, answered('payOrder', refused(taken)), { type: 'proof.edit' });
    expect(edited.context).toEqual({ ...alone, orders: [order] });
  });

  test('refused for a debt keeps an amount that was typed', () => {
    const taken = sampleProblem(409, 'not_allowed_in_status', { id: debt.id, status: 'paid' });
    const typed = { type: 'amount.change', field: 'amount', text: '1,000' } as const;
    const both = [{ type: 'debt.toggle', orderId: debt.id }, typed, ...submitting] as const;
    const { chosen, form } = proof(...both, answered('payOrder', refused(taken))).context;
    expect([chosen, form.amount]).toEqual([[order.id], '1,000']);
  });

  test('refused for a photo that is gone names it, and it is sent anew under its own key before the next submission', () => {
    const filepath = '/api/files/slip-1.webp';
    const gone = sampleProblem(404, 'not_found', { filepath });
    const refusal = [addPhoto, uploaded, submit, answered('payOrder', refused(gone))] as const;
    const snapshot = proof(...refusal);
    expect(snapshot.context.photos).toEqual([kept(samplePhoto, { status: 'failed', problem: gone })]);
    const again = [
      ...refusal,
      { type: 'proof.edit' },
      { type: 'photo.retry', blobId: samplePhoto.blobId },
    ] as const;
    expect(inputOf(paymentProofMachine, proof(...again), 'uploadV2')).toMatchObject({
      key: 'upload-photo-1',
    });
    const anew = answered('uploadV2', accepted({ filepath: '/api/files/anew.webp' }));
    const submitted = proof(...again, anew, { ...submit, key: 'key-2' });
    expect(inputOf(paymentProofMachine, submitted, 'payOrder')).toMatchObject({
      key: 'key-2',
      photos: ['/api/files/anew.webp'],
    });
  });

  test('a failure leads to unreachable, and proof.retry sends the same under the same key', () => {
    const retried = proof(...submitting, failed('payOrder'), { type: 'proof.retry', at: 2, key: 'key-2' });
    expect(inputOf(paymentProofMachine, retried, 'payOrder')).toEqual(
      inputOf(paymentProofMachine, proof(...submitting), 'payOrder'),
    );
  });
});
