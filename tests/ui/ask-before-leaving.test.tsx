import { describe, expect, test } from 'vitest';
import { useAskBeforeLeaving } from '../../src/app/use-ask-before-leaving.ts';
import type { OutboxEntry } from '../../src/journal/outbox/outbox-store.ts';
import type { Outbox } from '../../src/journal/outbox/outbox.ts';
import { show } from './show.tsx';

interface PageProps {
  readonly durable: boolean;
  readonly entries: readonly Partial<OutboxEntry>[];
}

function Page({ durable, entries }: PageProps) {
  useAskBeforeLeaving({ durable, outbox: { entries: () => entries } as Outbox });
  return null;
}

/** Whether the page, left now, would be asked about. */
function asks(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

describe('leaving the page', () => {
  test.each([
    ['with unsent work in memory', false, [{ key: 'key-1' }], true],
    ['with answered work in memory', false, [{ key: 'key-1', answer: { status: 200, body: {} } }], false],
    ['with nothing in memory', false, [], false],
    ['with unsent work on the disk', true, [{ key: 'key-1' }], false],
  ] as const)(
    '%s (on disk: %s) is asked about only where it would lose something',
    async (_, durable, entries, asked) => {
      await show(<Page durable={durable} entries={entries} />);
      expect(asks()).toBe(asked);
    },
  );
});
