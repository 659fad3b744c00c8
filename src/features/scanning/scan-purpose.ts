import type { Product } from '../../../domain/contract.ts';

/** What a scan is for. The first two go on and count; the others end with the first product. */
export type ScanPurpose = 'stocktake' | 'cart' | 'stock' | 'search' | 'pick';

/** Whether the scanner stays open and counts what it finds. */
export function countsOn(purpose: ScanPurpose): boolean {
  return purpose === 'stocktake' || purpose === 'cart';
}

/** The figures of whoever counts; the scanner keeps none of its own then, and shows these. */
export interface ScanCounts {
  of(productId: string): number;
  set(product: Product, count: number): void;
  /** What is to be said of this product's count, for instance that there are no more; null for nothing. */
  notice?(product: Product): string | null;
}
