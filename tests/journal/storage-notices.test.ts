import { describe, expect, test, vi } from 'vitest';
import { createStorageNotices } from '../../src/journal/storage-notices.ts';

describe('the notices of a journal', () => {
  test('that are raised and dismissed are reported in their order', () => {
    const notices = createStorageNotices();
    notices.raise('memoryOnly');
    notices.raise('storageFull');
    expect(notices.current()).toEqual(['memoryOnly', 'storageFull']);
    notices.dismiss('memoryOnly');
    expect(notices.current()).toEqual(['storageFull']);
  });

  test('raised again, or dismissed without being raised, change nothing', () => {
    const notices = createStorageNotices();
    notices.raise('evicted');
    const [listener, before] = [vi.fn(), notices.current()];
    notices.subscribe(listener);
    notices.raise('evicted');
    notices.dismiss('blocked');
    expect([notices.current() === before, listener.mock.calls.length]).toEqual([true, 0]);
  });

  test('that change tell whoever listens, until they stop', () => {
    const notices = createStorageNotices();
    const listener = vi.fn();
    const stop = notices.subscribe(listener);
    notices.raise('storageLost');
    stop();
    notices.dismiss('storageLost');
    expect(listener).toHaveBeenCalledOnce();
  });
});
