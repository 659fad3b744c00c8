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

/** Who confirmed a receipt and when (ISO time), from the details of an `already_confirmed` refusal; null for what is missing. */
export function readConfirmer({ details }: Problem): {
  readonly name: string | null;
  readonly at: string | null;
} {
  const { confirmed_by: name, confirmed_at: at } = details;
  return { name: typeof name === 'string' ? name : null, at: typeof at === 'string' ? at : null };
}
