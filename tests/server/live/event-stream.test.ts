import { describe, expect, test } from 'vitest';
import { openEventStream } from '../../../server/live/event-stream.ts';

const event = (at: number) => ({ type: 'order', id: `o-${at}`.padEnd(64, 'x'), version: at }) as const;

describe('a reader who takes nothing', () => {
  test('is kept a bounded text for, and told of a reset when they read on', async () => {
    const stream = openEventStream(() => 7);
    for (let at = 0; at < 10_000; at += 1) stream.send([event(at)], `place-${at}`);
    expect(stream.text.readableLength).toBeLessThan(70_000);
    expect(stream.behindSince()).toBe(7);
    let text = '';
    for await (const part of stream.text) {
      text += String(part);
      if (text.includes('reset')) break;
    }
    expect(text.endsWith('id: place-9999\ndata: {"type":"reset","id":"","version":0}\n\n')).toBe(true);
    expect(stream.behindSince()).toBeNull();
  });
});
