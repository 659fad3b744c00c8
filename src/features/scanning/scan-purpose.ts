/** What a scan is for. The first two go on and count; the others end with the first product. */
export type ScanPurpose = 'stocktake' | 'cart' | 'stock' | 'search' | 'pick';

/** Whether the scanner stays open and counts what it finds. */
export function countsOn(purpose: ScanPurpose): boolean {
  return purpose === 'stocktake' || purpose === 'cart';
}
