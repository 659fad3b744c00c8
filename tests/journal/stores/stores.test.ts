import { describe, expect, test } from 'vitest';
import type { OutboxEntry } from '../../../src/journal/outbox/outbox-store.ts';
import type { JournalStores } from '../../../src/journal/journal.ts';
import { createMemoryStores } from '../../../src/journal/stores/memory-stores.ts';
import type { OpeningRecord } from '../../../src/journal/streams/recorded-event.ts';
import { VersionConflict } from '../../../src/journal/streams/stream-errors.ts';
import { openTestStores } from '../test-device.ts';

const kinds: readonly [string, () => Promise<JournalStores>][] = [
  ['on IndexedDB', () => openTestStores()],
  ['in memory', () => Promise.resolve(createMemoryStores())],
];

const opening: OpeningRecord = { type: 'journal.opened', input: 1, chart: 'cart' };

describe.each(kinds)('event store %s', (_, open) => {
  test('a stream that nobody wrote to is empty', async () => {
    const { events } = await open();
    expect(await events.read('cart/a')).toEqual([]);
  });

  test('appended events are read in order, and the version is their number', async () => {
    const { events } = await open();
    const versions = [
      await events.append('cart/a', [{ type: 'journal.opened' }, { type: 'line.add', skuId: 'x' }], 0),
      await events.append('cart/a', [{ type: 'line.remove', skuId: 'x' }], 2),
    ];
    expect(versions).toEqual([2, 3]);
    expect(await events.read('cart/a')).toEqual([
      { type: 'journal.opened' },
      { type: 'line.add', skuId: 'x' },
      { type: 'line.remove', skuId: 'x' },
    ]);
  });

  test('streams whose names begin alike keep their own events', async () => {
    const { events } = await open();
    await events.append('order/1', [{ type: 'first.event' }], 0);
    await events.append('order/10', [{ type: 'other.event' }], 0);
    expect(await events.read('order/1')).toEqual([{ type: 'first.event' }]);
  });

  test('appending to another version is refused and keeps nothing', async () => {
    const { events } = await open();
    await events.append('cart/a', [{ type: 'line.add' }], 0);
    await expect(events.append('cart/a', [{ type: 'line.remove' }], 0)).rejects.toEqual(
      new VersionConflict('cart/a', 0, 1),
    );
    expect(await events.read('cart/a')).toEqual([{ type: 'line.add' }]);
  });

  test('of two appends at the same moment one wins', async () => {
    const { events } = await open();
    const results = await Promise.allSettled([
      events.append('cart/a', [{ type: 'line.add', tab: 1 }], 0),
      events.append('cart/a', [{ type: 'line.add', tab: 2 }], 0),
    ]);
    expect(results.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await events.read('cart/a')).toHaveLength(1);
  });

  test('an append with one event that cannot be stored keeps none of them', async () => {
    const { events } = await open();
    const appending = events.append('cart/a', [{ type: 'line.add' }, { type: 'line.add', price: 1n }], 0);
    await expect(appending).rejects.toMatchObject({ name: 'TypeError' });
    expect(await events.read('cart/a')).toEqual([]);
  });

  test('a quarantined stream is kept under its other name, and starts over', async () => {
    const { events } = await open();
    await events.append('cart/a', [{ type: 'journal.opened' }, { type: 'line.add' }], 0);
    await events.append('cart/ab', [{ type: 'other.event' }], 0);
    const version = await events.quarantine('cart/a', 2, 'aside/cart/a', opening);
    expect([
      version,
      await events.read('aside/cart/a'),
      await events.read('cart/a'),
      await events.read('cart/ab'),
      await events.append('cart/a', [{ type: 'line.add' }], 3),
    ]).toEqual([
      3,
      [{ type: 'journal.opened' }, { type: 'line.add' }],
      [opening],
      [{ type: 'other.event' }],
      4,
    ]);
  });

  test('its streams are listed with their versions, whether they are finished, and quarantined ones', async () => {
    const { events } = await open();
    expect(await events.listStreams()).toEqual([]);
    await events.append('cart/a', [{ type: 'journal.opened' }, { type: 'line.add' }], 0);
    await events.append('order/1', [{ type: 'journal.opened' }], 0, { isFinished: true });
    await events.quarantine('cart/a', 2, 'aside/cart/a', opening);
    const streams = (await events.listStreams()).map(({ stream, version, finishedAt }) => ({
      stream,
      version,
      isFinished: finishedAt != null,
    }));
    expect(streams.toSorted((one, other) => one.stream.localeCompare(other.stream))).toEqual([
      { stream: 'aside/cart/a', version: 2, isFinished: false },
      { stream: 'cart/a', version: 3, isFinished: false },
      { stream: 'order/1', version: 1, isFinished: true },
    ]);
  });

  test('a stream has its version and whether it is finished, until the next event', async () => {
    const { events } = await open();
    await events.append('order/1', [{ type: 'journal.opened' }], 0);
    const begun = await events.headOf('order/1');
    await events.append('order/1', [{ type: 'order.acknowledge' }], 1, { isFinished: true });
    const settled = await events.headOf('order/1');
    await events.append('order/1', [{ type: 'order.open' }], 2, { isFinished: false });
    expect([begun, settled, await events.headOf('order/1')]).toEqual([
      { version: 1, isFinished: false },
      { version: 2, isFinished: true },
      { version: 3, isFinished: false },
    ]);
  });

  test('setting aside another version than the stream is at is refused and changes nothing', async () => {
    const { events } = await open();
    await events.append('cart/a', [{ type: 'journal.opened' }, { type: 'line.add' }], 0);
    await expect(events.quarantine('cart/a', 1, 'aside/cart/a', opening)).rejects.toEqual(
      new VersionConflict('cart/a', 1, 2),
    );
    expect([await events.read('aside/cart/a'), await events.read('cart/a')]).toEqual([
      [],
      [{ type: 'journal.opened' }, { type: 'line.add' }],
    ]);
  });

  test('changing an event after it was appended does not change what is kept', async () => {
    const { events } = await open();
    const event = { type: 'line.add', lines: ['tea'] };
    await events.append('cart/a', [event], 0);
    event.lines.push('rice');
    expect(await events.read('cart/a')).toEqual([{ type: 'line.add', lines: ['tea'] }]);
  });
});

