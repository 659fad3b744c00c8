import { describe, expect, test } from 'vitest';
import { paymentProofMachine } from '../../machines/payment-proof/payment-proof-machine.ts';
import type { ProofEvent } from '../../machines/payment-proof/payment-proof-machine.ts';
import { samplePhoto } from '../../machines/samples/sample-photos.ts';
import { persisted } from './persisted.ts';
import { inputOf } from './state-after.ts';
import { order, addPhoto, confirm, send, submit, uploaded, proof } from './proof-fixture.ts';

describe('proof.send', () => {
  const type = (text: string): ProofEvent => ({ type: 'amount.change', field: 'amount', text });
  const withPhoto = [addPhoto, uploaded] as const;

  test('with what is due submits it unasked', () => {
    const snapshot = proof(...withPhoto, send);
    expect(snapshot.value).toEqual({ uploads: 'idle', proof: { submitting: 'sending' } });
    expect(snapshot.context.key).toBe('key-1');
  });

  test.each(['839.90', '839.92'])('with ฿%s, a satang off, submits it unasked', (text) => {
    expect(proof(...withPhoto, type(text), send).matches({ proof: 'submitting' })).toBe(true);
  });

  test.each(['8,399.10', '839.93', '839.89', '400'])('with ฿%s asks first', (text) => {
    const asked = proof(...withPhoto, type(text), send);
    expect(asked.value).toEqual({ uploads: 'idle', proof: 'asking' });
    expect(asked.context.key).toBe('');
  });

  test('with nothing while something is due stays and says so', () => {
    const snapshot = proof(...withPhoto, type('0'), send);
    expect(snapshot.value).toEqual({ uploads: 'idle', proof: 'editing' });
    expect(snapshot.context.mistake).toBe('nothingPaid');
  });

  test('with nothing for an order of nothing submits it', () => {
    const free: ProofEvent = { type: 'proof.open', orders: [{ ...order, total: 0 }] };
    expect(proof(free, ...withPhoto, send).matches({ proof: 'submitting' })).toBe(true);
  });

  test('with a mix of nothing for an order of nothing stays, and asks for cash', () => {
    const free: ProofEvent = { type: 'proof.open', orders: [{ ...order, total: 0 }] };
    const snapshot = proof(free, ...withPhoto, { type: 'type.choose', paymentType: 'mix' }, send);
    expect(snapshot.value).toEqual({ uploads: 'idle', proof: 'editing' });
    expect(snapshot.context.mistake).toBe('cash');
  });

  test('with a mistake stays and says where', () => {
    expect(proof(...withPhoto, type('all'), send).context.mistake).toBe('amount');
  });

  test('with a mix of which one part is missing asks for that part', () => {
    const mix: ProofEvent = { type: 'type.choose', paymentType: 'mix' };
    const cash: ProofEvent = { type: 'amount.change', field: 'cash', text: '' };
    expect(proof(...withPhoto, mix, cash, send).context.mistake).toBe('cash');
  });
});

describe('asking', () => {
  const asked = [
    addPhoto,
    uploaded,
    { type: 'amount.change', field: 'amount', text: '8,399.10' },
    send,
  ] as const;

  test('proof.confirm pays what was typed, under its own key', () => {
    const snapshot = proof(...asked, { ...confirm, key: 'key-2' });
    expect(inputOf(paymentProofMachine, snapshot, 'payOrder')).toMatchObject({
      key: 'key-2',
      amounts: { total: 839_910 },
    });
  });

  test('proof.edit leads back to what was typed, and nothing is sent', () => {
    const snapshot = proof(...asked, { type: 'proof.edit' });
    expect(snapshot.value).toEqual({ uploads: 'idle', proof: 'editing' });
    expect(snapshot.context.form.amount).toBe('8,399.10');
  });

  test('proof.confirm after proof.edit sends nothing', () => {
    const edited = [...asked, { type: 'proof.edit' }] as const;
    expect(persisted(proof(...edited, confirm))).toBe(persisted(proof(...edited)));
  });

  test('proof.submit is no answer', () => {
    expect(persisted(proof(...asked, submit))).toBe(persisted(proof(...asked)));
  });

  test('proof.send again changes nothing', () => {
    expect(persisted(proof(...asked, { ...send, key: 'key-2' }))).toBe(persisted(proof(...asked)));
  });

  test('photos.add takes photos that were chosen before', () => {
    const late = proof(...asked, {
      type: 'photos.add',
      photos: [{ ...samplePhoto, blobId: 'late', sha256: 'late' }],
    });
    expect(late.context.photos.map(({ blobId }) => blobId)).toEqual([samplePhoto.blobId, 'late']);
  });
});
