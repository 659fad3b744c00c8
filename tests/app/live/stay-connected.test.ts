import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LiveEvent } from '../../../domain/live-events.ts';
import type { EventsRequest, StreamEnd } from '../../../src/api/read-events.ts';
import { stayConnected } from '../../../src/app/live/stay-connected.ts';

const order: LiveEvent = { type: 'order', id: 'o-1', version: 2 };

let streams: { readonly request: EventsRequest; readonly end: (how: StreamEnd) => void }[];
let isWanted: boolean;
let age: number;
let change: () => void;
let heard: LiveEvent[];
let signedOut: number;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  streams = [];
  isWanted = true;
  age = 2.2;
  heard = [];
  signedOut = 0;
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function start(): void {
  stop = stayConnected({
    read: (request) =>
      new Promise((resolve) => {
        streams.push({ request, end: resolve });
        request.signal.addEventListener('abort', () => resolve('left'));
      }),
    isWanted: () => isWanted,
    subscribe(listener) {
      change = listener;
      return () => undefined;
    },
    onEvent: (event) => heard.push(event),
    onSignedOut: () => (signedOut += 1),
    age: () => age,
    random: () => 1,
  });
}

async function ends(how: StreamEnd): Promise<void> {
  streams.at(-1)?.end(how);
  await vi.advanceTimersByTimeAsync(0);
}

const asked = () => streams.map(({ request: { lastEventId, since } }) => [lastEventId, since]);

describe('a page that is looked at', () => {
  test('asks for what changed since it was opened, and tells of it', () => {
    start();
    streams[0]?.request.onEvent(order);
    expect([asked(), heard]).toEqual([[[null, 3]], [order]]);
  });

  test('that was opened longer ago than anybody knows of reads everything again', () => {
    age = 3000;
    start();
    expect([asked(), heard]).toEqual([[[null, 600]], [{ type: 'reset', id: '', version: 0 }]]);
  });

  test('comes back where it was once its stream breaks, after longer and longer pauses', async () => {
    start();
    streams[0]?.request.onPlace('place-1');
    const pauses: number[] = [];
    for (let failure = 0; failure < 8; failure += 1) {
      await ends('broken');
      const before = streams.length;
      const from = Date.now();
      while (streams.length === before) await vi.advanceTimersByTimeAsync(500);
      pauses.push(Date.now() - from);
    }
    expect(pauses).toEqual([3000, 6000, 12_000, 24_000, 48_000, 60_000, 60_000, 60_000]);
    expect(asked().at(-1)).toEqual(['place-1', expect.any(Number)]);
  });

  test('begins with short pauses again once a stream was open for a while', async () => {
    start();
    for (let failure = 0; failure < 4; failure += 1) {
      await ends('broken');
      await vi.advanceTimersByTimeAsync(60_000);
    }
    await ends('broken');
    const before = streams.length;
    await vi.advanceTimersByTimeAsync(3000);
    expect(streams.length).toBe(before + 1);
  });

  test('with too many streams elsewhere waits for a minute', async () => {
    start();
    await ends('tooMany');
    await vi.advanceTimersByTimeAsync(59_000);
    expect(streams.length).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(streams.length).toBe(2);
  });

  test('whose session is over says so and asks no more', async () => {
    start();
    await ends('signedOut');
    await vi.advanceTimersByTimeAsync(600_000);
    expect([signedOut, streams.length]).toEqual([1, 1]);
  });
});

describe('a page that is hidden, signed out or offline', () => {
  test('leaves its stream, and opens it where it was when it is looked at again', async () => {
    start();
    streams[0]?.request.onPlace('place-1');
    isWanted = false;
    change();
    await vi.advanceTimersByTimeAsync(600_000);
    expect([streams.length, streams[0]?.request.signal.aborted]).toEqual([1, true]);
    isWanted = true;
    change();
    expect(asked().at(-1)?.[0]).toBe('place-1');
  });

  test('waits for nothing', async () => {
    start();
    await ends('broken');
    isWanted = false;
    change();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(streams.length).toBe(1);
  });

  test('that was stopped stays so', async () => {
    start();
    stop();
    change();
    await vi.advanceTimersByTimeAsync(600_000);
    expect([streams.length, streams[0]?.request.signal.aborted]).toEqual([1, true]);
  });
});
