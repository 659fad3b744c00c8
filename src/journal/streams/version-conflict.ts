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
