import { toSatang, type Satang } from '../../domain/money.ts';
import { invalidRequest } from '../http/refusal.ts';

/** Satang of an amount of a request; refused when it has more than two decimals. */
export function readAmount(field: string, baht: number): Satang {
  const satang = toSatang(baht);
  if (satang === null || satang < 0)
    throw invalidRequest(field, 'must be an amount with at most two decimals');
  return satang;
}

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

/** What somebody typed as it is kept: in the form in which it is searched for, without spaces around it; nothing is empty. */
export function tidyText(text: string | null | undefined): string {
  return (text ?? '').normalize('NFC').trim();
}
