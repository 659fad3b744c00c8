import { describe, expect, test } from 'vitest';
import { accepted } from '../../domain/outcome.ts';
import type { PaymentEditEvent } from '../../machines/payment-edit/payment-edit-machine.ts';
import { otherPayment } from '../../machines/payment-edit/payment-edit-samples.ts';
import { samplePhoto } from '../../machines/samples/sample-photos.ts';
import {
  sampleCompletedPayment,
  sampleProblem,
  sampleRejectedPayment,
} from '../../machines/samples/sample-records.ts';
import { at, closed, conflict, nok, opening, refusal, save, sent, slip, typed } from './edited-payment.ts';
import { answered } from './state-after.ts';

describe('saving', () => {
  const changed = [typed('paid_amount', '800'), typed('payee_name', 'Talat'), save] as const;

  test('of a payment that another person changed asks about what both changed alone, and keeps both', () => {
    const asked = opening(...changed, conflict);
    expect([asked.matches({ edit: 'conflict' }), asked.can({ type: 'conflict.settle' })]).toEqual([
      true,
      false,
    ]);
    const mine: PaymentEditEvent = { type: 'side.choose', field: 'amounts', side: 'mine' };
    const settled = opening(...changed, conflict, mine, { type: 'conflict.settle', key: 'key-2' });
    expect(sent(settled)).toMatchObject({
      key: 'key-2',
      version: otherPayment.version,
      amounts: { total: 80_000 },
      // The payer that the other one entered stays, for it is not sent.
      details: { payee_name: 'Talat' },
      photos: null,
    });
    const theirs: PaymentEditEvent = { type: 'side.choose', field: 'amounts', side: 'theirs' };
    const taken = opening(...changed, conflict, theirs, { type: 'conflict.settle', key: 'key-2' });
    expect(sent(taken)).toMatchObject({ amounts: { total: 70_000 }, details: { payee_name: 'Talat' } });
  });

  test('whose own changes are all given up for those of the other sends nothing', () => {
    const snapshot = opening(
      typed('paid_amount', '800'),
      save,
      conflict,
      { type: 'side.choose', field: 'amounts', side: 'theirs' },
      { type: 'conflict.settle', key: 'key-2' },
    );
    expect([snapshot.matches({ edit: 'closed' }), snapshot.context.seen?.version]).toEqual([
      true,
      otherPayment.version,
    ]);
  });

  test('with photos that both added keeps them all, and what either took away is gone', () => {
    const uploaded = answered('uploadV2', accepted({ filepath: '/api/files/new.webp' }));
    const snapshot = opening(
      { type: 'photos.add', photos: [samplePhoto] },
      { type: 'photo.remove', blobId: slip },
      uploaded,
      save,
      conflict,
      { type: 'conflict.settle', key: 'key-2' },
    );
    expect(sent(snapshot)).toMatchObject({
      photos: ['/api/files/a.webp', '/api/files/b.webp', '/api/files/new.webp'],
    });
  });

  test('with more than five photos together comes back to the form on the newer version', () => {
    const full = { ...otherPayment, payment_photos: ['/a', '/b', '/c', '/d', slip] };
    const snapshot = opening(
      { type: 'photos.add', photos: [samplePhoto] },
      answered('uploadV2', accepted({ filepath: '/api/files/new.webp' })),
      save,
      refusal(sampleProblem(409, 'version_conflict', { current: full, changed_by: nok, changed_at: at })),
      { type: 'conflict.settle', key: 'key-2' },
    );
    expect([snapshot.hasTag('editable'), snapshot.context.faults, snapshot.context.photos.length]).toEqual([
      true,
      [{ field: 'photos', why: 'tooMany' }],
      6,
    ]);
  });

  const history = (event: string) => [
    { seq: 4, at, by: nok, event, from: 'paid', to: 'completed', seen_version: 2, changes: {} },
  ];
  test.each([
    [
      'confirmed',
      'version_conflict',
      { ...sampleCompletedPayment, history: history('payment.confirm') },
      'completed',
      '',
    ],
    [
      'confirmed',
      'already_confirmed',
      { ...sampleCompletedPayment, history: history('payment.confirm') },
      'completed',
      '',
    ],
    [
      'rejected',
      'already_rejected',
      { ...sampleRejectedPayment, history: history('payment.reject') },
      'rejected',
      'No money came',
    ],
  ] as const)(
    'of a payment that was %s meanwhile (%s) ends with who and when',
    (_, reason, current, status, why) => {
      const ended = [...changed, refusal(sampleProblem(409, reason, { current }))] as const;
      const snapshot = opening(...ended);
      expect([snapshot.matches({ edit: 'overtaken' }), snapshot.context.decision]).toEqual([
        true,
        { status, by: nok, at, reason: why },
      ]);
      expect(snapshot.context.form.payee_name).toBe('Talat');
      expect(opening(...ended, { type: 'edit.acknowledge' }).matches({ edit: 'closed' })).toBe(true);
    },
  );
});

describe('a payment that is seen to be confirmed', () => {
  const decided: PaymentEditEvent = {
    type: 'payment.decided',
    decision: { status: 'completed', by: nok, at, reason: '' },
  };

  test('closes a form without changes, and ends one with changes by saying so', () => {
    expect(opening(decided).matches({ edit: 'closed' })).toBe(true);
    const changed = opening(typed('payer_name', 'Ling'), closed, decided);
    expect([changed.matches({ edit: 'overtaken' }), changed.context.form.payer_name]).toEqual([true, 'Ling']);
  });
});
