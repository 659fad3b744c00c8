import { describe, expect, test } from 'vitest';
import { createOutboxSender } from '../../../src/journal/outbox/outbox-sender.ts';
import type { SendWrite } from '../../../src/journal/outbox/outbox-sender.ts';
import { createMemoryStores } from '../../../src/journal/stores/memory-stores.ts';
import { createFakeEnvironment } from '../fake-environment.ts';
import { order } from './outbox-fixture.ts';

describe('a tab that another one asks for the lock of a write', () => {
  const lost = new AbortController().signal;

  async function askedDuring(sendAfterAsking: SendWrite) {
    const asking = new AbortController();
    const { blobs, outbox } = createMemoryStores();
    const entry = await outbox.keep({
      ...order('k1'),
      key: 'k1',
      createdAt: 0,
      attempts: 0,
      status: 'sending',
    });
    const sender = createOutboxSender({
      blobs,
      environment: createFakeEnvironment(),
      change: async (key, change) => (await outbox.change(key, change)) ?? entry,
      send(request, leave, signal) {
        asking.abort();
        return sendAfterAsking(request, leave, signal);
      },
    });
    const answer = await sender.sendUntilAnswered(entry, { releaseRequested: asking.signal, lost });
    return { answer, kept: await outbox.get('k1') };
  }

  test('while it checks whether the server can be reached sends nothing and gives it at once', async () => {
    const { answer, kept } = await askedDuring(async (_request, leave) => {
      await leave();
      throw new Error('has left');
    });
    expect({ answer, attempts: kept?.attempts }).toEqual({ answer: null, attempts: 0 });
  });

  test('without a network gives it at once', async () => {
    const { answer, kept } = await askedDuring(() => Promise.resolve({ kind: 'unreachable' }));
    expect({ answer, attempts: kept?.attempts, status: kept?.status }).toEqual({
      answer: null,
      attempts: 0,
      status: 'waiting',
    });
  });
});
