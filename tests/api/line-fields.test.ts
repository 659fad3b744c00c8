import { describe, expect, test } from 'vitest';
import { readWire } from '../../domain/money.ts';
import type { WriteRequest } from '../../domain/service.ts';
import type { PayOrderInput } from '../../machines/payment-proof/pay-input.ts';
import { sampleOrder } from '../../machines/samples/sample-records.ts';
import { createApi } from '../../src/api/api.ts';
import { orderServices } from '../../src/features/orders/orders-services.ts';
import { paymentProofServices } from '../../src/features/payments/payments-services.ts';
import { standInDevice } from './device-stand-in.ts';

const mei = { userId: 'U1', displayName: 'Mei', statusMessage: 'Open' };
const fields = { line_user_id: 'U1', line_display_name: 'Mei', line_picture_url: '' };

/** What a write tells of the person in LINE. */
function toldBy({ body }: WriteRequest): object {
  if (body.kind !== 'json') throw new Error('a write with a JSON body');
  const sent = Object.entries(JSON.parse(body.text) as object);
  return Object.fromEntries(sent.filter(([name]) => name.startsWith('line_')));
}

const saved = { key: 'key-1', order: sampleOrder, edit: { lines: {} }, confirm: true };
const paid: PayOrderInput = {
  key: 'key-1',
  groupId: 'g1',
  orderIds: ['order-1'],
  photos: ['/api/files/a.webp'],
  amounts: { type: 'cash', total: readWire(100), cash: readWire(100), receipt: readWire(0) },
};

describe('a saved order and a proof of payment', () => {
  const api = createApi(standInDevice([]).device);

  test('tell who the person is in LINE, where that is known', () => {
    const { updateOrder } = orderServices(api, () => mei);
    const { payOrder } = paymentProofServices(() => mei);
    expect([toldBy(updateOrder.request(saved)), toldBy(payOrder.request(paid))]).toEqual([fields, fields]);
  });

  test('tell nothing of LINE elsewhere', () => {
    const { updateOrder } = orderServices(api, () => null);
    const { payOrder } = paymentProofServices(() => null);
    expect([toldBy(updateOrder.request(saved)), toldBy(payOrder.request(paid))]).toEqual([{}, {}]);
  });
});
