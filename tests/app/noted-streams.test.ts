import { describe, expect, test } from 'vitest';
import { joinJournals } from '../../src/features/audit/noted-streams.ts';
import { createMemoryStores } from '../../src/journal/stores/memory-stores.ts';
import { singleTabLocks } from '../../src/journal/tabs/tab-locks.ts';
import type { TabMessage } from '../../src/journal/tabs/tab-channel.ts';

function openJournal() {
  const listeners = new Set<(message: TabMessage) => void>();
  return {
    events: createMemoryStores().events,
    listeners,
    tabs: {
      locks: singleTabLocks,
      channel: {
        post: () => undefined,
        listen(listener: (message: TabMessage) => void) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        close: () => undefined,
      },
    },
  };
}

describe('what a person and the device have noted', () => {
  test('is listed and read as one', async () => {
    const [ofPerson, ofDevice] = [openJournal(), openJournal()];
    await ofPerson.events.append('cart/group-1', [{ type: 'line.add' }], 0);
    await ofDevice.events.append('auth', [{ type: 'app.open' }], 0);
    const noted = joinJournals(ofPerson, ofDevice);
    expect((await noted.listStreams()).map(({ stream }) => stream)).toEqual(['cart/group-1', 'auth']);
    expect(await noted.read('cart/group-1')).toEqual([{ type: 'line.add' }]);
    expect(await noted.read('auth')).toEqual([{ type: 'app.open' }]);
    expect(await noted.read('order/order-1')).toEqual([]);
  });

  test('notifies of what either adds to its own stream, until nobody listens', () => {
    const journals = [openJournal(), openJournal()] as const;
    const said: TabMessage[] = [
      { type: 'appended', name: 'auth' },
      { type: 'appended', name: 'cart/group-1' },
      { type: 'delivery', name: 'auth' },
    ];
    let notifications = 0;
    const stop = joinJournals(...journals).listen('auth', () => (notifications += 1));
    for (const { listeners } of journals)
      for (const listener of listeners) said.forEach((message) => listener(message));
    expect(notifications).toBe(2);
    stop();
    expect(journals.map(({ listeners }) => listeners.size)).toEqual([0, 0]);
  });
});
