import { describe, expect, test } from 'vitest';
import type { PaymentOrder } from '../../domain/contract.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import type { StaffRole } from '../../domain/roles.ts';
import { paymentConfirmationMachine } from '../../machines/payment-confirmation/payment-confirmation-machine.ts';
import type { ConfirmationEvent } from '../../machines/payment-confirmation/payment-confirmation-machine.ts';
import { samplePhoto, sampleSixPhotos } from '../../machines/samples/sample-photos.ts';
import {
  sampleCompletedPayment,
  samplePayment,
  sampleProblem,
} from '../../machines/samples/sample-records.ts';
import { answered, failed, inputOf, stateAfter } from './state-after.ts';

type TestEvent = Parameters<typeof stateAfter<typeof paymentConfirmationMachine>>[2];

const open: ConfirmationEvent = { type: 'receipt.open' };
const confirm: ConfirmationEvent = { type: 'receipt.confirm', at: 1, key: 'key-1' };

const paymentOf = (
  roles: readonly StaffRole[],
  confirmsReceipts: boolean,
  payment: PaymentOrder,
  ...events: TestEvent[]
) =>
  stateAfter(
    paymentConfirmationMachine,
    { paymentOrderId: 'payment-1', roles, confirmsReceipts, receiptPhotos: 5 },
    answered('paymentOrderDetail', accepted(payment)),
    ...events,
  );
const receipt = (...events: TestEvent[]) => paymentOf(['finance'], true, samplePayment, open, ...events);

describe('shown', () => {
  test.each<StaffRole>(['admin', 'owner', 'manager', 'finance'])('%s may open the receipt', (role) => {
    expect(paymentOf([role], true, samplePayment).can(open)).toBe(true);
  });

  test.each<[string, readonly StaffRole[]]>([
    ['a customer', []],
    ['an order manager', ['order_manager']],
    ['a storekeeper', ['storekeeper']],
    ['an SKU and order manager', ['sku_order_manager']],
  ])('%s may not', (_, roles) => {
    expect(paymentOf(roles, true, samplePayment).can(open)).toBe(false);
  });

  test('receipt.open where the merchant confirms nothing stays', () => {
    expect(paymentOf(['finance'], false, samplePayment, open).matches({ payment: 'shown' })).toBe(true);
  });

  test('a payment that is not paid yet cannot be confirmed', () => {
    expect(paymentOf(['finance'], true, { ...samplePayment, status: 'created' }).can(open)).toBe(false);
  });

  test('a completed payment is closed', () => {
    const snapshot = paymentOf(['finance'], true, sampleCompletedPayment);
    expect(snapshot.value).toEqual({ uploads: 'idle', payment: { shown: 'closed' } });
    expect(snapshot.hasTag('settled')).toBe(true);
  });
});

describe('loading', () => {
  const reopened: ConfirmationEvent = { type: 'payment.open' };

  test('no network leads to unloaded', () => {
    const viewer = { paymentOrderId: 'payment-1', roles: [], confirmsReceipts: true };
    const snapshot = stateAfter(paymentConfirmationMachine, viewer, failed('paymentOrderDetail'));
    expect(snapshot.matches({ payment: 'unloaded' })).toBe(true);
  });

  test('a payment that is known and cannot be read again is shown as it was, and can be confirmed', () => {
    const stale = paymentOf(['finance'], true, samplePayment, reopened, failed('paymentOrderDetail'));
    expect(stale.value).toEqual({ uploads: 'idle', payment: { shown: 'resting' } });
    expect(stale.context).toEqual({ ...paymentOf(['finance'], true, samplePayment).context, isStale: true });
    expect(stale.can(open)).toBe(true);
  });

  test('photos.add while a known payment is read again keeps the photo', () => {
    const add: ConfirmationEvent = { type: 'photos.add', photos: [samplePhoto] };
    const { context } = paymentOf(['finance'], true, samplePayment, reopened, add);
    expect(context.photos.map(({ blobId }) => blobId)).toEqual(['photo-1']);
  });

  test('a payment that is known and no longer there is forgotten', () => {
    const gone = answered('paymentOrderDetail', refused(sampleProblem(404, 'not_found')));
    const snapshot = paymentOf(['finance'], true, samplePayment, reopened, gone);
    expect(snapshot.matches({ payment: 'missing' })).toBe(true);
    expect(snapshot.context.payment).toBe(null);
  });
});

