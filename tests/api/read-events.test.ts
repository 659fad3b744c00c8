import { describe, expect, test } from 'vitest';
import type { LiveEvent } from '../../domain/live-events.ts';
import { readEvents, type EventsRequest } from '../../src/api/read-events.ts';
import { standInDevice } from './device-stand-in.ts';

const { signal } = new AbortController();

async function read(
  answer: (request: Request) => Response | Promise<Response>,
  change: Partial<EventsRequest> = {},
) {
  const heard: (LiveEvent | string)[] = [];
  const asked: Request[] = [];
  const device = {
    ...standInDevice().device,
    fetch: async (request: Request) => {
      asked.push(request);
      return await answer(request);
    },
  };
  const end = await readEvents(device, {
    lastEventId: null,
    since: 7,
    signal,
    onEvent: (event) => heard.push(event),
    onPlace: (id) => heard.push(id),
    ...change,
  });
  return { end, heard, asked: asked[0]! };
}

/** A stream that comes in these parts. */
function streamOf(...parts: readonly string[]): Response {
  const encoder = new TextEncoder();
  return new Response(
    new ReadableStream({
      start(stream) {
        for (const part of parts) stream.enqueue(encoder.encode(part));
        stream.close();
      },
    }),
  );
}

describe('a stream of events', () => {
  test('is asked for with the token in the header, and what came last', async () => {
    const first = await read(() => streamOf());
    expect([
      first.asked.url.endsWith('/api/events?since=7'),
      first.asked.headers.get('Authorization'),
    ]).toEqual([true, 'Bearer token-1']);
    const again = await read(() => streamOf(), { lastEventId: 'place-1' });
    expect([again.asked.url.endsWith('/api/events'), again.asked.headers.get('Last-Event-ID')]).toEqual([
      true,
      'place-1',
    ]);
  });

  test('is read in whatever parts it comes; a place counts after its event', async () => {
    const { end, heard } = await read(() =>
      streamOf(
        'retry: 3000\n\ndata: {"type":"order","id":"แก้ว","ver',
        'sion":2}\n\nid: p1\ndata: {"type":"role","id":"u","version":1}\n',
        '\nid: p2\n\ndata: {"type":"order"',
      ),
    );
    expect([end, heard]).toEqual([
      'broken',
      [{ type: 'order', id: 'แก้ว', version: 2 }, { type: 'role', id: 'u', version: 1 }, 'p1', 'p2'],
    ]);
  });

  test('passes over what it does not understand', async () => {
    const { heard } = await read(() => streamOf('data: {"kind":1}\n\ndata: [\n\nid: p1\n\n'));
    expect(heard).toEqual(['p1']);
  });

  test.each([
    [401, 'signedOut'],
    [429, 'tooMany'],
    [503, 'broken'],
    [404, 'broken'],
  ])('that is answered %i is %s', async (status, end) => {
    expect((await read(() => new Response('{}', { status }))).end).toBe(end);
  });

  test('that cannot be reached is broken, and one that is left is left', async () => {
    expect((await read(() => Promise.reject(new TypeError('offline')))).end).toBe('broken');
    const leaving = new AbortController();
    const open = new Response(
      new ReadableStream({
        start: (stream) => leaving.signal.addEventListener('abort', () => stream.error(new Error('left'))),
      }),
    );
    const reading = read(() => open, { signal: leaving.signal });
    leaving.abort();
    expect((await reading).end).toBe('left');
  });
});
