import type { Problem } from './outcome.ts';

/** Who confirmed a receipt first and when (ISO time), as the refusal of the second says; null for what it does not say. */
export function readConfirmer({ details }: Problem): {
  readonly name: string | null;
  readonly at: string | null;
} {
  const { confirmed_by: name, confirmed_at: at } = details;
  return { name: typeof name === 'string' ? name : null, at: typeof at === 'string' ? at : null };
}
