/** What is on disk is not what was written: a row is gone, or its bytes are others. */
export class DamagedStream extends Error {
  override readonly name = 'DamagedStream';
  readonly code = 'damaged_stream';

  constructor(
    readonly stream: string,
    what: string,
    cause?: unknown,
  ) {
    super(`${stream}: ${what}`, { cause });
  }
}
