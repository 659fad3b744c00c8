import { sha256 } from '../crypto.ts';

/** How far a reader has come: what `Last-Event-ID` says. */
export interface Place {
  readonly epoch: string;
  /** All that was visible at this transaction id was seen. */
  readonly position: string;
  /** When that was, in milliseconds since 1970. */
  readonly at: number;
  /** Whose place it is: of another person, or another group of theirs, it says nothing. */
  readonly reader: string;
  /** The stream that it is of, which whoever comes back with it has left. */
  readonly stream: string;
}

export function writePlace({ epoch, position, at, reader, stream }: Place): string {
  return [epoch, position, at, reader, stream].join('.');
}

/** Null for what is no place. */
export function readPlace(text: string): Place | null {
  const [, epoch, position, at, reader, stream] =
    /^([\w-]{1,64})\.(\d{1,18})\.(\d{1,15})\.([\w-]{1,64})\.([\w-]{1,64})$/.exec(text) ?? [];
  if (!epoch || !position || !at || !reader || !stream) return null;
  return { epoch, position, at: Number(at), reader, stream };
}

const readerLength = 12;

export function readerOf({ userId, groupId }: { readonly userId: string; readonly groupId: string }): string {
  return sha256(JSON.stringify([userId, groupId])).slice(0, readerLength);
}
