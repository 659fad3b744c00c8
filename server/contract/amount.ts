import { toSatang } from '../../domain/money.ts';
import type { Satang } from '../../domain/money.ts';
import { invalidRequest } from '../http/refusal.ts';

/** Satang of an amount of a request; refused when it has more than two decimals. */
export function readAmount(field: string, baht: number): Satang {
  const satang = toSatang(baht);
  if (satang === null || satang < 0)
    throw invalidRequest(field, 'must be an amount with at most two decimals');
  return satang;
}
