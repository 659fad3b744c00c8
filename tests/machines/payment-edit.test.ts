import { describe, expect, test } from 'vitest';
import { accepted } from '../../domain/outcome.ts';
import { editablePayment } from '../../domain/payments/payment-edit.ts';
import type { StaffRole } from '../../domain/roles.ts';
import { paymentEditMachine } from '../../machines/payment-edit/payment-edit-machine.ts';
import type { PaymentEditEvent } from '../../machines/payment-edit/payment-edit-machine.ts';
import { otherPayment } from '../../machines/payment-edit/payment-edit-samples.ts';
import { sampleSixPhotos, sampleSlipPhoto } from '../../machines/samples/sample-photos.ts';
import {
  sampleCompletedPayment,
  samplePayment,
  sampleProblem,
  sampleRejectedPayment,
} from '../../machines/samples/sample-records.ts';
import { closed, editOf, opened, opening, refusal, save, seen, sent, slip, typed } from './edited-payment.ts';
import { answered, failed, inputOf } from './state-after.ts';

describe('closed', () => {
  test.each<StaffRole>(['admin', 'owner', 'manager', 'finance'])('%s may correct a paid payment', (role) => {
    expect(editOf().can(opened([role]))).toBe(true);
  });

  test.each<[string, readonly StaffRole[]]>([
    ['a customer', []],
    ['an order manager', ['order_manager']],
    ['a storekeeper', ['storekeeper']],
    ['an SKU and order manager', ['sku_order_manager']],
  ])('%s may not', (_, roles) => {
    expect(editOf().can(opened(roles))).toBe(false);
  });

  test.each([sampleCompletedPayment, sampleRejectedPayment])('nobody may once it is $status', (payment) => {
    expect(editOf().can({ ...opened(), payment: editablePayment(payment) } as PaymentEditEvent)).toBe(false);
  });
});

describe('editing', () => {
  test('saved unchanged sends nothing, also where the same is typed otherwise', () => {
    const snapshot = opening(typed('paid_amount', '฿839.9'), typed('payer_name', ' '), save);
    expect([snapshot.matches({ edit: { editing: 'typing' } }), snapshot.context.faults]).toEqual([true, []]);
  });

  test('with a mistake names the field and sends nothing', () => {
    const snapshot = opening(typed('paid_amount', '-5'), typed('fee', 'free'), save);
    expect(snapshot.context.faults).toEqual([
      { field: 'paid_amount', why: 'noAmount' },
      { field: 'fee', why: 'noAmount' },
    ]);
    const corrected = opening(
      typed('paid_amount', '-5'),
      typed('fee', 'free'),
      save,
      typed('paid_amount', '5'),
    );
    expect(corrected.context.faults).toEqual([{ field: 'fee', why: 'noAmount' }]);
  });

  test('saved sends the amount, what else was changed, and the version that was seen', () => {
    const snapshot = opening(
      typed('paid_amount', '800'),
      typed('payer_name', ' Ling '),
      typed('fee', '2.5'),
      save,
    );
    expect(sent(snapshot)).toEqual({
      key: 'key-1',
      paymentOrderId: samplePayment.id,
      entryId: 'entry-1',
      version: samplePayment.version,
      amounts: { type: 'receipt', total: 80_000, cash: 0, receipt: 80_000 },
      details: { payer_name: 'Ling', fee: 2.5, fee_currency: 'THB' },
      photos: null,
      slips: [],
    });
  });

  test('cleared texts are sent as nothing', () => {
    const [entry] = samplePayment.payment_list;
    const payment = { ...samplePayment, payment_list: [{ ...entry!, fee: 3, payee_name: 'Talat' }] };
    const snapshot = editOf(
      { ...opened(), payment: editablePayment(payment) } as PaymentEditEvent,
      typed('payee_name', ''),
      typed('fee', ' '),
      save,
    );
    expect(sent(snapshot)).toMatchObject({ details: { payee_name: null, fee: null, fee_currency: null } });
  });

  test('closed unchanged closes; closed with changes asks, and keeps what was typed', () => {
    expect(opening(closed).matches({ edit: 'closed' })).toBe(true);
    const asked = opening(typed('payer_name', 'Ling'), closed);
    expect([asked.matches({ edit: 'leaving' }), asked.context.form.payer_name]).toEqual([true, 'Ling']);
    const stayed = opening(typed('payer_name', 'Ling'), closed, { type: 'edit.stay' });
    expect([stayed.hasTag('editable'), stayed.context.form.payer_name]).toEqual([true, 'Ling']);
    const left = opening(typed('payer_name', 'Ling'), closed, { type: 'edit.discard' });
    expect([left.matches({ edit: 'closed' }), left.context.form]).toEqual([true, seen.form]);
  });

  test('a newer payment takes the place of one of which nothing was changed, and of no other', () => {
    const newer = { ...opened(), payment: editablePayment(otherPayment) } as PaymentEditEvent;
    expect(opening(newer).context.seen?.version).toBe(otherPayment.version);
    expect(opening(typed('payer_name', 'Ling'), newer).context.seen?.version).toBe(samplePayment.version);
  });
});

