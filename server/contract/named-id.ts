import { invalidRequest } from '../http/refusal.ts';

/**
 * The id of the record that a request is about, where it may be named in several places: every name that is filled must be
 * the same one. `field` is what a refusal points at.
 */
export function namedId(field: string, names: readonly (string | null | undefined)[]): string {
  const [id, other] = new Set(names.flatMap((name) => (name ? [name] : [])));
  if (id === undefined) throw invalidRequest(field, 'is required');
  if (other !== undefined) throw invalidRequest(field, 'is given twice, and differs');
  return id;
}
