import { openDB } from 'idb';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { JournalSchema } from '../../../src/journal/stores/journal-database.ts';
import type { JournalStores } from '../../../src/journal/journal.ts';
import type { RecordedEvent } from '../../../src/journal/streams/recorded-event.ts';
import { openTestStores } from '../test-device.ts';

const stream = 'cart/a';

async function storesOnDisk() {
  const name = `talat-test-${crypto.randomUUID()}`;
  const stores = await openTestStores(name);
  const disk = await openDB<JournalSchema>(name);
  onTestFinished(() => {
    stores.close();
    disk.close();
  });
  return { ...stores, disk };
}

function line(number: number): RecordedEvent {
  return { type: 'line.add', number };
}

/** Appends events one by one, with a snapshot after every hundredth, as a recorder does. */
async function appendOneByOne({ events }: JournalStores, count: number): Promise<void> {
  for (let version = 0; version < count; version += 1) {
    const snapshot =
      (version + 1) % 100 === 0 ? { chart: 'v1', state: { at: version + 1 }, files: [] } : undefined;
    await events.append(stream, [line(version + 1)], version, { snapshot });
  }
}

describe('a long stream', () => {
  test('is compacted into rows of 256 events up to its snapshot, and reads as before', async () => {
    const stores = await storesOnDisk();
    await appendOneByOne(stores, 310);
    await expect.poll(() => stores.disk.count('stretches')).toBe(1 + 310 - 256);
    expect(await stores.events.read(stream)).toEqual(Array.from({ length: 310 }, (_, at) => line(at + 1)));
  });

  test('of large appends keeps them as they are among what is packed, and reads as before', async () => {
    const stores = await storesOnDisk();
    const { events } = stores;
    const lines = Array.from({ length: 900 }, (_, at) => line(at + 1));
    const snapshot = { chart: 'v1', state: {}, files: [] };
    await events.append(stream, lines.slice(0, 300), 0);
    await events.append(stream, lines.slice(300, 500), 300);
    await events.append(stream, lines.slice(500, 600), 500);
    await events.append(stream, lines.slice(600), 600, { snapshot });
    await expect
      .poll(() => stores.disk.getAllKeys('stretches'))
      .toEqual([
        [stream, 300],
        [stream, 600],
        [stream, 900],
      ]);
    expect(await events.read(stream)).toEqual(lines);
  });

  test('is resumed from its snapshot and what came after it', async () => {
    const stores = await storesOnDisk();
    await appendOneByOne(stores, 203);
    expect(await stores.events.load(stream)).toEqual({
      version: 203,
      snapshot: { version: 200, chart: 'v1', state: { at: 200 }, files: [] },
      events: [line(201), line(202), line(203)],
      isFinished: false,
      quarantined: null,
    });
  });

  test('whose snapshot is damaged is read from its beginning', async () => {
    const stores = await storesOnDisk();
    await appendOneByOne(stores, 101);
    const kept = await stores.disk.get('snapshots', stream);
    if (kept === undefined) throw new Error('the snapshot is not on disk');
    await stores.disk.put('snapshots', { ...kept, sealed: new ArrayBuffer(40) });
    const { snapshot, events } = await stores.events.load(stream);
    expect([snapshot, events.length]).toEqual([null, 101]);
  });

  test('of which a row is gone is damaged, and says which', async () => {
    const stores = await storesOnDisk();
    await appendOneByOne(stores, 3);
    await stores.disk.delete('stretches', [stream, 2]);
    await expect(stores.events.read(stream)).rejects.toMatchObject({
      code: 'damaged_stream',
      message: 'cart/a: events 2 to 2 are gone',
    });
  });

  test('whose last row was torn off is damaged', async () => {
    const stores = await storesOnDisk();
    await appendOneByOne(stores, 3);
    await stores.disk.delete('stretches', [stream, 3]);
    await expect(stores.events.load(stream)).rejects.toMatchObject({ code: 'damaged_stream' });
  });

  test('whose bytes were changed is damaged', async () => {
    const stores = await storesOnDisk();
    await appendOneByOne(stores, 1);
    const row = await stores.disk.get('stretches', [stream, 1]);
    if (row === undefined) throw new Error('the batch is not on disk');
    new Uint8Array(row.sealed).fill(0, 20, 21);
    await stores.disk.put('stretches', row);
    await expect(stores.events.read(stream)).rejects.toMatchObject({ code: 'damaged_stream' });
  });
});

