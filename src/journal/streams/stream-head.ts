import { VersionConflict } from './stream-errors.ts';

/** Where a stream stands, beside its events. It is written with each of them: what says nothing is left out. */
export interface StreamHead {
  readonly stream: string;
  /** Version after its first event: past 1 where another stream stood here before. */
  readonly begin: number;
  readonly version: number;
  /** Raised by each writer that takes the stream over. */
  readonly epoch: number;
  /** Version up to which small stretches were packed into large ones. */
  readonly packed: number;
  /** Version of the snapshot; 0 without one. */
  readonly snapshot: number;
  /** When its workflow settled, in milliseconds since 1970 on the device's clock; left out while it has not. */
  readonly finishedAt?: number;
  /** Whether its workflow waits for the answer of a write, which may never have left. */
  readonly isWriting?: boolean;
  /** Whether nobody has been told yet of the stream that was set aside before it. */
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

/** Throws `VersionConflict` unless the stream stands where its writer believes and nobody else has claimed it. */
export function checkWriter(head: StreamHead, expectedVersion: number, epoch: number | undefined): void {
  if (head.version === expectedVersion && (epoch === undefined || epoch === head.epoch)) return;
  throw new VersionConflict(head.stream, expectedVersion, head.version);
}

/** The head as it is after an append; `now` is in milliseconds since 1970. */
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

/** The head of a stream that begins anew where another was set aside, after its first event. */
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
