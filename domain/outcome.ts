/** Why a request was refused. `reason` is a stable word of the contract, `message` the server's English text. */
export interface Problem {
  readonly reason: string;
  readonly message: string;
  /** HTTP status of the refusal. */
  readonly status: number;
  /** The rest of the envelope's `data`, for instance `{ sku_id, stock }`. */
  readonly details: Readonly<Record<string, unknown>>;
}

/** A refusal is a value: "could not reach" is an exception, "refused" is not. */
export type Outcome<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

export function accepted<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

export function refused(problem: Problem): Outcome<never> {
  return { ok: false, problem };
}

/** Who confirmed a receipt first and when (ISO time), as the refusal of the second says; null for what it does not say. */
export function readConfirmer({ details }: Problem): {
  readonly name: string | null;
  readonly at: string | null;
} {
  const { confirmed_by: name, confirmed_at: at } = details;
  return { name: typeof name === 'string' ? name : null, at: typeof at === 'string' ? at : null };
}
