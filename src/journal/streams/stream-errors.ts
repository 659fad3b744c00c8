/** An error in JSON; an `Error` object would become `{}`. */
export interface Failure {
  readonly name: string;
  readonly message: string;
  readonly code: string | number | null;
}

/** Converts anything that was thrown. */
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

/** Another tab has appended to the stream since it was read, or claimed it. Nothing was appended. */
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

/** A row of the stream is missing on disk, or cannot be decrypted. */
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

/** An event that once changed the workflow's state and that the current chart ignores. Its `name` and `code` are stored on disk. */
export class UnsupportedEvent extends Error {
  override readonly name = 'ForgottenEvent';
  readonly code = 'forgotten_event';

  constructor(
    readonly workflow: string,
    readonly type: string,
  ) {
    super(`the chart of ${workflow} no longer handles ${type}`);
  }
}
