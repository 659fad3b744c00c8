import type { LiveEvent } from '../../domain/live-events.ts';
import type { Device } from './connection.ts';
import { headersFor } from './request-headers.ts';

/** Why a stream of events is over: the session is, there are too many streams, it broke or was refused, or whoever opened it ended it. */
export type StreamEnd = 'signedOut' | 'tooMany' | 'broken' | 'left';

export interface EventsRequest {
  /** The last id that came; null: none. */
  readonly lastEventId: string | null;
  /** Without one, so many seconds ago was read what is looked at. */
  readonly since: number;
  readonly signal: AbortSignal;
  readonly onEvent: (event: LiveEvent) => void;
  /** Everything up to this id has come. */
  readonly onPlace: (id: string) => void;
}

/** Longer than the server ever sends nothing, in milliseconds. */
const silenceMs = 50_000;

/** Reads the events of what changes until there are no more. */
export async function readEvents(
  device: Pick<Device, 'fetch' | keyof Parameters<typeof headersFor>[0]>,
  { lastEventId, since, signal, onEvent, onPlace }: EventsRequest,
): Promise<StreamEnd> {
  const stop = new AbortController();
  const end = () => stop.abort();
  signal.addEventListener('abort', end);
  let silence: ReturnType<typeof setTimeout> | undefined;
  const hear = () => {
    clearTimeout(silence);
    silence = setTimeout(end, silenceMs);
  };
  hear();
  try {
    const response = await device.fetch(
      new Request(`/api/events${lastEventId === null ? `?since=${since}` : ''}`, {
        headers: {
          ...headersFor(device),
          Accept: 'text/event-stream',
          ...(lastEventId === null ? {} : { 'Last-Event-ID': lastEventId }),
        },
        cache: 'no-store',
        signal: stop.signal,
      }),
    );
    if (response.status === 401) return 'signedOut';
    if (response.status === 429) return 'tooMany';
    if (!response.ok || response.body === null) return 'broken';
    for await (const block of blocksOf(response.body, hear)) {
      const { id, data } = readBlock(block);
      const event = data === null ? null : readEvent(data);
      if (event !== null) onEvent(event);
      if (id !== null) onPlace(id);
    }
    return 'broken';
  } catch {
    return signal.aborted ? 'left' : 'broken';
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', end);
    end();
  }
}

/** The blocks of a stream of events, which an empty line ends each. */
async function* blocksOf(body: ReadableStream<Uint8Array>, hear: () => void): AsyncGenerator<string> {
  // Not every browser iterates over a stream.
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    hear();
    const blocks = `${rest}${part.value}`.split('\n\n');
    rest = blocks.pop() ?? '';
    yield* blocks;
  }
}

function readBlock(block: string): { readonly id: string | null; readonly data: string | null } {
  const field = (name: string) =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim() ?? null;
  return { id: field('id'), data: field('data') };
}

/** Null for what a later version of the server may tell. */
function readEvent(data: string): LiveEvent | null {
  try {
    const event = JSON.parse(data) as Partial<LiveEvent>;
    const { type, id, version } = event;
    return type !== undefined && id !== undefined && version !== undefined ? { type, id, version } : null;
  } catch {
    return null;
  }
}
