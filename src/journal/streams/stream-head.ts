import { VersionConflict } from './stream-errors.ts';

/** A stream's metadata. It is written with every append, so properties with default values are left out. */
export interface StreamHead {
  readonly stream: string;
  /** Version of its first event: above 1 where a quarantined stream preceded it. */
  readonly begin: number;
  readonly version: number;
  /** Incremented by each writer that claims the stream. */
  readonly epoch: number;
  /** Version up to which small batches were compacted. */
  readonly packed: number;
  /** Version of the snapshot; 0 without one. */
  readonly snapshot: number;
  /** When its workflow settled, in milliseconds since 1970 on the device's clock; absent before. */
  readonly finishedAt?: number;
  /** Whether its workflow waits for the answer of a write, which may not have been sent yet. */
  readonly isWriting?: boolean;
  /** Whether it replaces a quarantined stream and the user has not been told yet. */
  readonly replacesUnnoticed?: boolean;
}

export function newHead(stream: string): StreamHead {
  return {
    stream,
    begin: 1,
    version: 0,
    epoch: 1,
    packed: 0,
    snapshot: 0,
  };
}

/** Throws `VersionConflict` unless the stream is at `expectedVersion` and `epoch`, if given, is the newest one. */
export function checkWriter(head: StreamHead, expectedVersion: number, epoch: number | undefined): void {
  if (head.version === expectedVersion && (epoch === undefined || epoch === head.epoch)) return;
  throw new VersionConflict(head.stream, expectedVersion, head.version);
}

/** Returns the head after an append; `now` is in milliseconds since 1970. */
export function advance(
  { finishedAt, isWriting: _before, ...head }: StreamHead,
  events: number,
  {
    snapshot,
    isFinished = false,
    isWriting = false,
  }: { readonly snapshot?: unknown; readonly isFinished?: boolean; readonly isWriting?: boolean },
  now: number,
): StreamHead {
  const version = head.version + events;
  return {
    ...head,
    version,
    snapshot: snapshot === undefined ? head.snapshot : version,
    ...(isFinished ? { finishedAt: finishedAt ?? now } : {}),
    ...(isWriting ? { isWriting } : {}),
  };
}

/** Returns the head of a stream that replaces a quarantined one, after its first event. */
export function headAfterQuarantine(head: StreamHead): StreamHead {
  const version = head.version + 1;
  return {
    ...newHead(head.stream),
    begin: version,
    version,
    epoch: head.epoch,
    packed: head.version,
    replacesUnnoticed: true,
  };
}