describe('photos', () => {
  const added: PaymentEditEvent = { type: 'photos.add', photos: [sampleSlipPhoto] };
  const uploaded = answered('uploadV2', accepted({ filepath: '/api/files/new.webp' }));

  test('that the payment has are not uploaded, and all together are five at most', () => {
    expect(inputOf(paymentEditMachine, opening(), 'uploadV2')).toBeUndefined();
    const snapshot = opening({ type: 'photos.add', photos: sampleSixPhotos.slice(1) });
    expect([snapshot.context.mistake, snapshot.context.photos.length]).toEqual(['tooManyPhotos', 1]);
  });

  test('added are uploaded, then sent with those that stay, and with what their slips say', () => {
    const waiting = opening(added, save);
    expect([waiting.matches({ edit: 'awaitingPhotos' }), sent(waiting)]).toEqual([true, undefined]);
    expect(sent(opening(added, save, uploaded))).toMatchObject({
      photos: [slip, '/api/files/new.webp'],
      slips: [{ filepath: '/api/files/new.webp', transaction_id: sampleSlipPhoto.slip }],
    });
  });

  test('taken away are left out, and the last one is asked for', () => {
    const removed: PaymentEditEvent = { type: 'photo.remove', blobId: slip };
    expect(opening(removed, save).context.faults).toEqual([{ field: 'photos', why: 'missing' }]);
    expect(sent(opening(removed, added, uploaded, save))).toMatchObject({ photos: ['/api/files/new.webp'] });
  });

  test('added and discarded are no longer uploaded', () => {
    const snapshot = opening(added, closed, { type: 'edit.discard' });
    expect([inputOf(paymentEditMachine, snapshot, 'uploadV2'), snapshot.value]).toEqual([
      undefined,
      { uploads: 'idle', edit: 'closed' },
    ]);
  });

  test('that could not be sent bring the form back', () => {
    expect(opening(added, save, failed('uploadV2')).hasTag('editable')).toBe(true);
  });

  test('that the server has no more are named, and everything typed stays', () => {
    const gone = refusal(sampleProblem(404, 'not_found', { filepath: '/api/files/new.webp' }));
    const { context } = opening(added, typed('payer_name', 'Ling'), uploaded, save, gone);
    expect([context.photos.map(({ status }) => status), context.form.payer_name]).toEqual([
      ['sent', 'failed'],
      'Ling',
    ]);
  });
});

describe('saving', () => {
  const changed = [typed('paid_amount', '800'), typed('payee_name', 'Talat'), save] as const;

  test('accepted is saved and at rest on the payment as it is now', () => {
    const snapshot = opening(...changed, answered('editPayment', accepted(otherPayment)));
    expect([snapshot.hasTag('settled'), snapshot.context.seen, snapshot.context.form]).toEqual([
      true,
      editablePayment(otherPayment),
      editablePayment(otherPayment).form,
    ]);
  });

  test('without an answer is sent again as it is, under the same key', () => {
    const lost = opening(...changed, failed('editPayment'));
    expect(lost.hasTag('delivery:unreachable')).toBe(true);
    const again = opening(...changed, failed('editPayment'), { type: 'edit.retry', key: 'key-2' });
    expect(sent(again)).toEqual(sent(opening(...changed)));
  });

  test('refused says why over what was typed', () => {
    const problem = sampleProblem(422, 'amount_mismatch', { expected: 800, actual: 700 });
    const snapshot = opening(...changed, refusal(problem));
    expect([snapshot.value, snapshot.context.problem, snapshot.context.form.payee_name]).toEqual([
      { uploads: 'idle', edit: { editing: 'refused' } },
      problem,
      'Talat',
    ]);
  });
});
