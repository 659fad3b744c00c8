import { assign, createMachine, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { defineWorkflow } from '../../../machines/kit/workflow.ts';
import { openWorkflow } from '../../../src/journal/open-workflow.ts';
import { foldStream } from '../../../src/journal/replay/fold.ts';
import { TestDevice, orderStream } from '../test-device.ts';
import { createOrderServices } from '../order-services.ts';
import { orderWorkflow } from '../order-workflow.ts';

/** Walks a story and answers the records with the live machine's persisted snapshot after each of them. */
async function live() {
  const device = new TestDevice();
  const tab = await device.openTab();
  const services = createOrderServices({ printReceipt: { kind: 'once', run: () => Promise.resolve() } });
  const { getStatus, flushed } = await device.openOrder(tab, services);
  const { actor } = getStatus();
  const states = [asJson(actor.getPersistedSnapshot())];
  actor.subscribe(() => states.push(asJson(actor.getPersistedSnapshot())));
  actor.send({ type: 'line.add', line: 'tea' });
  actor.send({ type: 'stock.look' });
  await waitFor(actor, ({ context }) => context.stock === 12);
  actor.send({ type: 'order.leave' });
  actor.send({ type: 'receipt.print' });
  await waitFor(actor, (snapshot) => snapshot.matches('editing'));
  device.server.replyWith('answerLost');
  actor.send({ type: 'order.submit' });
  await waitFor(actor, (snapshot) => snapshot.matches({ submitting: 'unknown' }));
  (await device.environment.nextWait()).end();
  await waitFor(actor, (snapshot) => snapshot.matches('submitted'));
  actor.send({ type: 'line.add', line: 'ignored here' });
  await flushed();
  return { states, records: await tab.events.read(orderStream) };
}

function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

describe('fold', () => {
  test('after each event gives exactly the state that the live machine had', async () => {
    const { states, records } = await live();
    const folds = records.map((_, index) =>
      asJson(
        orderWorkflow.machine.getPersistedSnapshot(
          foldStream(orderWorkflow.machine, records.slice(0, index + 1)),
        ),
      ),
    );
    expect(folds).toEqual(states);
  });

  test('records are what the machine received, stamped and as JSON', async () => {
    const { records } = await live();
    expect(records).toEqual([
      { type: 'journal.opened', chart: 'test-order', input: { groupId: 'g1' } },
      { type: 'line.add', line: 'tea', at: 5000, key: 'key-1' },
      { type: 'stock.look', at: 5000, key: 'key-2' },
      { type: 'xstate.done.actor.readStock', output: 12, actorId: 'readStock' },
      { type: 'order.leave', at: 5000, key: 'key-3' },
      { type: 'receipt.print', at: 5000, key: 'key-4' },
      { type: 'xstate.done.actor.printReceipt', output: null, actorId: 'printReceipt' },
      { type: 'order.submit', at: 5000, key: 'key-5' },
      { type: 'delivery.unknown', service: 'submitOrder' },
      {
        type: 'xstate.done.actor.submitOrder',
        output: { ok: true, value: { id: 'order-1' } },
        actorId: 'submitOrder',
      },
      { type: 'line.add', line: 'ignored here', at: 5000, key: 'key-6', ignored: true },
    ]);
  });

  test('a machine that has ended ignores all events, live or folded, and nothing more is recorded', async () => {
    const notesWorkflow = defineWorkflow({
      name: 'notes',
      machine: createMachine({
        context: { notes: 0 },
        initial: 'open',
        on: {
          'note.add': {
            actions: assign({ notes: ({ context }: { context: { notes: number } }) => context.notes + 1 }),
          },
        },
        states: { open: { on: { 'book.close': 'closed' } }, closed: { type: 'final' } },
      }),
      services: {},
      journalled: true,
    });
    const journal = await new TestDevice().openTab();
    const { getStatus, flushed } = await openWorkflow(notesWorkflow, '', {
      journal,
      services: {},
      input: undefined,
    });
    const { actor } = getStatus();
    for (const type of ['note.add', 'book.close', 'note.add']) actor.send({ type });
    await flushed();
    const records = await journal.events.read('notes');
    const folded = foldStream(notesWorkflow.machine, [...records, { type: 'note.add' }]);
    expect([records.length, actor.getSnapshot().context, folded.context, folded.status]).toEqual([
      3,
      { notes: 1 },
      { notes: 1 },
      'done',
    ]);
  });

  test('a stream without its opening is refused', () => {
    expect(() => foldStream(orderWorkflow.machine, [{ type: 'line.add' }])).toThrow(
      'begins with `journal.opened`',
    );
  });
});