describe('a large answer', () => {
  const answer = (words: string): RecordedEvent => ({
    type: 'xstate.done.actor.orderDetail',
    output: { ok: true, value: words.repeat(3000) },
  });

  test('lies beside its events, once, and comes back with them', async () => {
    const stores = await storesOnDisk();
    await stores.events.append(stream, [line(1), answer('tea')], 0);
    await stores.events.append('cart/b', [answer('tea'), answer('rice')], 0);
    expect([
      await stores.disk.count('documents'),
      await stores.events.read(stream),
      await stores.events.read('cart/b'),
    ]).toEqual([2, [line(1), answer('tea')], [answer('tea'), answer('rice')]]);
  });

  test('that is gone makes its stream a damaged one', async () => {
    const stores = await storesOnDisk();
    await stores.events.append(stream, [answer('tea')], 0);
    await stores.disk.clear('documents');
    await expect(stores.events.read(stream)).rejects.toMatchObject({ code: 'damaged_stream' });
  });
});

describe('a writer', () => {
  test('whose stream was claimed by another is refused at the same version', async () => {
    const { events } = await storesOnDisk();
    await events.append(stream, [line(1)], 0);
    const [first, second] = [await events.claim(stream), await events.claim(stream)];
    await expect(events.append(stream, [line(2)], 1, { epoch: first })).rejects.toMatchObject({
      code: 'version_conflict',
    });
    expect(await events.read(stream)).toEqual([line(1)]);
    expect([second - first, await events.append(stream, [line(2)], 1, { epoch: second })]).toEqual([1, 2]);
  });

  test('keeps what another tab changed of the stream between two of its appends', async () => {
    const name = `talat-test-${crypto.randomUUID()}`;
    const [{ events }, other] = [await openTestStores(name), await openTestStores(name)];
    const replaces = {
      stream: 'aside',
      version: 1,
      failure: { name: 'DamagedStream', message: '', code: 'damaged_stream' },
    };
    await events.append(stream, [line(1)], 0);
    await events.quarantine(stream, 1, 'aside', {
      type: 'journal.opened',
      input: null,
      chart: 'cart',
      replaces,
    });
    await events.append(stream, [line(2)], 2);
    const { quarantined } = await events.load(stream);
    await other.events.acknowledgeQuarantine(stream);
    await events.append(stream, [line(3)], 3);
    expect([quarantined, await events.load(stream)]).toMatchObject([
      replaces,
      { version: 4, quarantined: null },
    ]);
  });

  test('that is refused after it wrote leaves the stream to the one that was first', async () => {
    const name = `talat-test-${crypto.randomUUID()}`;
    const [{ events }, other] = [await openTestStores(name), await openTestStores(name)];
    const snapshot = { chart: 'v1', state: { at: 1 }, files: [] };
    await events.append(stream, [line(1)], 0);
    await other.events.append(stream, [line(2), line(3)], 1);
    await expect(events.append(stream, [line(4)], 1, { snapshot })).rejects.toMatchObject({
      code: 'version_conflict',
    });
    expect(await events.load(stream)).toMatchObject({
      version: 3,
      snapshot: null,
      events: [line(1), line(2), line(3)],
    });
  });
});

describe('the disk', () => {
  test('14.3.3 shows nothing of what was kept but ids', async () => {
    const { events, outbox, blobs, disk } = await storesOnDisk();
    const secret = 'Somchai 081-234-5678';
    const answer = { type: 'xstate.done.actor.read', output: secret.repeat(1000) };
    await events.append(stream, [{ type: 'remark.type', text: secret }, answer], 0, {
      snapshot: { chart: 'v1', state: { remark: secret }, files: [] },
    });
    await blobs.put('b1', new Blob([secret], { type: 'image/jpeg' }));
    await outbox.keep({
      key: 'key-1',
      stream,
      service: 'submitOrder',
      request: {
        key: 'key-1',
        method: 'POST',
        path: '/api/submit_order',
        body: { kind: 'json', text: secret },
      },
      createdAt: 5,
      attempts: 0,
      status: 'sending',
    });
    await outbox.change('key-1', { answer: { status: 200, body: { remark: secret } } });
    const rows = await Promise.all([...disk.objectStoreNames].map((store) => disk.getAll(store)));
    const dump = JSON.stringify(rows.flat(), (_, value: unknown) =>
      value instanceof ArrayBuffer ? new TextDecoder('latin1').decode(value) : value,
    );
    expect([dump.includes('Somchai'), dump.includes('submit'), dump.includes('image/jpeg')]).toEqual([
      false,
      false,
      false,
    ]);
    expect(rows.flat()).toHaveLength(6);
  });
});