describe('editing', () => {
  test('receipt.open offers what was paid', () => {
    expect(receipt().context.amount).toBe('839.90');
  });

  test('receipt.open again keeps what was typed', () => {
    const typed: ConfirmationEvent = { type: 'amount.change', text: '800' };
    expect(receipt(typed, { type: 'receipt.close' }, open).context.amount).toBe('800');
  });

  test('receipt.open after the payment was corrected offers what is paid now', () => {
    const corrected = answered('paymentOrderDetail', accepted({ ...samplePayment, paid_amount: 900 }));
    const again = receipt({ type: 'receipt.close' }, { type: 'payment.open' }, corrected, open);
    expect(again.context.amount).toBe('900.00');
  });

  test('receipt.open after the payment was corrected keeps what was typed', () => {
    const typed = receipt({ type: 'amount.change', text: '812.50' }, { type: 'receipt.close' });
    expect(typed.context.amount).toBe('812.50');
    const corrected = answered('paymentOrderDetail', accepted({ ...samplePayment, paid_amount: 900 }));
    const again = receipt(
      { type: 'amount.change', text: '812.50' },
      { type: 'receipt.close' },
      { type: 'payment.open' },
      corrected,
      open,
    );
    expect(again.context.amount).toBe('812.50');
  });

  test('receipt.confirm of nothing although something is due stays and says where', () => {
    const snapshot = receipt({ type: 'amount.change', text: '0.00' }, confirm);
    expect([snapshot.matches({ payment: 'editing' }), snapshot.context.mistake]).toEqual([true, 'amount']);
  });

  test('photos.add takes five, whatever the payment has; a set that passes five is refused as a whole', () => {
    const payment_photos = ['1', '2', '3', '4', '5'].map((name) => `/api/files/proof-${name}.webp`);
    const withProof = paymentOf(['finance'], true, { ...samplePayment, payment_photos }, open, {
      type: 'photos.add',
      photos: sampleSixPhotos.slice(1),
    });
    expect([withProof.context.photos.length, withProof.context.mistake]).toEqual([5, null]);
    const { context } = receipt({ type: 'photos.add', photos: sampleSixPhotos });
    expect([context.photos, context.mistake]).toEqual([[], 'tooManyPhotos']);
  });

  test('photos.add after the sheet was closed meanwhile keeps the photo', () => {
    const { context } = receipt({ type: 'receipt.close' }, { type: 'photos.add', photos: [samplePhoto] });
    expect(context.photos.map(({ blobId }) => blobId)).toEqual(['photo-1']);
  });

  test('photos.add of one that is there says so', () => {
    const add: ConfirmationEvent = { type: 'photos.add', photos: [samplePhoto] };
    const { context } = receipt(add, add);
    expect([context.photos.map(({ blobId }) => blobId), context.mistake]).toEqual([
      ['photo-1'],
      'repeatedPhoto',
    ]);
  });

  test.each(['', 'all', '-1', '1.005'])('receipt.confirm of "%s" stays and says where', (text) => {
    const snapshot = receipt({ type: 'amount.change', text }, confirm);
    expect(snapshot.value).toEqual({ uploads: 'idle', payment: 'editing' });
    expect(snapshot.context.mistake).toBe('amount');
  });

  test.each<[string, ConfirmationEvent]>([
    ['may no longer confirm', { type: 'viewer.change', roles: ['storekeeper'], confirmsReceipts: true }],
    [
      'is in a shop that confirms nothing',
      { type: 'viewer.change', roles: ['finance'], confirmsReceipts: false },
    ],
  ])('receipt.confirm by someone who %s stays', (_, change) => {
    const snapshot = receipt(change, confirm);
    expect(snapshot.value).toEqual({ uploads: 'idle', payment: 'editing' });
    expect(snapshot.can(confirm)).toBe(false);
  });

  test('receipt.confirm without photos sends amount and version', () => {
    expect(inputOf(paymentConfirmationMachine, receipt(confirm), 'confirmPayOrder')).toEqual({
      key: 'key-1',
      paymentOrderId: 'payment-1',
      version: 2,
      photos: [],
      paid: 83_990,
    });
  });

  test('receipt.confirm with a photo waits until it is there', () => {
    const waiting = [{ type: 'photos.add', photos: [samplePhoto] }, confirm] as const;
    expect(receipt(...waiting).matches({ payment: 'awaitingPhotos' })).toBe(true);
    const sent = receipt(...waiting, answered('uploadV2', accepted({ filepath: '/api/files/slip-1.webp' })));
    expect(inputOf(paymentConfirmationMachine, sent, 'confirmPayOrder')).toMatchObject({
      photos: ['/api/files/slip-1.webp'],
    });
  });

  test('a photo that could not be sent leads back to editing', () => {
    const snapshot = receipt({ type: 'photos.add', photos: [samplePhoto] }, confirm, failed('uploadV2'));
    expect(snapshot.value).toEqual({ uploads: 'idle', payment: 'editing' });
  });
});

