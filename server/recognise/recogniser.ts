import type { ReadRow } from './recognised.ts';

/** Reads the goods in files, one at a time each. */
export interface Recogniser {
  /** Throws a `RecognitionRefused`, and the refusal `overloaded` where too many files wait. */
  read(bytes: Buffer, contentType: string): Promise<ReadRow[]>;
  close(): Promise<void>;
}
