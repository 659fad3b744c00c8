import { describe, expect, test } from 'vitest';
import type { WriteRequest } from '../../domain/service.ts';
import { answer, createPostOffice, order, unheard } from './post-office.ts';
import { until } from './until.ts';

describe('outbox', () => {
  test('a write that is accepted answers, and its entry stays with the answer until it is settled', async () => {
    const { page, stores, server } = createPostOffice();
    const outbox = page();
    const answered = await outbox.deliver(order('k1'), unheard);
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
    const { page, stores, server } = createPostOffice();
    server.expect('held');
    void page().deliver(order('k1'), unheard);
    await server.arrival();
    expect((await stores.outbox.all()).map(({ key, attempts, status }) => [key, attempts, status])).toEqual([
      ['k1', 1, 'sending'],
    ]);
  });

  test('a write without a key is refused and not kept', async () => {
    const { page, stores, server } = createPostOffice();
    await expect(page().deliver(order(''), unheard)).rejects.toThrow('has no key');
    expect([await stores.outbox.all(), server.sent]).toEqual([[], []]);
  });

  test('a lost answer is unknown, and the same bytes are sent again with growing pauses', async () => {
    const { page, server, world } = createPostOffice();
    const statuses: string[] = [];
    server.expect('answerLost', 'requestLost', 'requestLost');
    const delivering = page().deliver(order('k1'), (status) => statuses.push(status));
    const pauses: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      const pause = await world.nextPause();
      pauses.push(pause.milliseconds);
      pause.end();
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
    const { page, stores, server } = createPostOffice();
    const delivery = { stream: 'address/a-1', service: 'save', request: { key: 'k1', ...what } };
    server.expect('held');
    const closed = page();
    void closed.deliver(delivery, unheard);
    await server.arrival();
    closed.close();
    const outbox = page();
    await outbox.start();
    await outbox.deliver(delivery, unheard);
    expect(server.sent).toEqual([delivery.request, delivery.request]);
    expect((await stores.outbox.all()).map(({ request }) => request)).toEqual([delivery.request]);
  });

  test('a pause between attempts is never longer than five minutes', async () => {
    const { page, server, world } = createPostOffice();
    server.expect(...Array<'requestLost'>(12).fill('requestLost'));
    void page().deliver(order('k1'), unheard);
    let longest = 0;
    for (let count = 0; count < 12; count += 1) {
      const pause = await world.nextPause();
      longest = pause.milliseconds;
      pause.end();
    }
    expect(longest).toBe(300_000);
  });

  test('a busy server is asked again after the time it names, and the status stays', async () => {
    const { page, server, world } = createPostOffice();
    const statuses: string[] = [];
    server.expect('busy');
    const delivering = page().deliver(order('k1'), (status) => statuses.push(status));
    const pause = await world.nextPause();
    pause.end();
    expect([await delivering, pause.milliseconds, statuses]).toEqual([answer('order-1'), 7000, []]);
  });

  test('a write without a network waits unsent, and goes as soon as the network is back', async () => {
    const { page, server, world, stores } = createPostOffice();
    const outbox = page();
    const statuses: string[] = [];
    world.goOffline();
    const delivering = outbox.deliver(order('k1'), (status) => statuses.push(status));
    await world.nextPause();
    const whileOffline = [
      server.sent.length,
      (await stores.outbox.all()).map(({ status, attempts }) => [status, attempts]),
    ];
    world.goOnline();
    outbox.wake();
    expect([await delivering, whileOffline, statuses]).toEqual([
      answer('order-1'),
      [0, [['waiting', 0]]],
      ['waiting', 'sending'],
    ]);
  });

  test.each([
    ['nobody is signed in for', 'signedOut'],
    ['the server cannot be reached for', 'unreachable'],
  ] as const)('a write that %s waits, and goes when it is woken', async (_, fate) => {
    const { page, server, world } = createPostOffice();
    const outbox = page();
    const statuses: string[] = [];
    server.expect(fate);
    const delivering = outbox.deliver(order('k1'), (status) => statuses.push(status));
    await world.nextPause();
    outbox.wake();
    expect([await delivering, statuses, server.sent.length]).toEqual([
      answer('order-1'),
      ['waiting', 'sending'],
      2,
    ]);
  });

  test('a sign-in during the attempt that is refused for the lack of one is not missed', async () => {
    const { page, server } = createPostOffice();
    const outbox = page();
    const send = { calls: 0 };
    server.expect('signedOut');
    const delivering = outbox.deliver(order('k1'), () => {
      // Heard between the answer and the pause.
      send.calls += 1;
      if (send.calls === 1) outbox.wake();
    });
    expect(await delivering).toEqual(answer('order-1'));
  });

  test('what may have arrived stays unknown, offline, signed out and out of reach too', async () => {
    const { page, server, world } = createPostOffice();
    const outbox = page();
    const statuses: string[] = [];
    server.expect('answerLost', 'signedOut', 'unreachable');
    const delivering = outbox.deliver(order('k1'), (status) => statuses.push(status));
    (await world.nextPause()).end();
    (await world.nextPause()).end();
    await world.nextPause();
    world.goOffline();
    outbox.wake();
    await world.nextPause();
    world.goOnline();
    outbox.wake();
    expect([await delivering, statuses]).toEqual([answer('order-1'), ['unknown']]);
  });

  test('what a killed page had sent is unknown where nobody is signed in for it, and not taken back', async () => {
    const { page, server, world, stores } = createPostOffice();
    const upload = order('k1');
    const body = { kind: 'file', blobId: 'slip', fileName: 'slip.jpg' } as const;
    await stores.blobs.put('slip', new Blob(['slip']));
    const killed = page();
    server.expect('held', 'signedOut');
    void killed.deliver({ ...upload, request: { ...upload.request, body } }, unheard);
    await server.arrival();
    killed.close();
    const next = page();
    await next.start();
    await world.nextPause();
    expect([next.entries().map(({ status }) => status), await next.releaseFile('slip')]).toEqual([
      ['unknown'],
      false,
    ]);
  });

  test('a waiting entry does not hold back another', async () => {
    const { page, server } = createPostOffice();
    const outbox = page();
    server.expect('requestLost');
    void outbox.deliver(order('k1'), unheard);
    await until(outbox, () => outbox.entries()[0]?.status === 'unknown');
    expect(await outbox.deliver(order('k2'), unheard)).toEqual(answer('order-1'));
  });

  test('delivering a known key again keeps one entry and its bytes', async () => {
    const { page, server, stores } = createPostOffice();
    const outbox = page();
    server.expect('held');
    const first = outbox.deliver(order('k1'), unheard);
    await server.arrival();
    const second = outbox.deliver(order('k1', '{"other":"bytes"}'), unheard);
    server.release();
    expect([await first, await second]).toEqual([answer('order-1'), answer('order-1')]);
    expect([server.sent, (await stores.outbox.all()).length]).toEqual([[order('k1').request], 1]);
  });

  test('delivering an answered key answers without sending', async () => {
    const { page, server } = createPostOffice();
    await page().deliver(order('k1'), unheard);
    const again = page();
    await again.start();
    expect([await again.deliver(order('k1'), unheard), server.sent.length]).toEqual([answer('order-1'), 1]);
  });

  test('a new start sends what has no answer, whether or not its workflow is open', async () => {
    const { page, server } = createPostOffice();
    const killed = page();
    server.expect('answerLost');
    void killed.deliver(order('k1'), unheard);
    await until(killed, () => killed.entries()[0]?.status === 'unknown');
    killed.close();
    const next = page();
    await next.start();
    await until(next, () => next.entries()[0]?.answer !== undefined);
    expect([server.sent, server.orders.size]).toEqual([[order('k1').request, order('k1').request], 1]);
  });

  test('a closed outbox says nothing to its workflow and sends nothing more', async () => {
    const { page, server, world } = createPostOffice();
    const outbox = page();
    server.expect('requestLost');
    const outcomes: string[] = [];
    outbox.deliver(order('k1'), unheard).then(
      () => outcomes.push('answered'),
      () => outcomes.push('rejected'),
    );
    const pause = await world.nextPause();
    outbox.close();
    pause.end();
    const next = page();
    await next.start();
    await until(next, () => next.entries()[0]?.answer !== undefined);
    expect([outcomes, server.sent.length]).toEqual([[], 2]);
  });

  test('an entry that another tab settled rejects here and is not sent', async () => {
    const { page, server, world, stores } = createPostOffice();
    const outbox = page();
    world.goOffline();
    const delivering = outbox.deliver(order('k1'), unheard);
    await world.nextPause();
    await stores.outbox.remove('k1');
    world.goOnline();
    outbox.wake();
    await expect(delivering).rejects.toThrow('settled in another tab');
    expect([outbox.entries(), server.sent]).toEqual([[], []]);
  });
});
