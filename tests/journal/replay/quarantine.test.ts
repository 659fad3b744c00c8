import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { defineWorkflow } from '../../../machines/kit/workflow.ts';
import type { Journal } from '../../../src/journal/journal.ts';
import { openWorkflow } from '../../../src/journal/open-workflow.ts';
import type { OpeningRecord, RecordedEvent } from '../../../src/journal/streams/recorded-event.ts';
import { TestDevice, orderStream, until } from '../test-device.ts';
import type { OrderHandle } from '../test-device.ts';

const opened: OpeningRecord = { type: 'journal.opened', input: { groupId: 'g1' }, chart: 'test-order' };
const tea: RecordedEvent = { type: 'line.add', line: 'tea', at: 5000, key: 'key-0' };
const forgotten: RecordedEvent = { type: 'line.weigh', grams: 200 };
const noEvent = {} as unknown as RecordedEvent;
const unreadable: RecordedEvent = { type: 'xstate.done.actor.submitOrder', output: null };
const unexpected: RecordedEvent = { type: 'xstate.error.actor.readStock', error: { name: 'Error' } };
const submit: RecordedEvent = { type: 'order.submit', at: 5000, key: 'key-0' };

const aside = 'set-aside/test-order/g1/key-1';
const unknownType = {
  name: 'ForgottenEvent',
  message: 'the chart of test-order no longer handles line.weigh',
  code: 'forgotten_event',
};

/** A device whose stream holds these records. */
async function deskWith(...records: readonly RecordedEvent[]): Promise<TestDevice> {
  const device = new TestDevice();
  const { events } = await device.openTab();
  await events.append(orderStream, records, 0);
  return device;
}

function standOf({ getStatus }: OrderHandle) {
  const { actor, quarantined, failure } = getStatus();
  const { value, context } = actor.getSnapshot();
  return { value, lines: context.lines, quarantined: quarantined?.stream ?? null, failure };
}

const anew = { value: 'editing', lines: [], quarantined: aside, failure: null };

