import { waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { RecordedEvent } from '../../../src/journal/streams/recorded-event.ts';
import { foldStream } from '../../../src/journal/replay/fold.ts';
import { TestDevice, orderStream } from '../test-device.ts';
import { createOrderServices } from '../order-services.ts';
import { orderWorkflow } from '../order-workflow.ts';

const opened: RecordedEvent = { type: 'journal.opened', chart: 'test-order', input: { groupId: 'g1' } };
const story: readonly RecordedEvent[] = [
  opened,
  { type: 'line.add', line: 'tea', at: 1, key: 'a' },
  { type: 'stock.look', at: 2, key: 'b' },
  { type: 'xstate.done.actor.readStock', output: 7, actorId: 'readStock' },
  { type: 'order.leave', at: 3, key: 'c' },
  { type: 'order.submit', at: 4, key: 'intent' },
  { type: 'delivery.waiting', service: 'submitOrder' },
  { type: 'delivery.unknown', service: 'submitOrder' },
  {
    type: 'xstate.error.actor.submitOrder',
    error: { name: 'Error', message: '', code: null },
    actorId: 'submitOrder',
  },
  { type: 'order.retry', at: 5, key: 'd' },
  {
    type: 'xstate.done.actor.submitOrder',
    output: { ok: true, value: { id: 'order-9' } },
    actorId: 'submitOrder',
  },
];

/** A device whose tab was killed after these records. */
async function reopened(records: readonly RecordedEvent[], changed = {}) {
  const device = new TestDevice();
  const tab = await device.openTab();
  await tab.events.append(orderStream, records, 0);
  const handle = await device.openOrder(tab, createOrderServices(changed));
  return { ...handle, actor: handle.getStatus().actor, device, tab };
}

describe('resume', () => {
  test.each(story.map((event, index) => [index, event.type] as const))(
    'killed after event %i, %s: has the state of the fold, and a write under way is sent once with its key',
    async (index) => {
      const records = story.slice(0, index + 1);
      const { actor, device } = await reopened(records, {
        readStock: { kind: 'read', run: () => new Promise(() => undefined) },
      });
      const folded = foldStream(orderWorkflow.machine, records);
      expect([actor.getSnapshot().value, actor.getSnapshot().context]).toEqual([
        folded.value,
        folded.context,
      ]);
      if (!folded.matches('submitting')) return;
      await waitFor(actor, (snapshot) => snapshot.matches('submitted'));
      expect(device.server.sent.map(({ key }) => key)).toEqual(['intent']);
    },
  );

  test('a stream keeps the input that it was opened with', async () => {
    const { actor } = await reopened([{ ...opened, input: { groupId: 'of the first day' } }]);
    expect(actor.getSnapshot().context.groupId).toBe('of the first day');
  });

  test('a read that was interrupted starts again', async () => {
    const { actor, flushed, tab } = await reopened([opened, { type: 'stock.look' }]);
    await waitFor(actor, ({ context }) => context.stock === 12);
    await flushed();
    expect((await tab.events.read(orderStream)).at(-1)).toEqual({
      type: 'xstate.done.actor.readStock',
      output: 12,
      actorId: 'readStock',
    });
  });

  test('a read that had ended in a state that stays does not start again', async () => {
    let calls = 0;
    const done = { type: 'xstate.done.actor.readStock', output: 7, actorId: 'readStock' };
    const run = () => {
      calls += 1;
      return Promise.resolve(12);
    };
    const { actor } = await reopened([opened, { type: 'stock.look' }, done], {
      readStock: { kind: 'read', run },
    });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.stock, calls]).toEqual(['looking', 7, 0]);
  });

  test('an interrupted `once` service is not run again; its machine gets one event and offers it to the user', async () => {
    let prints = 0;
    const printReceipt = {
      kind: 'once' as const,
      run: () => {
        prints += 1;
        return Promise.resolve();
      },
    };
    const first = await reopened([opened, { type: 'receipt.print' }], { printReceipt });
    await first.close();
    const second = await first.device.openOrder(first.tab, createOrderServices({ printReceipt }));
    await second.flushed();
    const { actor } = second.getStatus();
    const whileInterrupted = [actor.getSnapshot().value, prints, await first.tab.events.read(orderStream)];
    actor.send({ type: 'receipt.print' });
    await waitFor(actor, (snapshot) => snapshot.matches('editing'));
    expect([whileInterrupted, prints]).toEqual([
      ['interrupted', 0, [opened, { type: 'receipt.print' }, { type: 'printReceipt.interrupted' }]],
      1,
    ]);
  });
});
