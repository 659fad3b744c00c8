import { describe, expect, test } from 'vitest';
import { createDebugLog } from '../../src/features/debug-log/debug-log.ts';
import type { DebugNote } from '../../src/features/debug-log/views/debug-entry.ts';

function message(text: string): DebugNote {
  return { kind: 'console', level: 'info', text };
}

/** Resolves with the next change. */
function change(subscribe: (listener: () => void) => () => void): Promise<void> {
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      stop();
      resolve();
    });
  });
}

describe('the debug log', () => {
  test('lists the newest first, by when it happened, then by when it was noted', () => {
    const log = createDebugLog();
    log.note(message('late'), 2000);
    log.note(message('early'), 1000);
    log.note(message('later in the same moment'), 2000);
    expect(log.entries()).toEqual([
      { ...message('later in the same moment'), number: 3, at: 2000 },
      { ...message('late'), number: 1, at: 2000 },
      { ...message('early'), number: 2, at: 1000 },
    ]);
    expect(log.entries()).toBe(log.entries());
  });

  test('lets go of the oldest notes when there are too many', () => {
    const log = createDebugLog(2);
    for (const text of ['one', 'two', 'three']) log.note(message(text), 0);
    expect(log.entries().map(({ number }) => number)).toEqual([3, 2]);
  });

  test('cleared is empty, and goes on with what comes', () => {
    const log = createDebugLog();
    log.note(message('one'), 0);
    log.clear();
    expect(log.entries()).toEqual([]);
    log.note(message('two'), 0);
    expect(log.entries()).toEqual([{ ...message('two'), number: 2, at: 0 }]);
  });

  test('notifies once of several changes at one time, and not while they happen', async () => {
    const log = createDebugLog();
    let notifications = 0;
    log.subscribe(() => (notifications += 1));
    const changed = change(log.subscribe);
    log.note(message('one'), 0);
    log.note(message('two'), 0);
    expect(notifications).toBe(0);
    await changed;
    expect(notifications).toBe(1);
  });
});
