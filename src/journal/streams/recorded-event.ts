import type { Failure } from './stream-errors.ts';

/** An event in a stream: what the root machine received, as JSON. */
export interface RecordedEvent {
  readonly type: string;
  /** Set if the live machine ignored it. */
  readonly ignored?: true;
  readonly [field: string]: unknown;
}

/** The first record of every stream: the machine's input and the name of its chart. */
export interface OpeningRecord extends RecordedEvent {
  readonly type: 'journal.opened';
  readonly input: unknown;
  readonly chart: string;
  /** The previous stream, if it was quarantined. */
  readonly replaces?: QuarantinedStream;
}

/** A stream that could not be folded and was moved to another name, and the reason. */
export interface QuarantinedStream {
  readonly stream: string;
  /** Its last version. The new stream continues from there, so that a tab with the old one gets a `VersionConflict`. */
  readonly version: number;
  readonly failure: Failure;
}
