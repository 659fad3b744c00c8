import { waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Journal } from '../../src/journal/journal.ts';
import { TestDevice, orderStream, until } from './test-device.ts';
import { createOrderServices } from './order-services.ts';

const full = { name: 'QuotaExceededError', message: 'full', code: 22 };

/** The journal of a tab whose disk may be full. */
function fillable(journal: Journal) {
  const disk = { full: true };
  const filled: Journal = {
    ...journal,
    events: {
      ...journal.events,
      append: (...args) =>
        disk.full
          ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
          : journal.events.append(...args),
    },
  };
  return { disk, filled };
}

describe('a machine that fails', () => {
  test('the view says so', async () => {
    const device = new TestDevice();
    const { submitOrder } = createOrderServices();
    // The chart reads `ok` of an outcome, and there is none.
    const outcome = () => null as unknown as ReturnType<typeof submitOrder.outcome>;
    const services = createOrderServices({ submitOrder: { ...submitOrder, outcome } });
    const { getStatus, subscribe } = await device.openOrder(await device.openTab(), services);
    getStatus().actor.send({ type: 'order.submit' });
    await until({ subscribe }, () => getStatus().failure !== null);
    expect(getStatus().failure?.message).toContain('Unable to evaluate guard');
  });
});

describe('a disk that refuses', () => {
  test('the write is not sent, its machine gets an error, and the view shows it', async () => {
    const device = new TestDevice();
    const { filled } = fillable(await device.openTab());
    const handle = await device.openOrder(filled);
    handle.getStatus().actor.send({ type: 'order.submit' });
    const { context } = await waitFor(handle.getStatus().actor, (snapshot) =>
      snapshot.matches('unreachable'),
    );
    expect([context.error, handle.getStatus().failure, device.server.sent, filled.outbox.entries()]).toEqual([
      full,
      full,
      [],
      [],
    ]);
    await expect(handle.flushed()).rejects.toMatchObject({ name: 'QuotaExceededError' });
  });

  test('once it accepts again, trying again writes what was missing and sends the same key', async () => {
    const device = new TestDevice();
    const { disk, filled } = fillable(await device.openTab());
    const { getStatus, subscribe, flushed } = await device.openOrder(filled);
    getStatus().actor.send({ type: 'order.submit' });
    await waitFor(getStatus().actor, (snapshot) => snapshot.matches('unreachable'));
    disk.full = false;
    getStatus().actor.send({ type: 'order.retry' });
    await waitFor(getStatus().actor, (snapshot) => snapshot.matches('submitted'));
    await until({ subscribe }, () => getStatus().failure === null);
    await flushed();
    expect([
      device.server.sent.map(({ key }) => key),
      (await filled.events.read(orderStream)).map(({ type }) => type),
    ]).toEqual([
      ['key-1'],
      [
        'journal.opened',
        'order.submit',
        'xstate.error.actor.submitOrder',
        'order.retry',
        'xstate.done.actor.submitOrder',
      ],
    ]);
  });

  test('a connection that was closed under the workflow sends nothing and says so', async () => {
    const device = new TestDevice();
    const tab = await device.openTab();
    const { getStatus } = await device.openOrder(tab);
    tab.close();
    getStatus().actor.send({ type: 'order.submit' });
    await waitFor(getStatus().actor, (snapshot) => snapshot.matches('unreachable'));
    expect([getStatus().failure?.name, device.server.sent]).toEqual(['InvalidStateError', []]);
  });

  test('where the browser refuses storage, work goes on in memory and says that it will not last', async () => {
    const device = new TestDevice();
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    const tab = await device.openTab().finally(() => {
      IDBFactory.prototype.open = open;
    });
    const { actor } = (await device.openOrder(tab)).getStatus();
    actor.send({ type: 'order.submit' });
    await waitFor(actor, (snapshot) => snapshot.matches('submitted'));
    expect([tab.durable, device.server.orders.size]).toEqual([false, 1]);
  });
});
