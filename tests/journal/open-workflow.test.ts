import { waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { openWorkflow } from '../../src/journal/open-workflow.ts';
import { TestDevice } from './test-device.ts';
import { createOrderServices } from './order-services.ts';
import { orderWorkflow } from './order-workflow.ts';

const { printReceipt, readStock, submitOrder } = createOrderServices();

describe('opening a workflow', () => {
  test('a service that is missing is named', async () => {
    const opening = openWorkflow(orderWorkflow, 'g1', {
      journal: await new TestDevice().openTab(),
      services: { readStock, submitOrder },
      input: { groupId: 'g1' },
    });
    await expect(opening).rejects.toThrow('test-order: the service printReceipt is not provided');
  });

  test('a service of another kind than declared is named', async () => {
    const opening = openWorkflow(orderWorkflow, 'g1', {
      journal: await new TestDevice().openTab(),
      services: { readStock, submitOrder, printReceipt: { kind: 'read', run: () => Promise.resolve() } },
      input: { groupId: 'g1' },
    });
    await expect(opening).rejects.toThrow(
      'test-order: the service printReceipt is declared as once and provided as read',
    );
  });

  test('an unjournalled workflow may not write', async () => {
    const opening = openWorkflow({ ...orderWorkflow, journalled: false }, 'g1', {
      journal: await new TestDevice().openTab(),
      services: { readStock, submitOrder, printReceipt },
      input: { groupId: 'g1' },
    });
    await expect(opening).rejects.toThrow('test-order: submitOrder writes, and a write needs a journal');
  });

  test('an unjournalled workflow runs its services, stamps its events and keeps nothing', async () => {
    const journal = await new TestDevice().openTab();
    const reading = { ...orderWorkflow, services: { readStock: 'read' as const }, journalled: false };
    const { getStatus, flushed } = await openWorkflow(reading, 'g1', {
      journal,
      services: { readStock },
      input: { groupId: 'g1' },
    });
    getStatus().actor.send({ type: 'stock.look' });
    const { context } = await waitFor(getStatus().actor, (snapshot) => snapshot.context.stock !== null);
    await flushed();
    expect([context.stock, await journal.events.read('test-order/g1')]).toEqual([12, []]);
  });

  test('a workflow that is the only one of its kind has its name as its stream', async () => {
    const journal = await new TestDevice().openTab();
    const services = { readStock, submitOrder, printReceipt };
    const { getStatus, flushed } = await openWorkflow(orderWorkflow, '', {
      journal,
      services,
      input: { groupId: 'g1' },
    });
    getStatus().actor.send({ type: 'line.add', line: 'tea' });
    await flushed();
    expect((await journal.events.read('test-order')).map(({ type }) => type)).toEqual([
      'journal.opened',
      'line.add',
    ]);
  });
});

async function openReadingStock(
  device: TestDevice,
  run: (input: undefined, signal: AbortSignal) => Promise<unknown>,
) {
  const services = createOrderServices({ readStock: { kind: 'read', run } });
  return (await device.openOrder(await device.openTab(), services)).getStatus();
}

describe('what a machine receives', () => {
  test('an answer comes as JSON would give it back', async () => {
    const device = new TestDevice();
    const run = () => Promise.resolve({ pieces: 3, at: new Date(0), gone: undefined });
    const { actor } = await openReadingStock(device, run);
    actor.send({ type: 'stock.look' });
    const { context } = await waitFor(actor, (snapshot) => snapshot.context.stock !== null);
    expect(context.stock).toStrictEqual({ pieces: 3, at: '1970-01-01T00:00:00.000Z' });
  });

  test.each([
    [
      'an error with its name, message and code',
      Object.assign(new RangeError('too far'), { code: 'far' }),
      { name: 'RangeError', message: 'too far', code: 'far' },
    ],
    ['a thrown word as a message', 'no', { name: 'Error', message: 'no', code: null }],
  ])('%s', async (_, thrown: unknown, error) => {
    const device = new TestDevice();
    const run = async () => {
      throw thrown;
    };
    const services = createOrderServices({ readStock: { kind: 'read', run } });
    const { actor } = (await device.openOrder(await device.openTab(), services)).getStatus();
    actor.send({ type: 'stock.look' });
    const { context } = await waitFor(actor, (snapshot) => snapshot.context.error !== null);
    expect(context.error).toStrictEqual(error);
  });

  test('an event that a person sends is a copy: changing the original afterwards changes nothing', async () => {
    const device = new TestDevice();
    const { actor } = (await device.openOrder(await device.openTab())).getStatus();
    const event = { type: 'line.add' as const, line: 'tea' };
    actor.send(event);
    event.line = 'rice';
    expect(actor.getSnapshot().context.lines).toEqual(['tea']);
  });

  test('the signal of a service is aborted when its state is left', async () => {
    const device = new TestDevice();
    let left = false;
    const run = (_: unknown, signal: AbortSignal) =>
      new Promise<never>(() => {
        signal.addEventListener('abort', () => {
          left = true;
        });
      });
    const { actor } = await openReadingStock(device, run);
    actor.send({ type: 'stock.look' });
    actor.send({ type: 'order.leave' });
    expect(left).toBe(true);
  });
});
