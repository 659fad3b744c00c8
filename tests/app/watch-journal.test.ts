import { describe, expect, test } from 'vitest';
import { createDebugLog } from '../../src/features/debug-log/debug-log.ts';
import { watchJournal } from '../../src/features/debug-log/watch-journal.ts';
import { createMemoryStores } from '../../src/journal/stores/memory-stores.ts';
import type { RecordedEvent } from '../../src/journal/streams/recorded-event.ts';
import type { TabMessage } from '../../src/journal/tabs/tab-channel.ts';
import type { DebugEntry } from '../../src/features/debug-log/views/debug-entry.ts';

function watchedJournal() {
  const { events } = createMemoryStores();
  const log = createDebugLog();
  const noted = new Map<string, number>();
  const listeners = new Set<(message: TabMessage) => void>();
  const versions = new Map<string, number>();
  return {
    log,
    listeners,
    watch: () =>
      watchJournal({
        events,
        noted,
        log,
        now: () => 9000,
        channel: {
          listen(listener) {
            listeners.add(listener);
            return () => listeners.delete(listener);
          },
        },
      }),
    async append(stream: string, ...records: readonly RecordedEvent[]) {
      versions.set(stream, await events.append(stream, records, versions.get(stream) ?? 0));
      for (const listener of listeners) listener({ type: 'appended', name: stream });
    },
    /** Resolves with the entries once there are that many. */
    async entries(count: number): Promise<readonly Pick<DebugEntry, 'at'>[]> {
      while (log.entries().length < count) {
        await new Promise<void>((resolve) => {
          const stop = log.subscribe(() => {
            stop();
            resolve();
          });
        });
      }
      return log.entries();
    },
  };
}

describe('a journal that is watched', () => {
  test('is shown from its newest events on, masked, a service’s answer beside the event before it', async () => {
    const { append, watch, entries } = watchedJournal();
    await append(
      'order/order-1',
      { type: 'journal.opened', input: { orderId: 'order-1' }, chart: 'c1' },
      { type: 'remark.change', at: 1000, key: 'k1', remark: 'For Mali' },
      { type: 'xstate.done.actor.updateOrder', output: { ok: true } },
      { type: 'order.share', at: 2000, key: 'k2' },
    );
    watch();
    const event = (name: string, payload: string) => ({
      kind: 'event',
      stream: 'order/order-1',
      event: name,
      payload,
    });
    expect(await entries(4)).toEqual([
      { ...event('order.share', ''), number: 4, at: 2000 },
      { ...event('xstate.done.actor.updateOrder', '{"output":{"ok":true}}'), number: 3, at: 1000 },
      { ...event('remark.change', '{"remark":"…"}'), number: 2, at: 1000 },
      { ...event('journal.opened', '{"input":{"orderId":"order-1"},"chart":"c1"}'), number: 1, at: 1000 },
    ]);
  });

  test('shows events that are added while it is watched, and between two watches, once', async () => {
    const { log, listeners, append, watch, entries } = watchedJournal();
    const stop = watch();
    await append('cart', { type: 'line.add', at: 1 });
    await entries(1);
    await append('cart', { type: 'xstate.done.actor.readProducts' });
    expect((await entries(2))[0]).toEqual({
      kind: 'event',
      stream: 'cart',
      event: 'xstate.done.actor.readProducts',
      payload: '',
      number: 2,
      at: 9000,
    });
    stop();
    expect(listeners.size).toBe(0);
    log.clear();
    await append('cart', { type: 'line.remove', at: 3 });
    watch();
    expect((await entries(1)).length).toBe(1);
  });

  test('shows twenty events of a long stream that it has not seen before', async () => {
    const { append, watch, entries } = watchedJournal();
    await append('cart', ...Array.from({ length: 50 }, (_, at) => ({ type: 'line.add', at })));
    watch();
    expect((await entries(20)).map(({ at }) => at)).toEqual(
      Array.from({ length: 20 }, (_, place) => 49 - place),
    );
  });
});
