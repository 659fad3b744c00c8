import { describe, expect, test } from 'vitest';
import { createMemoryEventStore } from '../../../src/journal/stores/memory-event-store.ts';
import type { RecordedEvent } from '../../../src/journal/streams/recorded-event.ts';
import { createRecorder } from '../../../src/journal/streams/recorder.ts';
import { VersionConflict } from '../../../src/journal/streams/stream-errors.ts';

const opening: RecordedEvent = { type: 'journal.opened' };

/** A recorder over a store that keeps each append separately and can be made to fail. */
function recording() {
  const store = createMemoryEventStore();
  const appends: (readonly string[])[] = [];
  const failures: unknown[] = [];
  const lost: string[] = [];
  const pauses: (() => void)[] = [];
  const disk: { error: DOMException | null } = { error: null };
  const recorder = createRecorder({
    events: {
      ...store,
      async append(stream, events, expectedVersion, writing) {
        if (disk.error !== null) throw disk.error;
        const version = await store.append(stream, events, expectedVersion, writing);
        appends.push(events.map(({ type }) => type));
        return version;
      },
    },
    stream: 'cart/a',
    version: 0,
    snapshotVersion: 0,
    epoch: 1,
    opening: [opening],
    fields: { 'remark.type': 'text' },
    readStatus: () => ({
      unreferencedFiles: [],
      isFinished: false,
      isWriting: false,
      takeSnapshot: () => ({ chart: 'v1', state: { seen: appends.flat().length }, files: [] }),
    }),
    wait: () =>
      new Promise((resolve) => {
        pauses.push(resolve);
      }),
    onAppended: () => undefined,
    onConflict: (events) => lost.push(...events.map(({ type }) => type)),
    onFailure: (error) => failures.push(error),
  });
  return { recorder, store, appends, failures, lost, disk, pauses };
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
      recorder.record({ type: 'line.add' }, { onDurable: () => resolve(store.read('cart/a')) });
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

  test('an event that the machine did nothing with says so', async () => {
    const { recorder, store } = recording();
    recorder.record({ type: 'line.add' }, { isIgnored: () => true });
    await recorder.flushed();
    expect(await store.read('cart/a')).toEqual([opening, { type: 'line.add', ignored: true }]);
  });

  test('fifty events after the last snapshot the next one is written with them', async () => {
    const { recorder, store } = recording();
    for (let line = 1; line < 50; line += 1) recorder.record({ type: 'line.add', line });
    await recorder.flushed();
    recorder.record({ type: 'line.remove' });
    await recorder.flushed();
    expect(await store.load('cart/a')).toEqual({
      version: 51,
      snapshot: { version: 50, chart: 'v1', state: { seen: 0 }, files: [] },
      events: [{ type: 'line.remove' }],
      isFinished: false,
      quarantined: null,
    });
  });
});

describe('typing', () => {
  const typed = (text: string, field = 'remark') => ({ type: 'remark.type', field, text, at: 1, key: text });

  test('waits for more of it, and its last value is written', async () => {
    const { recorder, appends, store, pauses } = recording();
    await recorder.flushed();
    for (const text of ['t', 'te', 'tea']) recorder.record(typed(text));
    const before = appends.length;
    pauses[0]?.();
    await recorder.flushed();
    expect([before, pauses.length, await store.read('cart/a')]).toEqual([1, 1, [opening, typed('tea')]]);
  });

  test('is written before the next other event, in order', async () => {
    const { recorder, store } = recording();
    for (const text of ['t', 'te']) recorder.record(typed(text));
    recorder.record({ type: 'order.submit' });
    recorder.record(typed('teas'));
    await recorder.flushed();
    expect(await store.read('cart/a')).toEqual([
      opening,
      typed('te'),
      { type: 'order.submit' },
      typed('teas'),
    ]);
  });

  test('into another field is another event', async () => {
    const { recorder, store } = recording();
    recorder.record(typed('a'));
    recorder.record(typed('b', 'address'));
    await recorder.flushed();
    expect(await store.read('cart/a')).toEqual([opening, typed('a'), typed('b', 'address')]);
  });
});
