import { openDB } from 'idb';
import { waitFor } from 'xstate';
import { describe, expect, onTestFinished, test } from 'vitest';
import { TestDevice, orderStream } from './test-device.ts';

/** Holds a transaction open that every append to the journal has to wait for. */
async function holdDisk(
  database: string,
): Promise<{ readonly turns: (count: number) => Promise<void>; readonly release: () => void }> {
  const connection = await openDB(database);
  onTestFinished(() => connection.close());
  const { store } = connection.transaction('stretches', 'readwrite');
  const releasing = new AbortController();
  let turn = 0;
  const watchers: (() => void)[] = [];
  async function takeTurns(): Promise<void> {
    await store.count();
    turn += 1;
    for (const look of watchers) look();
    if (!releasing.signal.aborted) await takeTurns();
  }
  void takeTurns();
  return {
    turns: (count) =>
      new Promise((resolve) => {
        const until = turn + count;
        watchers.push(() => {
          if (turn >= until) resolve();
        });
      }),
    release: () => releasing.abort(),
  };
}

describe('write-ahead', () => {
  test('while the commit of its event is held, a write neither leaves nor enters the outbox; after it, it does', async () => {
    const device = new TestDevice();
    const tab = await device.openTab();
    const { getStatus } = await device.openOrder(tab);
    const { actor } = getStatus();
    const disk = await holdDisk(device.database);
    actor.send({ type: 'line.add', line: 'tea' });
    actor.send({ type: 'order.submit' });
    await disk.turns(300);
    const held = [actor.getSnapshot().value, [...device.server.sent], tab.outbox.entries()];
    disk.release();
    await waitFor(actor, (snapshot) => snapshot.matches('submitted'));
    expect([held, device.server.sent.map(({ key }) => key)]).toEqual([
      [{ submitting: 'sending' }, [], []],
      ['key-2'],
    ]);
  });

  test('when the request arrives at the server, its event and its entry are on disk', async () => {
    const device = new TestDevice();
    const { getStatus } = await device.openOrder(await device.openTab());
    device.server.replyWith('held');
    getStatus().actor.send({ type: 'order.submit' });
    await device.server.nextRequest();
    const auditor = await openDB(device.database);
    onTestFinished(() => auditor.close());
    expect([await auditor.get('streams', orderStream), await auditor.getAllKeys('outbox')]).toEqual([
      expect.objectContaining({ version: 2 }),
      ['key-1'],
    ]);
  });

  test('the answer is in the stream before its entry leaves the outbox', async () => {
    const device = new TestDevice();
    const tab = await device.openTab();
    const { getStatus } = await device.openOrder(tab);
    const settled = new Promise((resolve) => {
      tab.outbox.subscribe(() => {
        if (device.server.sent.length > 0 && tab.outbox.entries().length === 0)
          resolve(tab.events.read(orderStream));
      });
    });
    getStatus().actor.send({ type: 'order.submit' });
    expect(await settled).toContainEqual(expect.objectContaining({ type: 'xstate.done.actor.submitOrder' }));
  });
});
