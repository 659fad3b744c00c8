import { waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { TestDevice, orderStream, until } from './test-device.ts';
import { createOrderServices, submitRequest } from './order-services.ts';

describe('a write across kills, reloads and tabs', () => {
  test('an answer lost with its tab: the next one sends the same key and bytes, and there is one order', async () => {
    const device = new TestDevice();
    const killed = await device.openTab();
    const before = await device.openOrder(killed);
    device.server.replyWith('answerLost');
    before.getStatus().actor.send({ type: 'line.add', line: 'tea' });
    before.getStatus().actor.send({ type: 'order.submit' });
    await waitFor(before.getStatus().actor, (snapshot) => snapshot.matches({ submitting: 'unknown' }));
    await before.flushed();
    killed.close();

    const tab = await device.openTab();
    const { getStatus, flushed } = await device.openOrder(tab);
    const submitted = await waitFor(getStatus().actor, (snapshot) => snapshot.matches('submitted'));
    await flushed();
    const request = submitRequest({ key: 'key-2', lines: ['tea'] });
    expect([submitted.context.orderId, device.server.sent, device.server.orders.size]).toEqual([
      'order-1',
      [request, request],
      1,
    ]);
    await until(tab.outbox, () => tab.outbox.entries().length === 0);
  });

  test('a tab killed before its request was kept: the next one sends it', async () => {
    const device = new TestDevice();
    const tab = await device.openTab();
    await tab.events.append(
      orderStream,
      [
        { type: 'journal.opened', chart: 'test-order', input: { groupId: 'g1' } },
        { type: 'order.submit', at: 1, key: 'before-kill' },
      ],
      0,
    );
    const { getStatus } = await device.openOrder(tab);
    await waitFor(getStatus().actor, (snapshot) => snapshot.matches('submitted'));
    expect(device.server.sent).toEqual([submitRequest({ key: 'before-kill', lines: [] })]);
  });

  test('bytes that were kept are sent even when the program that sends them would make others', async () => {
    const device = new TestDevice();
    const killed = await device.openTab();
    device.server.replyWith('requestLost');
    const { getStatus } = await device.openOrder(killed);
    getStatus().actor.send({ type: 'order.submit' });
    await waitFor(getStatus().actor, (snapshot) => snapshot.matches({ submitting: 'unknown' }));
    killed.close();

    const { submitOrder } = createOrderServices();
    const updated = createOrderServices({
      submitOrder: {
        ...submitOrder,
        request: (input) => ({ ...submitRequest(input), path: '/api/v2/submit_order' }),
      },
    });
    const next = await device.openOrder(await device.openTab(), updated);
    await waitFor(next.getStatus().actor, (snapshot) => snapshot.matches('submitted'));
    expect(device.server.sent.map(({ path }) => path)).toEqual(['/api/submit_order', '/api/submit_order']);
  });

  test('an answer that was recorded but not settled is settled by the next opening, and nothing is sent', async () => {
    const device = new TestDevice();
    const killed = await device.openTab();
    const settle = killed.outbox.settle;
    Object.assign(killed.outbox, { settle: () => new Promise(() => undefined) });
    const first = await device.openOrder(killed);
    first.getStatus().actor.send({ type: 'order.submit' });
    await waitFor(first.getStatus().actor, (snapshot) => snapshot.matches('submitted'));
    await first.flushed();
    Object.assign(killed.outbox, { settle });
    killed.close();

    const tab = await device.openTab();
    const left = tab.outbox.entries().length;
    await device.openOrder(tab);
    expect([left, tab.outbox.entries(), device.server.sent.length]).toEqual([1, [], 1]);
  });

  test('try again after a failure that reached the machine sends the same key', async () => {
    const device = new TestDevice();
    const tab = await device.openTab();
    const { submitOrder } = createOrderServices();
    let broken = true;
    const services = createOrderServices({
      submitOrder: {
        ...submitOrder,
        outcome(answer) {
          if (broken) throw new TypeError('not what the contract says');
          return submitOrder.outcome(answer);
        },
      },
    });
    const { actor } = (await device.openOrder(tab, services)).getStatus();
    actor.send({ type: 'order.submit' });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('unreachable'));
    broken = false;
    actor.send({ type: 'order.retry' });
    await waitFor(actor, (snapshot) => snapshot.matches('submitted'));
    expect([context.error, device.server.sent.map(({ key }) => key)]).toEqual([
      { name: 'TypeError', message: 'not what the contract says', code: null },
      ['key-1'],
    ]);
  });

  test('a state that was left before its event was on disk sends nothing', async () => {
    const device = new TestDevice();
    const { actor } = (await device.openOrder(await device.openTab())).getStatus();
    actor.send({ type: 'order.submit' });
    actor.send({ type: 'order.leave' });
    actor.send({ type: 'order.submit' });
    await waitFor(actor, (snapshot) => snapshot.matches('submitted'));
    expect(device.server.sent.map(({ key }) => key)).toEqual(['key-3']);
  });

  test('an empty key reaches the machine as a failure and sends nothing', async () => {
    const device = new TestDevice();
    const { submitOrder } = createOrderServices();
    const services = createOrderServices({
      submitOrder: { ...submitOrder, request: (input) => ({ ...submitRequest(input), key: '' }) },
    });
    const { actor } = (await device.openOrder(await device.openTab(), services)).getStatus();
    actor.send({ type: 'order.submit' });
    await waitFor(actor, (snapshot) => snapshot.matches('unreachable'));
    expect(device.server.sent).toEqual([]);
  });
});

describe('what a write meets', () => {
  test('a refusal is a value and reaches its own state', async () => {
    const device = new TestDevice();
    device.server.replyWith('refused');
    const { actor } = (await device.openOrder(await device.openTab())).getStatus();
    actor.send({ type: 'order.submit' });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('refused'));
    expect(context.problem).toEqual({
      reason: 'insufficient_stock',
      message: 'Insufficient stock',
      status: 422,
      details: { reason: 'insufficient_stock' },
    });
  });

  test('no answer is unknown, not failed, and settles itself', async () => {
    const device = new TestDevice();
    device.server.replyWith('answerLost');
    const { actor } = (await device.openOrder(await device.openTab())).getStatus();
    actor.send({ type: 'order.submit' });
    await waitFor(actor, (snapshot) => snapshot.matches({ submitting: 'unknown' }));
    (await device.environment.nextWait()).end();
    await waitFor(actor, (snapshot) => snapshot.matches('submitted'));
    expect(device.server.orders.size).toBe(1);
  });

  test('without a network the machine waits with the write on disk, and sends it when the network is back', async () => {
    const device = new TestDevice();
    device.server.goOffline();
    const killed = await device.openTab();
    const before = await device.openOrder(killed);
    before.getStatus().actor.send({ type: 'order.submit' });
    await waitFor(before.getStatus().actor, (snapshot) => snapshot.matches({ submitting: 'waiting' }));
    await before.flushed();
    killed.close();

    const tab = await device.openTab();
    const { actor } = (await device.openOrder(tab)).getStatus();
    const reopened = [actor.getSnapshot().value, device.server.sent.length];
    device.server.goOnline();
    dispatchEvent(new Event('online'));
    await waitFor(actor, (snapshot) => snapshot.matches('submitted'));
    expect([reopened, device.server.sent.map(({ key }) => key)]).toEqual([
      [{ submitting: 'waiting' }, 0],
      ['key-1'],
    ]);
  });
});
