import { describe, expect, test } from 'vitest';
import { Desk, deskStream } from './desk.ts';
import { createDeskServices } from './desk-services.ts';
import type { DeskHandle } from './desk.ts';
import { until } from './until.ts';

/** Two tabs with the same workflow open. */
async function twoTabs() {
  const desk = new Desk();
  const tabs = [await desk.tab(), await desk.tab()] as const;
  const first = await desk.open(tabs[0]);
  const second = await desk.open(tabs[1]);
  return { desk, tabs, first, second };
}

function linesOf({ getView }: DeskHandle): readonly string[] {
  return getView().actor.getSnapshot().context.lines;
}

/** Lets the first tab write, then the second send an event that it is too late for. */
async function overtaken() {
  const stand = await twoTabs();
  const { first, second } = stand;
  first.getView().actor.send({ type: 'line.add', line: 'tea' });
  await first.flushed();
  const stale = second.getView().actor;
  stale.send({ type: 'line.add', line: 'rice' });
  await until(second, () => second.getView().actor !== stale);
  return { ...stand, stale };
}

describe('a tab that another one was quicker than', () => {
  test('shows what the other wrote and offers the event that it had', async () => {
    const { second, tabs } = await overtaken();
    expect([linesOf(second), second.getView().offered, second.getView().failure]).toEqual([
      ['tea'],
      { type: 'line.add', line: 'rice', at: 5000, key: 'key-2' },
      null,
    ]);
    expect(await tabs[0].events.read(deskStream)).toHaveLength(2);
  });

  test('an accepted offer happens now, with the key of its intent', async () => {
    const { second, tabs } = await overtaken();
    second.acceptOffer();
    await second.flushed();
    expect([
      linesOf(second),
      second.getView().offered,
      (await tabs[1].events.read(deskStream)).at(-1),
    ]).toEqual([['tea', 'rice'], null, { type: 'line.add', line: 'rice', at: 5000, key: 'key-2' }]);
  });

  test('a dismissed offer is forgotten', async () => {
    const { second, tabs } = await overtaken();
    second.dismissOffer();
    expect([
      linesOf(second),
      second.getView().offered,
      (await tabs[1].events.read(deskStream)).length,
    ]).toEqual([['tea'], null, 2]);
  });

  test('what is sent to the stopped machine is offered too, one after the other', async () => {
    const { second, stale } = await overtaken();
    stale.send({ type: 'line.add', line: 'salt' });
    second.acceptOffer();
    const next = second.getView().offered;
    second.acceptOffer();
    await second.flushed();
    expect([linesOf(second), next]).toEqual([
      ['tea', 'rice', 'salt'],
      { type: 'line.add', line: 'salt', at: 5000, key: 'key-3' },
    ]);
  });

  test('an accepted offer that is too late again is offered again', async () => {
    const { first, second } = await overtaken();
    const before = second.getView().actor;
    first.getView().actor.send({ type: 'line.add', line: 'oil' });
    await first.flushed();
    second.acceptOffer();
    await until(second, () => second.getView().actor !== before);
    expect([linesOf(second), second.getView().offered]).toEqual([
      ['tea', 'oil'],
      { type: 'line.add', line: 'rice', at: 5000, key: 'key-2' },
    ]);
  });

  test('a write whose event came too late is never sent', async () => {
    const { desk, first, second, tabs } = await twoTabs();
    first.getView().actor.send({ type: 'line.add', line: 'tea' });
    await first.flushed();
    const stale = second.getView().actor;
    stale.send({ type: 'order.submit' });
    await until(second, () => second.getView().actor !== stale);
    expect([desk.server.sent, tabs[1].outbox.entries(), second.getView().offered]).toEqual([
      [],
      [],
      { type: 'order.submit', at: 5000, key: 'key-2' },
    ]);
  });

  test('services of the stopped machine hear that it is over', async () => {
    const desk = new Desk();
    const first = await desk.open(await desk.tab());
    const signals: AbortSignal[] = [];
    const run = (_: unknown, signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<never>(() => undefined);
    };
    const second = await desk.open(
      await desk.tab(),
      createDeskServices({ readStock: { kind: 'read', run } }),
    );
    const stale = second.getView().actor;
    first.getView().actor.send({ type: 'line.add', line: 'tea' });
    await first.flushed();
    stale.send({ type: 'stock.look' });
    await until(second, () => second.getView().actor !== stale);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  test('both tabs submit: one order, one entry, one submission in the stream', async () => {
    const { desk, first, second, tabs } = await twoTabs();
    for (const { getView } of [first, second]) getView().actor.send({ type: 'order.submit' });
    await Promise.all([submittedIn(first), submittedIn(second)]);
    const events = await tabs[0].events.read(deskStream);
    expect([desk.server.orders.size, events.filter(({ type }) => type === 'order.submit').length]).toEqual([
      1, 1,
    ]);
    expect(new Set(desk.server.sent.map(({ key }) => key)).size).toBe(1);
  });

  test('a tab that opens a write under way sends the same key, and the order is one', async () => {
    const desk = new Desk();
    const tabs = [await desk.tab(), await desk.tab()] as const;
    desk.server.expect('held', 'held');
    const first = await desk.open(tabs[0]);
    first.getView().actor.send({ type: 'order.submit' });
    await desk.server.arrival();
    const second = await desk.open(tabs[1]);
    await desk.server.arrival();
    desk.server.release();
    await Promise.all([submittedIn(first), submittedIn(second)]);
    await Promise.all(tabs.map(({ outbox }) => until(outbox, () => outbox.entries().length === 0)));
    expect([new Set(desk.server.sent.map(({ key }) => key)), desk.server.orders.size]).toEqual([
      new Set(['key-1']),
      1,
    ]);
    const events = await tabs[0].events.read(deskStream);
    expect(events.filter(({ type }) => type === 'xstate.done.actor.submitOrder')).toHaveLength(1);
  });
});

/** Resolves when the machine that the handle shows has submitted, whichever machine that is by then. */
async function submittedIn({ getView, subscribe }: DeskHandle): Promise<void> {
  await new Promise<void>((resolve) => {
    const follow = (): void => {
      const { actor } = getView();
      if (actor.getSnapshot().matches('submitted')) resolve();
      actor.subscribe((snapshot) => {
        if (snapshot.matches('submitted')) resolve();
      });
    };
    subscribe(follow);
    follow();
  });
}
