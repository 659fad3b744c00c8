import type { Failure } from './stream-errors.ts';

/** An event as it stands in a stream: what the root machine received, as JSON. */
export interface RecordedEvent {
  readonly type: string;
  /** The live machine did nothing with it. */
  readonly ignored?: true;
  readonly [field: string]: unknown;
}

/** The first record of every stream: what the machine began with, and the name of its chart. */
export interface OpeningRecord extends RecordedEvent {
  readonly type: 'journal.opened';
  readonly input: unknown;
  readonly chart: string;
  /** The stream that stood here before. */
  readonly replaces?: QuarantinedStream;
}

/** A stream that could not be folded: kept under another name, and why. */
export interface QuarantinedStream {
  readonly stream: string;
  /** How far it had come. The stream that follows counts on from there, so that a tab that still follows this one conflicts. */
  readonly version: number;
  readonly failure: Failure;
}
