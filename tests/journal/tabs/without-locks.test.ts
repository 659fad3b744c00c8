import { describe, expect, test } from 'vitest';
import { browserCrossTabApis } from '../../../src/journal/tabs/tab-channel.ts';
import { TestDevice, orderStream, until } from '../test-device.ts';

/** Two tabs of a browser without Web Locks, with the same workflow open; the first one has added a line before. */
async function twoTabs() {
  const device = new TestDevice();
  const withoutLocks = { ...browserCrossTabApis, locks: undefined };
  const first = await device.openOrder(await device.openTab(withoutLocks));
  first.getStatus().actor.send({ type: 'line.add', line: 'tea' });
  await first.flushed();
  const tab = await device.openTab(withoutLocks);
  const second = await device.openOrder(tab);
  return { device, tab, first, second };
}

describe('two tabs of a browser without Web Locks', () => {
  test('keep what either writes, and offer what came too late', async () => {
    const { tab, first, second } = await twoTabs();
    second.getStatus().actor.send({ type: 'line.add', line: 'rice' });
    await second.flushed();
    first.getStatus().actor.send({ type: 'line.add', line: 'salt' });
    await expect.poll(() => first.getStatus().lateEvent).toMatchObject({ type: 'line.add', line: 'salt' });
    first.acceptLateEvent();
    await first.flushed();
    const [, ...lines] = await tab.events.read(orderStream);
    expect(lines).toMatchObject([{ line: 'tea' }, { line: 'rice' }, { line: 'salt' }]);
    expect(first.getStatus().actor.getSnapshot().context.lines).toEqual(['tea', 'rice', 'salt']);
  });

  test('that submit an order, the second before the first has an answer, leave one', async () => {
    const { device, tab, first, second } = await twoTabs();
    device.server.replyWith('held');
    second.getStatus().actor.send({ type: 'order.submit' });
    await device.server.nextRequest();
    first.getStatus().actor.send({ type: 'order.submit' });
    await expect.poll(() => first.getStatus().lateEvent).toMatchObject({ type: 'order.submit' });
    device.server.release();
    await until(tab.outbox, () => tab.outbox.entries().length === 0);
    expect([...device.server.orders.values()]).toEqual(['order-1']);
  });
});
