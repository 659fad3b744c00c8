import { describe, expect, test } from 'vitest';
import { createMemoryEventStore } from '../../src/journal/memory-event-store.ts';
import type { RecordedEvent } from '../../src/journal/recorded-event.ts';
import { createRecorder } from '../../src/journal/recorder.ts';
import { VersionConflict } from '../../src/journal/version-conflict.ts';

const opening: RecordedEvent = { type: 'journal.opened' };

/** A recorder over a store that keeps each append apart and may be told to fail. */
function recording() {
  const store = createMemoryEventStore();
  const appends: (readonly string[])[] = [];
  const failures: unknown[] = [];
  const lost: string[] = [];
  const disk: { error: DOMException | null } = { error: null };
  const recorder = createRecorder({
    events: {
      ...store,
      async append(stream, events, expectedVersion) {
        if (disk.error !== null) throw disk.error;
        const version = await store.append(stream, events, expectedVersion);
        appends.push(events.map(({ type }) => type));
        return version;
      },
    },
    stream: 'cart/a',
    version: 0,
    opening: [opening],
    onConflict: (events) => lost.push(...events.map(({ type }) => type)),
    onFailure: (error) => failures.push(error),
  });
  return { recorder, store, appends, failures, lost, disk };
}

describe('recorder', () => {
  test('a stream begins with its opening as soon as something has to be on disk', async () => {
    const { recorder, appends } = recording();
    await recorder.flushed();
    expect(appends).toEqual([['journal.opened']]);
  });

  test('events of one moment go into one transaction, later ones into the next, in order', async () => {
    const { recorder, appends } = recording();
    recorder.record({ type: 'line.add' });
    recorder.record({ type: 'line.remove' });
    await recorder.flushed();
    recorder.record({ type: 'order.submit' });
    await recorder.flushed();
    expect(appends).toEqual([['journal.opened', 'line.add', 'line.remove'], ['order.submit']]);
  });

  test('an event is durable only after it is on disk', async () => {
    const { recorder, store } = recording();
    const durable = new Promise((resolve) => {
      recorder.record({ type: 'line.add' }, () => resolve(store.read('cart/a')));
    });
    expect(await durable).toEqual([opening, { type: 'line.add' }]);
  });

  test('a disk that refuses fails everyone who waits, and loses nothing once it accepts again', async () => {
    const { recorder, store, failures, disk } = recording();
    const full = new DOMException('full', 'QuotaExceededError');
    disk.error = full;
    recorder.record({ type: 'line.add' });
    await expect(recorder.flushed()).rejects.toBe(full);
    disk.error = null;
    recorder.record({ type: 'line.remove' });
    await recorder.flushed();
    expect([failures, await store.read('cart/a')]).toEqual([
      [full, null],
      [opening, { type: 'line.add' }, { type: 'line.remove' }],
    ]);
  });

  test('a stream that another tab wrote to gets nothing more, and what was not written is handed back', async () => {
    const { recorder, store, lost, failures } = recording();
    await store.append('cart/a', [opening, { type: 'line.add', tab: 2 }], 0);
    recorder.record({ type: 'line.add' });
    await expect(recorder.flushed()).rejects.toEqual(new VersionConflict('cart/a', 0, 2));
    recorder.record({ type: 'line.remove' });
    await expect(recorder.flushed()).rejects.toEqual(new VersionConflict('cart/a', 0, 2));
    expect([lost, failures, await store.read('cart/a')]).toEqual([
      ['journal.opened', 'line.add'],
      [],
      [opening, { type: 'line.add', tab: 2 }],
    ]);
  });
});