describe.each(kinds)('blob store %s', (_, open) => {
  test('a kept blob comes back with its bytes and type until it is removed', async () => {
    const { blobs } = await open();
    await blobs.put('photo-1', new Blob(['proof'], { type: 'image/jpeg' }));
    const kept = await blobs.get('photo-1');
    await blobs.remove('photo-1');
    expect([await kept?.text(), kept?.type, await blobs.get('photo-1')]).toEqual([
      'proof',
      'image/jpeg',
      null,
    ]);
  });
});

describe.each(kinds)('outbox store %s', (_, open) => {
  const entry: OutboxEntry = {
    key: 'key-1',
    stream: 'cart/a',
    service: 'submitOrder',
    request: {
      key: 'key-1',
      method: 'POST',
      path: '/api/submit_order',
      body: { kind: 'json', text: '{"a":1}' },
    },
    createdAt: 5,
    attempts: 0,
    status: 'sending',
  };
  const answer = { status: 200, body: { code: 0 } };

  test('keeping a known key changes nothing and answers what is kept', async () => {
    const { outbox } = await open();
    await outbox.keep(entry);
    const other = { ...entry.request, body: { kind: 'json' as const, text: '{"a":2}' } };
    const kept = await outbox.keep({ ...entry, request: other });
    expect([kept, await outbox.all()]).toEqual([entry, [entry]]);
  });

  test('an entry changes until it is answered, and keeps the first answer', async () => {
    const { outbox } = await open();
    await outbox.keep(entry);
    const changes = [
      await outbox.change('key-1', { attempts: 1, status: 'unknown' }),
      await outbox.change('key-1', { answer }),
      await outbox.change('key-1', { attempts: 2, answer: { status: 422, body: null } }),
    ];
    const answered = { ...entry, attempts: 1, status: 'unknown', answer };
    expect(changes).toEqual([{ ...entry, attempts: 1, status: 'unknown' }, answered, answered]);
  });

  test.each<[string, Partial<OutboxEntry>, boolean]>([
    ['never sent', {}, true],
    ['turned away for want of a sign-in', { attempts: 1, status: 'waiting' }, true],
    ['on its way', { attempts: 1 }, false],
    ['sent without an answer', { attempts: 2, status: 'unknown' }, false],
    ['answered', { attempts: 1, answer }, true],
  ])('withdrawing a file whose upload was %s', async (__, rest, isGone) => {
    const { outbox } = await open();
    const uploading = { kind: 'file' as const, blobId: 'slip', fileName: 'slip.jpg' };
    const upload = { ...entry, ...rest, request: { ...entry.request, body: uploading } };
    const other = { ...upload, key: 'key-2', request: { ...entry.request, key: 'key-2' } };
    await outbox.keep(upload);
    await outbox.keep(other);
    expect([await outbox.withdrawFile('slip'), await outbox.all()]).toEqual([
      isGone,
      isGone ? [other] : [upload, other],
    ]);
  });

  test('a removed entry does not come back by a change', async () => {
    const { outbox } = await open();
    await outbox.keep(entry);
    await outbox.remove('key-1');
    expect([await outbox.change('key-1', { answer }), await outbox.all()]).toEqual([null, []]);
  });
});
