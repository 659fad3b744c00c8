import { openDB } from 'idb';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openIndexedDbStores } from '../../../src/journal/stores/indexed-db-stores.ts';
import { createStorageNotices } from '../../../src/journal/storage-notices.ts';
import { createEncryption } from '../../../src/journal/crypto/encryption.ts';
import { testKeys } from '../test-device.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A device whose stores are opened on some day, each time anew. */
function device() {
  const name = `talat-test-${crypto.randomUUID()}`;
  async function openOn(day: number) {
    const notices = createStorageNotices();
    const stores = await openIndexedDbStores(
      name,
      createEncryption(await testKeys),
      { now: () => day * dayMs },
      notices,
    );
    onTestFinished(() => stores.close());
    return { ...stores, notices };
  }
  return { openOn, openDisk: () => openDB(name) };
}

const slip = { type: 'photos.add', photos: [{ blobId: 'slip' }] };
const settled = { isFinished: true };

/** A device on which a proof with a photo settled, and a cart did not, on day 100. */
async function withSettledProof() {
  const { openOn, openDisk } = device();
  const { events, blobs, close } = await openOn(100);
  await blobs.put('slip', new Blob(['pixels']));
  await events.append('proof/1', [slip, { type: 'proof.submit' }], 0, settled);
  await events.append('cart/a', [{ type: 'line.add' }], 0);
  close();
  const disk = await openDisk();
  onTestFinished(() => disk.close());
  const streams = () => disk.getAllKeys('streams');
  return { openOn, disk, streams };
}

describe('a stream that settled', () => {
  test('is kept for thirty days', async () => {
    const { openOn, streams } = await withSettledProof();
    const { events } = await openOn(130);
    expect([(await events.read('proof/1')).length, await streams()]).toEqual([2, ['cart/a', 'proof/1']]);
  });

  test('is deleted after thirty days with its file; an unfinished one stays', async () => {
    const { openOn, streams, disk } = await withSettledProof();
    const { events } = await openOn(131);
    await expect.poll(streams).toEqual(['cart/a']);
    await expect.poll(() => disk.getAllKeys('blobs')).toEqual([]);
    expect(await events.read('cart/a')).toEqual([{ type: 'line.add' }]);
  });

  test('stays when the clock has jumped back', async () => {
    const { openOn, streams } = await withSettledProof();
    await openOn(1);
    expect(await streams()).toEqual(['cart/a', 'proof/1']);
  });

  test('and was taken up again stays', async () => {
    const { openOn, streams } = await withSettledProof();
    const { events, close } = await openOn(101);
    await events.append('proof/1', [{ type: 'proof.open' }], 2, { isFinished: false });
    close();
    await openOn(200);
    expect(await streams()).toEqual(['cart/a', 'proof/1']);
  });

  test('leaves a file that another stream names', async () => {
    const { openOn, disk, streams } = await withSettledProof();
    const { events, close } = await openOn(101);
    await events.append('proof/2', [slip], 0);
    close();
    await openOn(200);
    await expect.poll(streams).toEqual(['cart/a', 'proof/2']);
    expect(await disk.getAllKeys('blobs')).toEqual(['slip']);
  });
});

describe('a large answer of a stream that settled', () => {
  const answer = { type: 'xstate.done.actor.readOrder', output: 'x'.repeat(10_000) };

  /** A device with two streams that got the same answer, of which the first settled on day 100. */
  async function withSharedAnswer(others: number) {
    const { openOn, openDisk } = device();
    const { events, close } = await openOn(100);
    await events.append('order/1', [answer], 0, settled);
    for (let other = 2; other < 2 + others; other += 1) await events.append(`order/${other}`, [answer], 0);
    close();
    const disk = await openDisk();
    onTestFinished(() => disk.close());
    const { events: later } = await openOn(200);
    await expect.poll(async () => (await disk.getAllKeys('streams')).includes('order/1')).toBe(false);
    return { later, documents: await disk.count('documents') };
  }

  test('goes with it', async () => {
    expect((await withSharedAnswer(0)).documents).toBe(0);
  });

  test('stays for another stream that got the same', async () => {
    const { later, documents } = await withSharedAnswer(1);
    expect([documents, await later.read('order/2')]).toEqual([1, [answer]]);
  });
});

