import { fromPromise, log, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../domain/outcome.ts';
import type { DeliveryTag } from '../../domain/service.ts';
import { cartMachine } from '../../machines/cart/cart-machine.ts';
import { notProvided } from '../../machines/kit/not-provided.ts';
import { write } from '../../machines/kit/write.ts';
import type { DeliveryEvent } from '../../machines/kit/workflow.ts';
import { sampleCup } from '../../machines/samples/sample-records.ts';
import { deliveryOf, holdUpOf } from '../../src/ui/feedback/delivery-of.ts';
import { failed, stateAfter } from './state-after.ts';
import { addPhoto, proof, submit, uploaded } from './proof-fixture.ts';

const waiting = (service: string) => ({ type: 'delivery.waiting', service }) as const;
const unknown = (service: string) => ({ type: 'delivery.unknown', service }) as const;

function cart(...events: Parameters<typeof stateAfter<typeof cartMachine>>[2][]) {
  return stateAfter(
    cartMachine,
    { groupId: 'group-baan-suan', viewer: { roles: [], isVip: false } },
    { type: 'line.add', product: sampleCup, quantity: 1 },
    { type: 'order.submit' },
    ...events,
  );
}

const confirm = { type: 'order.confirm', key: 'key-1' } as const;

describe('a write', () => {
  test.each([
    ['before it is sent', cart(), null, null],
    ['being sent', cart(confirm), 'sending', null],
    ['that waits for a network', cart(confirm, waiting('submitOrder')), 'waiting', 'waiting'],
    ['without an answer', cart(confirm, unknown('submitOrder')), 'unknown', 'unknown'],
    ['that could not be kept', cart(confirm, failed('submitOrder')), 'unreachable', 'unreachable'],
    ['being taken back', cart(confirm, failed('submitOrder'), { type: 'order.takeBack' }), 'sending', null],
    ['whose photos are uploaded', proof(addPhoto, submit), 'sending', null],
    ['whose photos wait for a network', proof(addPhoto, submit, waiting('uploadV2')), 'waiting', 'waiting'],
    ['whose photos have no answer', proof(addPhoto, submit, unknown('uploadV2')), 'unknown', 'unknown'],
    ['with its photos sent', proof(addPhoto, submit, uploaded), 'sending', null],
    ['not begun, while photos wait', proof(addPhoto, waiting('uploadV2')), null, null],
  ])('%s is shown with the delivery state of its chart', (_, snapshot, delivery, holdUp) => {
    expect([deliveryOf(snapshot), holdUpOf(snapshot)]).toEqual([delivery, holdUp]);
  });

  test('names only services, guards and actions that its chart has', () => {
    const chart = setup({
      types: { events: {} as DeliveryEvent, tags: {} as 'busy' | DeliveryTag },
      actors: { sendWish: fromPromise<Outcome<string>, { readonly key: string }>(notProvided) },
      guards: { isAccepted: (_, outcome: Outcome<string>) => outcome.ok },
      actions: {
        takeWish: log((_, outcome: Outcome<string>) => outcome),
        count: log((_, sum: number) => sum),
      },
    });
    const input = () => ({ key: 'key-1' });
    const around = { sent: {}, unreachable: {} };
    const sound = write({
      service: 'sendWish',
      input,
      onDone: [{ target: 'sent', guard: 'isAccepted', actions: ['takeWish'] }, { target: 'sent' }],
    });
    chart.createMachine({ initial: 'sending', states: { sending: sound, ...around } });
    const faulty = {
      service: write({ service: 'sendWishes', input, onDone: [{ target: 'sent' }] }),
      input: write({ service: 'sendWish', input: () => ({}), onDone: [{ target: 'sent' }] }),
      guard: write({ service: 'sendWish', input, onDone: [{ target: 'sent', guard: 'isTaken' }] }),
      action: write({ service: 'sendWish', input, onDone: [{ target: 'sent', actions: ['takeAll'] }] }),
      parameter: write({ service: 'sendWish', input, onDone: [{ target: 'sent', actions: ['count'] }] }),
    };
    // @ts-expect-error there is no such service
    chart.createMachine({ initial: 'sending', states: { sending: faulty.service, ...around } });
    // @ts-expect-error the service needs a key
    chart.createMachine({ initial: 'sending', states: { sending: faulty.input, ...around } });
    // @ts-expect-error there is no such guard
    chart.createMachine({ initial: 'sending', states: { sending: faulty.guard, ...around } });
    // @ts-expect-error there is no such action
    chart.createMachine({ initial: 'sending', states: { sending: faulty.action, ...around } });
    // @ts-expect-error the action takes something else than the answer
    chart.createMachine({ initial: 'sending', states: { sending: faulty.parameter, ...around } });
    expect(sound.invoke.onDone.map(({ target }) => target)).toEqual(['sent', 'sent']);
  });
});
