import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { MaskedOrder } from '../../domain/contract.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { sampleMaskedOrder, sampleProblem } from '../../machines/samples/sample-records.ts';
import { sharedOrderMachine } from '../../machines/shared-order/shared-order-machine.ts';
import { answered, failed, stateAfter } from './state-after.ts';

type TestEvent = Parameters<typeof stateAfter<typeof sharedOrderMachine>>[2];

const open: TestEvent = { type: 'order.open' };
const read = answered('orderDetail', accepted(sampleMaskedOrder));

const sharedOrder = (...events: TestEvent[]) => {
  const { value, context } = stateAfter(sharedOrderMachine, { orderId: 'order-1' }, ...events);
  return { value, order: context.order };
};

describe('a shared order', () => {
  test('asked for in another language while it is on its way is asked for anew, and its screen’s opening does not', () => {
    let asked = 0;
    const orderDetail = fromPromise<Outcome<MaskedOrder>, { readonly orderId: string }>(() => {
      asked += 1;
      return new Promise(() => undefined);
    });
    const actor = createActor(sharedOrderMachine.provide({ actors: { orderDetail } }), {
      input: { orderId: 'order-1' },
    }).start();
    actor.send({ type: 'order.open' });
    expect(asked).toBe(1);
    actor.send({ type: 'language.change' });
    expect([actor.getSnapshot().value, asked]).toEqual(['loading', 2]);
  });

  test('that can no longer be read after it was shown is missing, and nothing of it stays', () => {
    const gone = answered('orderDetail', refused(sampleProblem(404, 'not_found')));
    expect(sharedOrder(read, open, gone)).toEqual({ value: 'missing', order: null });
  });

  test('that cannot be reached after it was shown is unreachable, and stays known', () => {
    const { value, order } = sharedOrder(read, open, failed('orderDetail'));
    expect({ value, order }).toEqual({ value: 'unreachable', order: sampleMaskedOrder });
  });
});
