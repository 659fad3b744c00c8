import { waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { RecordedEvent } from '../../../src/journal/streams/recorded-event.ts';
import { TestDevice, orderStream, until } from '../test-device.ts';
import { createOrderServices } from '../order-services.ts';
import type { OrderHandle } from '../test-device.ts';
import { freezableTabs } from './freezable-tabs.ts';

/** Two tabs with the same workflow open; the first one writes. */
async function twoTabs() {
  const device = new TestDevice();
  const tabs = [await device.openTab(), await device.openTab()] as const;
  const first = await device.openOrder(tabs[0]);
  const second = await device.openOrder(tabs[1]);
  return { device, tabs, first, second };
}

function linesOf({ getStatus }: OrderHandle): readonly string[] {
  return getStatus().actor.getSnapshot().context.lines;
}

function add(handle: OrderHandle, line: string): void {
  handle.getStatus().actor.send({ type: 'line.add', line });
}

const follows = ({ getStatus }: OrderHandle): boolean => getStatus().isFollowing;

/** Resolves when the machine that the handle shows by then has these lines. */
async function shows(handle: OrderHandle, ...lines: readonly string[]): Promise<void> {
  await expect.poll(() => linesOf(handle)).toEqual(lines);
}

function typesOf(events: readonly RecordedEvent[]): readonly string[] {
  return events.map(({ type }) => type);
}

describe('a tab beside the one that writes', () => {
  test('follows what that one does, live', async () => {
    const { first, second } = await twoTabs();
    add(first, 'tea');
    await shows(second, 'tea');
    const { actor } = second.getStatus();
    add(first, 'rice');
    await shows(second, 'tea', 'rice');
    expect([follows(first), follows(second), second.getStatus().actor === actor]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('shows what was written before it was opened', async () => {
    const { device, first } = await twoTabs();
    add(first, 'tea');
    await first.flushed();
    expect(linesOf(await device.openOrder(await device.openTab()))).toEqual(['tea']);
  });

  test('runs none of the services that the writer runs', async () => {
    const device = new TestDevice();
    const runs: string[] = [];
    const reading = (tab: string) =>
      createOrderServices({
        readStock: {
          kind: 'read',
          run: () => {
            runs.push(tab);
            return Promise.resolve(7);
          },
        },
      });
    const first = await device.openOrder(await device.openTab(), reading('first'));
    const second = await device.openOrder(await device.openTab(), reading('second'));
    first.getStatus().actor.send({ type: 'stock.look' });
    await expect.poll(() => second.getStatus().actor.getSnapshot().context.stock).toBe(7);
    expect(runs).toEqual(['first']);
  });

  test('becomes the writer when the person does something there, and the other one follows', async () => {
    const { tabs, first, second } = await twoTabs();
    add(first, 'tea');
    add(second, 'rice');
    await second.flushed();
    await shows(first, 'tea', 'rice');
    add(first, 'salt');
    await first.flushed();
    await shows(second, 'tea', 'rice', 'salt');
    expect([
      follows(first),
      follows(second),
      second.getStatus().lateEvent,
      typesOf(await tabs[0].events.read(orderStream)),
    ]).toEqual([false, true, null, ['journal.opened', 'line.add', 'line.add', 'line.add']]);
  });

  test('shows at once what the person does there, before the lock is acquired', async () => {
    const { tabs, first, second } = await twoTabs();
    const { actor } = second.getStatus();
    add(second, 'rice');
    expect([linesOf(second), follows(second), linesOf(first)]).toEqual([['rice'], true, []]);
    await second.flushed();
    expect([second.getStatus().actor === actor, linesOf(second)]).toEqual([false, ['rice']]);
    expect(typesOf(await tabs[0].events.read(orderStream))).toEqual(['journal.opened', 'line.add']);
  });

  test('shows no state without what the person did, whatever comes meanwhile', async () => {
    const { second } = await twoTabs();
    const seen = new Set<string>();
    add(second, 'rice');
    second.subscribe(() => seen.add(linesOf(second).join()));
    await second.flushed();
    expect([...seen]).toEqual(['rice']);
  });

  test('loses nothing of what is done in both at once', async () => {
    const { first, second } = await twoTabs();
    for (const line of ['a', 'b', 'c', 'd']) {
      add(first, `${line}1`);
      add(second, `${line}2`);
    }
    await Promise.all([first.flushed(), second.flushed()]);
    await expect
      .poll(() => [...linesOf(first)].toSorted())
      .toEqual(['a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'd1', 'd2']);
    await shows(second, ...linesOf(first));
  });

  test('continues when the writer dies, and sends its write under its key', async () => {
    const { device, tabs, first, second } = await twoTabs();
    device.server.replyWith('held', 'held');
    first.getStatus().actor.send({ type: 'order.submit' });
    await device.server.nextRequest();
    const unheld = second.getStatus().actor;
    tabs[0].close();
    await until(second, () => second.getStatus().actor !== unheld);
    await device.server.nextRequest();
    device.server.release();
    await waitFor(second.getStatus().actor, (snapshot) => snapshot.matches('submitted'));
    expect([follows(second), device.server.sent.map(({ key }) => key), device.server.orders.size]).toEqual([
      false,
      ['key-1', 'key-1'],
      1,
    ]);
  });

  test('both submit: one order, and the second submission did nothing', async () => {
    const { device, first, second, tabs } = await twoTabs();
    for (const { getStatus } of [first, second]) getStatus().actor.send({ type: 'order.submit' });
    await second.flushed();
    device.server.release();
    await expect.poll(() => first.getStatus().actor.getSnapshot().value).toBe('submitted');
    const submissions = (await tabs[0].events.read(orderStream)).filter(
      ({ type }) => type === 'order.submit',
    );
    expect([
      device.server.orders.size,
      new Set(device.server.sent.map(({ key }) => key)).size,
      submissions.map(({ ignored }) => ignored),
    ]).toEqual([1, 1, [undefined, true]]);
  });
});

describe('a tab that was frozen while it wrote', () => {
  async function frozen() {
    const device = new TestDevice();
    const freezable = freezableTabs();
    const tabs = [await device.openTab(freezable.tabs), await device.openTab()] as const;
    const signals: AbortSignal[] = [];
    const run = (_: unknown, signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<never>(() => undefined);
    };
    const sleeper = await device.openOrder(
      tabs[0],
      createOrderServices({ readStock: { kind: 'read', run } }),
    );
    const other = await device.openOrder(tabs[1]);
    add(sleeper, 'tea');
    sleeper.getStatus().actor.send({ type: 'stock.look' });
    await sleeper.flushed();
    await shows(other, 'tea');
    freezable.freeze();
    other.getStatus().actor.send({ type: 'order.leave' });
    return { device, tabs, sleeper, other, signals, thaw: freezable.thaw };
  }

  test('loses the lock after three seconds without an acknowledgement', async () => {
    const { device, other } = await frozen();
    const { milliseconds, end } = await device.environment.nextWait();
    const before = follows(other);
    end();
    await other.flushed();
    expect([milliseconds, before, follows(other), other.getStatus().actor.getSnapshot().value]).toEqual([
      3000,
      true,
      false,
      'editing',
    ]);
  });

  test('is fenced: its services stop, what it still had is offered and not written, and it follows', async () => {
    const { device, tabs, sleeper, other, signals, thaw } = await frozen();
    (await device.environment.nextWait()).end();
    await other.flushed();
    add(sleeper, 'rice');
    await until(sleeper, () => sleeper.getStatus().lateEvent !== null);
    thaw();
    await until(sleeper, () => follows(sleeper));
    await expect.poll(() => sleeper.getStatus().actor.getSnapshot().value).toBe('editing');
    expect([signals.map(({ aborted }) => aborted), sleeper.getStatus().lateEvent, linesOf(sleeper)]).toEqual([
      [true],
      { type: 'line.add', line: 'rice', at: 5000, key: 'key-4' },
      ['tea'],
    ]);
    expect(
      typesOf(await tabs[1].events.read(orderStream)).filter((type) => type.startsWith('line.')),
    ).toEqual(['line.add']);
  });

  test('an accepted offer happens now, with the key of its intent', async () => {
    const { device, tabs, sleeper, other, thaw } = await frozen();
    (await device.environment.nextWait()).end();
    await other.flushed();
    add(sleeper, 'rice');
    await until(sleeper, () => sleeper.getStatus().lateEvent !== null);
    thaw();
    sleeper.acceptLateEvent();
    await sleeper.flushed();
    await shows(other, 'tea', 'rice');
    expect([sleeper.getStatus().lateEvent, (await tabs[1].events.read(orderStream)).at(-1)]).toEqual([
      null,
      { type: 'line.add', line: 'rice', at: 5000, key: 'key-4' },
    ]);
  });

  test('a dismissed offer is forgotten', async () => {
    const { device, sleeper, other, thaw } = await frozen();
    (await device.environment.nextWait()).end();
    await other.flushed();
    add(sleeper, 'rice');
    await until(sleeper, () => sleeper.getStatus().lateEvent !== null);
    thaw();
    sleeper.dismissLateEvent();
    expect([sleeper.getStatus().lateEvent, linesOf(other)]).toEqual([null, ['tea']]);
  });
});
