import { toSatang, type Satang } from '../../domain/money.ts';
import { invalidRequest } from '../http/refusal.ts';

/** Converts a request's amount in baht to satang; throws `invalid_request` when it is negative or has more than two decimals. */
export function readAmount(field: string, baht: number): Satang {
  const satang = toSatang(baht);
  if (satang === null || satang < 0)
    throw invalidRequest(field, 'must be an amount with at most two decimals');
  return satang;
}

/**
 * The id of the record that a request is about, where several parameters may carry it: all that are given must be equal.
 * Throws `invalid_request`, naming `field`.
 */
export function readSingleId(field: string, names: readonly (string | null | undefined)[]): string {
  const [id, other] = new Set(names.flatMap((name) => (name ? [name] : [])));
  if (id === undefined) throw invalidRequest(field, 'is required');
  if (other !== undefined) throw invalidRequest(field, 'is given twice, and differs');
  return id;
}

/** Normalizes typed text for storage and search: Unicode NFC, trimmed; null and undefined become an empty text. */
export function normalizeText(text: string | null | undefined): string {
  return (text ?? '').normalize('NFC').trim();
}
