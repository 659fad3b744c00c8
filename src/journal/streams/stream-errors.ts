/** An error as it is recorded and shown: an `Error` itself would become `{}` in JSON. */
export interface Failure {
  readonly name: string;
  readonly message: string;
  readonly code: string | number | null;
}

/** Says of anything that was thrown what is worth keeping. */
export function describeFailure(error: unknown): Failure {
  if (typeof error !== 'object' || error === null)
    return { name: 'Error', message: String(error), code: null };
  const { name, message, code } = error as Record<string, unknown>;
  return {
    name: typeof name === 'string' ? name : 'Error',
    message: typeof message === 'string' ? message : '',
    code: typeof code === 'string' || typeof code === 'number' ? code : null,
  };
}

/** Somebody else, another tab, has written to the stream since it was read. Nothing was appended. */
export class VersionConflict extends Error {
  override readonly name = 'VersionConflict';
  readonly code = 'version_conflict';

  constructor(
    readonly stream: string,
    readonly expectedVersion: number,
    readonly actualVersion: number,
  ) {
    super(`${stream} is at version ${actualVersion}, not ${expectedVersion}`);
  }
}

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

/** An event that once moved the machine of its workflow, and that today's chart passes over. */
export class UnsupportedEvent extends Error {
  override readonly name = 'ForgottenEvent';
  readonly code = 'forgotten_event';

  constructor(
    readonly workflow: string,
    readonly type: string,
  ) {
    super(`the chart of ${workflow} no longer heeds ${type}`);
  }
}
