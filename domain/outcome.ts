/** Why a request was refused. `reason` is machine-readable and part of the contract, `message` the server's English text. */
export interface Problem {
  readonly reason: string;
  readonly message: string;
  /** HTTP status of the refusal. */
  readonly status: number;
  /** The rest of the envelope's `data`, for instance `{ sku_id, stock }`. */
  readonly details: Readonly<Record<string, unknown>>;
}

/** The result of a request. A refusal is a value; only "could not reach" is an exception. */
export type Outcome<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

export function accepted<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

export function refused(problem: Problem): Outcome<never> {
  return { ok: false, problem };
}

/** What a version conflict says is there now, in the contract's form; null where the refusal is another one. */
export function readCurrent({ reason, details: { current } }: Problem): object | null {
  return reason === 'version_conflict' && typeof current === 'object' ? current : null;
}

/** Who did something, as a refusal names them: staff without their name where the reader may know only the role. */
export interface Actor {
  readonly name: string;
  /** Null where it is not known: of changes from before roles were kept, and in answers of then that the journal holds. */
  readonly role: string | null;
}

/** Reads who did something from a refusal's details; null where nobody is named. */
export function readActor(value: unknown): Actor | null {
  if (typeof value === 'string') return value === '' ? null : { name: value, role: null };
  if (typeof value !== 'object' || value === null) return null;
  const { id, name, role } = value as Readonly<Record<string, unknown>>;
  if (typeof name !== 'string' || typeof role !== 'string') return null;
  if (name === '' && role === '') return null;
  // A customer has no role, but an id.
  return { name, role: id === '' && role === '' ? null : role };
}

/** Who confirmed or rejected a receipt and when (ISO time), from the details of a refusal that says so; null for what is missing. */
export function readConfirmer({ details }: Problem): {
  readonly by: Actor | null;
  readonly at: string | null;
} {
  const by = details['confirmed_by'] ?? details['rejected_by'];
  const at = details['confirmed_at'] ?? details['rejected_at'];
  return { by: readActor(by), at: typeof at === 'string' ? at : null };
}
