import type { Product } from '../../domain/contract.ts';

/** A code that is to be looked up, and how often it was scanned. */
export interface WaitingCode {
  readonly code: string;
  readonly times: number;
}

/** A product that was scanned, by whichever of its codes. */
export interface ScanHit {
  readonly product: Product;
  readonly codes: readonly string[];
  readonly times: number;
}

/** A code that led to no product: none has it, it could not be looked up, or no product can have it. */
export interface ScanMiss extends WaitingCode {
  readonly why: 'unknown' | 'unreachable' | 'refused' | 'unusable';
}

/** The hit that a code led to before; null for none. */
export function hitOf(hits: readonly ScanHit[], code: string): ScanHit | null {
  return hits.find(({ codes }) => codes.includes(code)) ?? null;
}

export function missOf(misses: readonly ScanMiss[], code: string): ScanMiss | null {
  return misses.find((miss) => miss.code === code) ?? null;
}

export function withoutMiss(misses: readonly ScanMiss[], code: string): readonly ScanMiss[] {
  return misses.filter((miss) => miss.code !== code);
}

/** Counts a product and puts it in front. */
export function addHit(
  hits: readonly ScanHit[],
  product: Product,
  code: string,
  times: number,
): readonly ScanHit[] {
  const before = hits.find((hit) => hit.product.id === product.id);
  const others = hits.filter((hit) => hit !== before);
  const codes = [...new Set([...(before?.codes ?? []), code])];
  return [{ product, codes, times: (before?.times ?? 0) + times }, ...others];
}

/** Counts a code without a product and puts it in front. */
export function addMiss(misses: readonly ScanMiss[], miss: ScanMiss): readonly ScanMiss[] {
  const times = (missOf(misses, miss.code)?.times ?? 0) + miss.times;
  return [{ ...miss, times }, ...withoutMiss(misses, miss.code)];
}

/** Puts a code at the end of those that wait, or counts it there. */
export function queueCode(
  waiting: readonly WaitingCode[],
  code: string,
  times: number,
): readonly WaitingCode[] {
  if (!waiting.some((next) => next.code === code)) return [...waiting, { code, times }];
  return waiting.map((next) => (next.code === code ? { code, times: next.times + times } : next));
}
