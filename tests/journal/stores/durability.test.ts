import { afterEach, describe, expect, test, vi } from 'vitest';
import type { RecordedEvent } from '../../../src/journal/streams/recorded-event.ts';
import { openTestStores, orderStream } from '../test-device.ts';

const tea: RecordedEvent = { type: 'line.add', line: 'tea', at: 5000, key: 'key-0' };

afterEach(() => vi.restoreAllMocks());

describe('an append', () => {
  test('asks the browser to reach the disk before it reports, and is granted it', async () => {
    const begin = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const { events } = await openTestStores();
    begin.mockClear();
    await events.append(orderStream, [tea], 0);
    const granted = begin.mock.results
      .map(({ value }) => value as IDBTransaction)
      .filter(({ mode }) => mode === 'readwrite')
      .map(({ durability }) => durability);
    expect(new Set(granted)).toEqual(new Set(['strict']));
  });

  test('in a browser that knows no durability is kept all the same', async () => {
    const { transaction } = IDBDatabase.prototype;
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
      this: IDBDatabase,
      names,
      mode,
    ) {
      return transaction.call(this, names, mode);
    });
    const { events } = await openTestStores();
    await events.append(orderStream, [tea], 0);
    expect(await events.read(orderStream)).toEqual([tea]);
  });
});
