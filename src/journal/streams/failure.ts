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