describe('a stream that cannot be folded', () => {
  test.each<[string, string, readonly RecordedEvent[]]>([
    ['an event that the chart no longer knows', unknownType.message, [opened, tea, forgotten]],
    // Engines say it in words of their own.
    ['a record that is no event', 'undefined', [opened, noEvent, tea]],
    ['a beginning that is none', 'a stream begins with `journal.opened`', [tea]],
    ['an event at which its machine fails', 'Unable to evaluate guard', [opened, submit, unreadable]],
    ['a failure that met no way out', 'folds into a failed machine', [opened, tea, unexpected]],
  ])('because of %s is quarantined whole, and the workflow starts over', async (_, why, records) => {
    const device = await deskWith(...records);
    const tab = await device.openTab();
    const handle = await device.openOrder(tab);
    expect(standOf(handle)).toEqual(anew);
    expect(handle.getStatus().quarantined?.failure.message).toContain(why);
    expect(await tab.events.read(aside)).toEqual(records);
  });

  test('leaves its name and its failure in the stream that replaces it, which continues like any other', async () => {
    const device = await deskWith(opened, tea, forgotten);
    const tab = await device.openTab();
    const handle = await device.openOrder(tab);
    handle.getStatus().actor.send({ type: 'line.add', line: 'rice' });
    await handle.flushed();
    expect(await tab.events.read(orderStream)).toEqual([
      { ...opened, replaces: { stream: aside, version: 3, failure: unknownType } },
      { type: 'line.add', line: 'rice', at: 5000, key: 'key-2' },
    ]);
  });

  test('is reported at each opening until the user dismisses it, and is still kept then', async () => {
    const device = await deskWith(opened, forgotten);
    await device.openOrder(await device.openTab());
    const second = await device.openOrder(await device.openTab());
    expect(standOf(second)).toEqual(anew);
    second.dismissQuarantined();
    expect(standOf(second)).toEqual({ ...anew, quarantined: null });
    const tab = await device.openTab();
    await expect.poll(async () => (await tab.events.load(orderStream)).quarantined).toBe(null);
    expect(standOf(await device.openOrder(tab))).toEqual({ ...anew, quarantined: null });
    expect(await tab.events.read(aside)).toEqual([opened, forgotten]);
  });

  test('opened by two tabs at once is quarantined by one of them, and both resume from its new stream', async () => {
    const device = await deskWith(opened, forgotten);
    const tabs = [await device.openTab(), await device.openTab()] as const;
    const handles = await Promise.all(tabs.map((tab) => device.openOrder(tab)));
    const [first, second] = handles.map(standOf);
    expect(first).toEqual(second);
    expect(await tabs[0].events.read(orderStream)).toHaveLength(1);
  });

  test('of a single record, opened by two tabs at once, is quarantined once', async () => {
    const device = await deskWith(tea);
    const tabs = [await device.openTab(), await device.openTab()] as const;
    const handles = await Promise.all(tabs.map((tab) => device.openOrder(tab)));
    const asides = new Set(handles.map((handle) => standOf(handle).quarantined));
    expect(asides.size).toBe(1);
    for (const name of asides) expect(await tabs[0].events.read(name ?? '')).toEqual([tea]);
  });

  test('is no longer written to by a tab that could fold it', async () => {
    const device = await deskWith(opened, tea);
    const tab = await device.openTab();
    const older = await device.openOrder(tab);
    const replaces = { stream: aside, version: 2, failure: unknownType };
    await tab.events.quarantine(orderStream, 2, aside, { ...opened, replaces });
    const newer = await device.openOrder(await device.openTab());
    older.getStatus().actor.send({ type: 'order.submit' });
    await until(older, () => older.getStatus().lateEvent !== null);
    newer.getStatus().actor.send({ type: 'line.add', line: 'rice' });
    await newer.flushed();
    await expect.poll(() => standOf(older)).toEqual({ ...anew, lines: ['rice'] });
    expect(device.server.sent).toEqual([]);
  });

  test('on a disk that refuses stays where it is', async () => {
    const device = await deskWith(opened, forgotten);
    const tab = await device.openTab();
    const full = new DOMException('full', 'QuotaExceededError');
    const refusing: Journal = {
      ...tab,
      events: { ...tab.events, quarantine: () => Promise.reject(full) },
    };
    await expect(device.openOrder(refusing)).rejects.toBe(full);
    expect(await tab.events.read(orderStream)).toEqual([opened, forgotten]);
  });

  test('because its chart cannot even start is left unchanged', async () => {
    const { events, ...tab } = await new TestDevice().openTab();
    const machine = createMachine({
      context: () => {
        throw new Error('broken chart');
      },
    });
    const broken = defineWorkflow({ name: 'test-order', machine, services: {}, journalled: true });
    await events.append(orderStream, [opened], 0);
    await expect(
      openWorkflow(broken, 'g1', { journal: { ...tab, events }, services: {}, input: undefined }),
    ).rejects.toThrow('the stream of test-order folds into a failed machine');
    expect(await events.read(orderStream)).toEqual([opened]);
  });
});

describe('a write of a stream that is quarantined', () => {
  test('goes out under its key, and is forgotten when it was answered and the workflow is opened', async () => {
    const device = new TestDevice();
    const killed = await device.openTab();
    device.server.replyWith('held', 'held');
    const { getStatus } = await device.openOrder(killed);
    getStatus().actor.send({ type: 'order.submit' });
    await device.server.nextRequest();
    killed.close();

    const tab = await device.openTab();
    await device.server.nextRequest();
    await tab.events.append(orderStream, [forgotten], (await tab.events.read(orderStream)).length);
    expect(standOf(await device.openOrder(tab))).toEqual({
      ...anew,
      quarantined: 'set-aside/test-order/g1/key-2',
    });
    expect(tab.outbox.entries().map(({ key, answer }) => [key, answer])).toEqual([['key-1', undefined]]);
    device.server.release();
    await until(tab.outbox, () => tab.outbox.entries().every(({ answer }) => answer !== undefined));
    expect([...device.server.orders.keys()]).toEqual(['key-1']);

    tab.close();
    const last = await device.openTab();
    await device.openOrder(last);
    expect(last.outbox.entries()).toEqual([]);
  });
});
