import { describe, expect, test } from 'vitest';
import type { OutgoingWrite } from '../../../src/journal/outbox/outbox.ts';
import { answer, createOutboxFixture, order, ignoreStatus } from './outbox-fixture.ts';

describe('outbox with files', () => {
  const upload: OutgoingWrite = {
    stream: 'payment-proof/1',
    service: 'uploadV2',
    request: {
      key: 'upload-b1',
      method: 'POST',
      path: '/api/upload_v2',
      body: { kind: 'file', blobId: 'b1', fileName: 'proof.jpg' },
    },
  };

  test('each attempt carries the kept file', async () => {
    const { page, server, environment, stores } = createOutboxFixture();
    await stores.blobs.put('b1', new Blob(['pixels']));
    server.replyWith('answerLost');
    const delivering = page().send(upload, ignoreStatus);
    (await environment.nextWait()).end();
    await delivering;
    expect(server.sent.map(({ file }) => file)).toEqual(['pixels', 'pixels']);
  });

  test('a lost file rejects with `blob_lost`, sends nothing and leaves no entry', async () => {
    const { page, server, stores } = createOutboxFixture();
    const outbox = page();
    await expect(outbox.send(upload, ignoreStatus)).rejects.toMatchObject({ code: 'blob_lost' });
    expect([server.sent, outbox.entries(), await stores.outbox.all()]).toEqual([[], [], []]);
  });
});

describe('outbox over a full disk', () => {
  test('a write that cannot be kept rejects and is not sent', async () => {
    const { server, stores, page } = createOutboxFixture();
    const store = {
      ...stores.outbox,
      keep: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
    };
    const outbox = page(store);
    await expect(outbox.send(order('k1'), ignoreStatus)).rejects.toMatchObject({
      name: 'QuotaExceededError',
    });
    expect(server.sent).toEqual([]);
  });

  test('an answer that cannot be kept rejects, and asking again with the same key brings it', async () => {
    const { server, stores, page } = createOutboxFixture();
    let full = true;
    const store = {
      ...stores.outbox,
      change: (...[key, change]: Parameters<typeof stores.outbox.change>) =>
        full && change.answer !== undefined
          ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
          : stores.outbox.change(key, change),
    };
    const outbox = page(store);
    await expect(outbox.send(order('k1'), ignoreStatus)).rejects.toMatchObject({
      name: 'QuotaExceededError',
    });
    full = false;
    expect([await outbox.send(order('k1'), ignoreStatus), server.orders.size]).toEqual([
      answer('order-1'),
      1,
    ]);
  });
});
