import { Readable } from 'node:stream';
import type { LiveEvent } from '../../domain/live-events.ts';

/** Characters that wait for a slow reader; beyond that they are told of a reset instead. */
const mostWaiting = 64 * 1024;
/** Milliseconds before a browser that reconnects by itself tries again. */
const retryMs = 3000;

/** The text of server-sent events to one reader. Of a slow one nothing is kept beyond a limit. */
export interface EventStream {
  readonly text: Readable;
  /** Sends events; whoever has seen all of them has got to `place`. */
  send(events: readonly LiveEvent[], place: string): void;
  /** Says that more may have changed than is told. */
  reset(place: string): void;
  /** Shows that the stream is alive. */
  beat(place: string): void;
  end(): void;
  /** Since when its reader has been behind, in milliseconds since 1970; null: they are not. */
  behindSince(): number | null;
}

const resetEvent: LiveEvent = { type: 'reset', id: '', version: 0 };

export function openEventStream(now: () => number): EventStream {
  let behindSince: number | null = null;
  let lastPlace = '';
  let isOver = false;
  const text = new Readable({
    encoding: 'utf8',
    read() {
      if (behindSince === null) return;
      behindSince = null;
      push(eventText(resetEvent, lastPlace));
    },
  });
  text.once('close', () => {
    isOver = true;
  });

  function push(block: string): void {
    if (!isOver) text.push(block);
  }

  function pushUnlessBehind(place: string, block: () => string): void {
    lastPlace = place;
    if (behindSince !== null) return;
    if (text.readableLength > mostWaiting) behindSince = now();
    else push(block());
  }

  push(`retry: ${retryMs}\n\n`);
  return {
    text,
    send: (events, place) =>
      // The place counts once all of them are there.
      pushUnlessBehind(place, () =>
        events.map((event, at) => eventText(event, at === events.length - 1 ? place : null)).join(''),
      ),
    reset: (place) => pushUnlessBehind(place, () => eventText(resetEvent, place)),
    beat: (place) => pushUnlessBehind(place, () => `id: ${place}\n\n`),
    end() {
      if (isOver) return;
      isOver = true;
      // Nobody reads what a slow reader has not taken.
      if (behindSince === null) text.push(null);
      else text.destroy();
    },
    behindSince: () => behindSince,
  };
}

function eventText(event: LiveEvent, place: string | null): string {
  return `${place === null ? '' : `id: ${place}\n`}data: ${JSON.stringify(event)}\n\n`;
}
