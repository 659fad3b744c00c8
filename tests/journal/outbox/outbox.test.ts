import { describe, expect, test } from 'vitest';
import type { WriteRequest } from '../../../domain/service.ts';
import { answer, createOutboxFixture, order, ignoreStatus } from './outbox-fixture.ts';
import type { FakeReply } from '../fake-server.ts';
import { until } from '../test-device.ts';

/** The next page after one that was killed while it uploaded a photo; each is answered in its own way. */
async function uploadOfKilledPage(...answers: readonly FakeReply[]) {
  const { page, server, environment, stores } = createOutboxFixture();
  const upload = order('k1');
  const body = { kind: 'file', blobId: 'slip', fileName: 'slip.jpg' } as const;
  await stores.blobs.put('slip', new Blob(['slip']));
  const killed = page();
  server.replyWith(...answers);
  void killed.send({ ...upload, request: { ...upload.request, body } }, ignoreStatus);
  await server.nextRequest();
  killed.close();
  const next = page();
  await next.start();
  await environment.nextWait();
  return { next, server };
}

describe('outbox', () => {
  test('a write that is accepted answers, and its entry stays with the answer until it is settled', async () => {
    const { page, stores, server } = createOutboxFixture();
    const outbox = page();
    const answered = await outbox.send(order('k1'), ignoreStatus);
    const kept = await stores.outbox.all();
    await outbox.settle('k1');
    expect([answered, kept, outbox.entries(), server.sent]).toEqual([
      answer('order-1'),
      [
        {
          ...order('k1'),
          key: 'k1',
          createdAt: 1_000_000,
          attempts: 1,
          status: 'sending',
          answer: answer('order-1'),
        },
      ],
      [],
      [order('k1').request],
    ]);
  });

  test('an entry is on disk before the first byte leaves', async () => {
    const { page, stores, server } = createOutboxFixture();
    server.replyWith('held');
    void page().send(order('k1'), ignoreStatus);
    await server.nextRequest();
    expect((await stores.outbox.all()).map(({ key, attempts, status }) => [key, attempts, status])).toEqual([
      ['k1', 1, 'sending'],
    ]);
  });

  test('a write without a key is refused and not kept', async () => {
    const { page, stores, server } = createOutboxFixture();
    await expect(page().send(order(''), ignoreStatus)).rejects.toThrow('has no key');
    expect([await stores.outbox.all(), server.sent]).toEqual([[], []]);
  });

  test('a lost answer is unknown, and the same bytes are sent again with growing pauses', async () => {
    const { page, server, environment } = createOutboxFixture();
    const statuses: string[] = [];
    server.replyWith('answerLost', 'requestLost', 'requestLost');
    const delivering = page().send(order('k1'), (status) => statuses.push(status));
    const pauses: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      const wait = await environment.nextWait();
      pauses.push(wait.milliseconds);
      wait.end();
    }
    expect([await delivering, statuses, pauses]).toEqual([
      answer('order-1'),
      ['unknown'],
      [1000, 2000, 4000],
    ]);
    expect(server.sent).toEqual(Array(4).fill(order('k1').request));
  });

  test.each<Pick<WriteRequest, 'method' | 'path' | 'body'>>([
    { method: 'PUT', path: '/api/update_address', body: { kind: 'json', text: '{"id":"a-1"}' } },
    { method: 'DELETE', path: '/api/delete_address?id=a-1', body: { kind: 'none' } },
  ])('a $method whose answer is lost goes out again as it is, from the next page', async (what) => {
    const { page, stores, server } = createOutboxFixture();
    const delivery = { stream: 'address/a-1', service: 'save', request: { key: 'k1', ...what } };
    server.replyWith('held');
    const closed = page();
    void closed.send(delivery, ignoreStatus);
    await server.nextRequest();
    closed.close();
    const outbox = page();
    await outbox.start();
    await outbox.send(delivery, ignoreStatus);
    expect(server.sent).toEqual([delivery.request, delivery.request]);
    expect((await stores.outbox.all()).map(({ request }) => request)).toEqual([delivery.request]);
  });

  test('the delay between attempts is never longer than five minutes', async () => {
    const { page, server, environment } = createOutboxFixture();
    server.replyWith(...Array<'requestLost'>(12).fill('requestLost'));
    void page().send(order('k1'), ignoreStatus);
    let longest = 0;
    for (let count = 0; count < 12; count += 1) {
      const wait = await environment.nextWait();
      longest = wait.milliseconds;
      wait.end();
    }
    expect(longest).toBe(300_000);
  });

  test('a busy server is asked again after the time it names, and the status stays', async () => {
    const { page, server, environment } = createOutboxFixture();
    const statuses: string[] = [];
    server.replyWith('busy');
    const delivering = page().send(order('k1'), (status) => statuses.push(status));
    const wait = await environment.nextWait();
    wait.end();
    expect([await delivering, wait.milliseconds, statuses]).toEqual([answer('order-1'), 7000, []]);
  });

  test('a write without a network waits unsent, and is sent as soon as the network is back', async () => {
    const { page, server, environment, stores } = createOutboxFixture();
    const outbox = page();
    const statuses: string[] = [];
    server.goOffline();
    const delivering = outbox.send(order('k1'), (status) => statuses.push(status));
    await environment.nextWait();
    const whileOffline = [
      server.sent.length,
      (await stores.outbox.all()).map(({ status, attempts }) => [status, attempts]),
    ];
    server.goOnline();
    outbox.wake();
    expect([await delivering, whileOffline, statuses]).toEqual([
      answer('order-1'),
      [0, [['waiting', 0]]],
      ['waiting', 'sending'],
    ]);
  });

  test.each([
    ['nobody is signed in for', 'signedOut', 2],
    ['the server cannot be reached for', 'unreachable', 1],
  ] as const)('a write that %s waits, and goes when it is woken', async (_, reply, sent) => {
    const { page, server, environment } = createOutboxFixture();
    const outbox = page();
    const statuses: string[] = [];
    server.replyWith(reply);
    const delivering = outbox.send(order('k1'), (status) => statuses.push(status));
    await environment.nextWait();
    outbox.wake();
    expect([await delivering, statuses, server.sent.length]).toEqual([
      answer('order-1'),
      ['waiting', 'sending'],
      sent,
    ]);
  });

  test('a sign-in during the attempt that is refused for the lack of one is not missed', async () => {
    const { page, server } = createOutboxFixture();
    const outbox = page();
    const send = { calls: 0 };
    server.replyWith('signedOut');
    const delivering = outbox.send(order('k1'), () => {
      // Comes between the answer and the pause.
      send.calls += 1;
      if (send.calls === 1) outbox.wake();
    });
    expect(await delivering).toEqual(answer('order-1'));
  });

  test('what may have arrived stays unknown, offline, signed out and out of reach too', async () => {
    const { page, server, environment } = createOutboxFixture();
    const outbox = page();
    const statuses: string[] = [];
    server.replyWith('answerLost', 'signedOut', 'unreachable');
    const delivering = outbox.send(order('k1'), (status) => statuses.push(status));
    (await environment.nextWait()).end();
    (await environment.nextWait()).end();
    await environment.nextWait();
    server.goOffline();
    outbox.wake();
    await environment.nextWait();
    server.goOnline();
    outbox.wake();
    expect([await delivering, statuses]).toEqual([answer('order-1'), ['unknown']]);
  });

  test('what a killed page had sent is unknown where nobody is signed in for it, and not taken back', async () => {
    const { next } = await uploadOfKilledPage('held', 'signedOut');
    expect([next.entries().map(({ status }) => status), await next.releaseFile('slip')]).toEqual([
      ['unknown'],
      false,
    ]);
  });

  test('what a killed page had not sent yet, asking whether it could, waits and is taken back', async () => {
    const { next, server } = await uploadOfKilledPage('asking', 'unreachable');
    const kept = next.entries().map(({ status, attempts }) => [status, attempts]);
    expect([kept, await next.releaseFile('slip'), server.sent]).toEqual([[['waiting', 0]], true, []]);
  });

  test('a waiting entry does not hold back another', async () => {
    const { page, server } = createOutboxFixture();
    const outbox = page();
    server.replyWith('requestLost');
    void outbox.send(order('k1'), ignoreStatus);
    await until(outbox, () => outbox.entries()[0]?.status === 'unknown');
    expect(await outbox.send(order('k2'), ignoreStatus)).toEqual(answer('order-1'));
  });

  test('delivering a known key again keeps one entry and its bytes', async () => {
    const { page, server, stores } = createOutboxFixture();
    const outbox = page();
    server.replyWith('held');
    const first = outbox.send(order('k1'), ignoreStatus);
    await server.nextRequest();
    const second = outbox.send(order('k1', '{"other":"bytes"}'), ignoreStatus);
    server.release();
    expect([await first, await second]).toEqual([answer('order-1'), answer('order-1')]);
    expect([server.sent, (await stores.outbox.all()).length]).toEqual([[order('k1').request], 1]);
  });

  test('delivering an answered key answers without sending', async () => {
    const { page, server } = createOutboxFixture();
    await page().send(order('k1'), ignoreStatus);
    const again = page();
    await again.start();
    expect([await again.send(order('k1'), ignoreStatus), server.sent.length]).toEqual([answer('order-1'), 1]);
  });

  test('a new start sends what has no answer, whether or not its workflow is open', async () => {
    const { page, server } = createOutboxFixture();
    const killed = page();
    server.replyWith('answerLost');
    void killed.send(order('k1'), ignoreStatus);
    await until(killed, () => killed.entries()[0]?.status === 'unknown');
    killed.close();
    const next = page();
    await next.start();
    await until(next, () => next.entries()[0]?.answer !== undefined);
    expect([server.sent, server.orders.size]).toEqual([[order('k1').request, order('k1').request], 1]);
  });

  test('a closed outbox says nothing to its workflow and sends nothing more', async () => {
    const { page, server, environment } = createOutboxFixture();
    const outbox = page();
    server.replyWith('requestLost');
    const outcomes: string[] = [];
    outbox.send(order('k1'), ignoreStatus).then(
      () => outcomes.push('answered'),
      () => outcomes.push('rejected'),
    );
    const wait = await environment.nextWait();
    outbox.close();
    wait.end();
    const next = page();
    await next.start();
    await until(next, () => next.entries()[0]?.answer !== undefined);
    expect([outcomes, server.sent.length]).toEqual([[], 2]);
  });

  test('an entry that another tab settled rejects here and is not sent', async () => {
    const { page, server, environment, stores } = createOutboxFixture();
    const outbox = page();
    server.goOffline();
    const delivering = outbox.send(order('k1'), ignoreStatus);
    await environment.nextWait();
    await stores.outbox.remove('k1');
    server.goOnline();
    outbox.wake();
    await expect(delivering).rejects.toThrow('settled in another tab');
    expect([outbox.entries(), server.sent]).toEqual([[], []]);
  });
});
