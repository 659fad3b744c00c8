import type { ReadRow } from './recognised.ts';

/** How far the reading of a file is; pages count from 1. */
export interface PageProgress {
  readonly page: number;
  readonly pages: number;
}

/** Reads the goods in files, one at a time each. */
export interface Recogniser {
  /**
   * Calls `onPage` after each page. Throws a `RecognitionRefused`, and the refusal `overloaded` where too many files wait or the
   * server ends.
   */
  read(bytes: Buffer, contentType: string, onPage?: (progress: PageProgress) => void): Promise<ReadRow[]>;
  close(): Promise<void>;
}