describe('confirming', () => {
  test('accepted closes the payment', () => {
    const snapshot = receipt(confirm, answered('confirmPayOrder', accepted(sampleCompletedPayment)));
    expect(snapshot.value).toEqual({ uploads: 'idle', payment: { shown: 'closed' } });
    expect(snapshot.context.payment).toEqual(sampleCompletedPayment);
  });

  test('a receipt that somebody else has confirmed is information, and the payment is read anew', () => {
    const problem = sampleProblem(409, 'already_confirmed', {
      confirmed_by: 'Fon',
      confirmed_at: '2025-02-03T03:00:00.000Z',
    });
    const late = [confirm, answered('confirmPayOrder', refused(problem))] as const;
    expect(receipt(...late).value).toEqual({ uploads: 'idle', payment: 'alreadyConfirmed' });
    expect(receipt(...late).context.problem).toEqual(problem);
    expect(receipt(...late, { type: 'refusal.acknowledge' }).matches({ payment: 'loading' })).toBe(true);
  });

  test('any other refusal is one', () => {
    const problem = sampleProblem(409, 'version_conflict', { changed_by: 'Fon' });
    const snapshot = receipt(confirm, answered('confirmPayOrder', refused(problem)));
    expect(snapshot.value).toEqual({ uploads: 'idle', payment: 'refused' });
    expect(snapshot.context.problem).toEqual(problem);
  });

  test('a refusal for a photo that is gone names it, and it can be sent anew', () => {
    const filepath = '/api/files/slip-1.webp';
    const gone = sampleProblem(404, 'not_found', { filepath });
    const snapshot = receipt(
      { type: 'photos.add', photos: [samplePhoto] },
      answered('uploadV2', accepted({ filepath })),
      confirm,
      answered('confirmPayOrder', refused(gone)),
    );
    expect(snapshot.matches({ payment: 'refused' })).toBe(true);
    expect(snapshot.context.photos).toMatchObject([{ status: 'failed', filepath: null, problem: gone }]);
  });

  test('a failure leads to unreachable, and receipt.retry sends the same under the same key', () => {
    const retry: ConfirmationEvent = { type: 'receipt.retry', at: 2, key: 'key-2' };
    const retried = receipt(confirm, failed('confirmPayOrder'), retry);
    expect(inputOf(paymentConfirmationMachine, retried, 'confirmPayOrder')).toEqual(
      inputOf(paymentConfirmationMachine, receipt(confirm), 'confirmPayOrder'),
    );
  });
});

describe('roles that are taken away while a photo is sent', () => {
  test('keep the receipt from being confirmed: it can be read again, and its button says why', () => {
    const snapshot = receipt(
      { type: 'photos.add', photos: [samplePhoto] },
      confirm,
      { type: 'viewer.change', roles: ['storekeeper'], confirmsReceipts: true },
      answered('uploadV2', accepted({ filepath: '/api/files/slip-1.webp' })),
    );
    expect(snapshot.value).toEqual({ uploads: 'idle', payment: 'editing' });
    expect(snapshot.can(confirm)).toBe(false);
  });
});
