import type { Reading } from './recognised.ts';
import type { ColumnHints } from './table/header-words.ts';

/** How far the reading of a file is; pages count from 1. */
export interface PageProgress {
  readonly page: number;
  readonly pages: number;
}

/** A page that was read; `picture` is what it looks like (webp), where it is a picture in a document. */
export interface PageRead extends PageProgress {
  readonly picture?: Uint8Array;
}

export type OnPage = (page: PageRead) => void;

export interface ReadOptions {
  /** Called after each page of a file that has several. */
  readonly onPage?: OnPage;
  readonly hints?: ColumnHints;
}

/** Reads the goods in files, one at a time each. */
export interface Recogniser {
  /** Throws a `RecognitionRefused`, and the refusal `overloaded` where too many files wait or the server ends. */
  read(bytes: Buffer, contentType: string, options?: ReadOptions): Promise<Reading>;
  close(): Promise<void>;
}