describe('streams that settled and take more than 20 MB', () => {
  test('go, the oldest first', async () => {
    const { openOn, openDisk } = device();
    for (const day of [100, 101, 102]) {
      const { events, blobs, close } = await openOn(day);
      await blobs.put(`photo-${day}`, new Blob([new Uint8Array(9 * 1024 * 1024)]));
      await events.append(`proof/${day}`, [{ type: 'photos.add', blobId: `photo-${day}` }], 0, settled);
      close();
    }
    await openOn(103);
    const disk = await openDisk();
    onTestFinished(() => disk.close());
    // Files of megabytes take a busy disk seconds.
    await expect
      .poll(() => disk.getAllKeys('streams'), { timeout: 10_000 })
      .toEqual(['proof/101', 'proof/102']);
  });
});

describe('a file that no event names', () => {
  test('goes after a day', async () => {
    const { openOn, openDisk } = device();
    for (const [day, name] of [
      [99, 'older'],
      [100, 'left'],
    ] as const) {
      const { blobs, close } = await openOn(day);
      await blobs.put(name, new Blob(['pixels']));
      close();
    }
    const disk = await openDisk();
    onTestFinished(() => disk.close());
    expect(await disk.getAllKeys('blobs')).toEqual(['left', 'older']);
    await openOn(101);
    await expect.poll(() => disk.getAllKeys('blobs')).toEqual(['left']);
    await openOn(102);
    await expect.poll(() => disk.getAllKeys('blobs')).toEqual([]);
  });
});

describe('a full disk', () => {
  const full = new DOMException('full', 'QuotaExceededError');

  /** Lets the next additions to the disk fail. */
  function fillDisk(additions: number): void {
    const { add } = IDBObjectStore.prototype;
    let left = additions;
    IDBObjectStore.prototype.add = function refusing(...args) {
      if (left === 0) return add.apply(this, args);
      left -= 1;
      throw full;
    };
    onTestFinished(() => {
      IDBObjectStore.prototype.add = add;
    });
  }

  test('gets room from what has settled, and the event is kept', async () => {
    const { openOn, streams } = await withSettledProof();
    const { events, notices } = await openOn(101);
    fillDisk(1);
    await events.append('cart/a', [{ type: 'line.remove' }], 1);
    expect([await streams(), (await events.read('cart/a')).length, notices.current()]).toEqual([
      ['cart/a'],
      2,
      [],
    ]);
  });

  test('without anything that settled refuses and says so, until there is room', async () => {
    const { openOn } = device();
    const { events, notices } = await openOn(100);
    fillDisk(1);
    await expect(events.append('cart/a', [{ type: 'line.add' }], 0)).rejects.toBe(full);
    const whileFull = notices.current();
    await events.append('cart/a', [{ type: 'line.add' }], 0);
    expect([whileFull, notices.current()]).toEqual([['storageFull'], []]);
  });
});

describe('a database', () => {
  test('that is gone although it was kept is said to be evicted', async () => {
    const notices = createStorageNotices();
    const encryption = createEncryption(await testKeys);
    const name = `talat-test-${crypto.randomUUID()}`;
    const stores = await openIndexedDbStores(name, encryption, { now: () => 0 }, notices, true);
    onTestFinished(() => stores.close());
    expect(notices.current()).toEqual(['evicted']);
  });

  test('that a newer version wants is let go of, and that is said', async () => {
    const notices = createStorageNotices();
    const encryption = createEncryption(await testKeys);
    const name = `talat-test-${crypto.randomUUID()}`;
    await openIndexedDbStores(name, encryption, { now: () => 0 }, notices);
    const newer = await openDB(name, 99);
    onTestFinished(() => newer.close());
    expect(notices.current()).toEqual(['newerVersion']);
  });

  test('that an older version holds is not waited for', async () => {
    const name = `talat-test-${crypto.randomUUID()}`;
    const older = await openDB(name, 1);
    onTestFinished(() => older.close());
    const encryption = createEncryption(await testKeys);
    await expect(
      openIndexedDbStores(name, encryption, { now: () => 0 }, createStorageNotices()),
    ).rejects.toMatchObject({
      name: 'DatabaseBlocked',
    });
  });
});
