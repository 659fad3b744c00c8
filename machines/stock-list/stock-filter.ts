export interface StockFilter {
  /** Of any level; null is all of them. */
  readonly categoryId: string | null;
  /** Only what runs low. */
  readonly low: boolean;
  /** Name, colour, size or barcode; empty is no search. */
  readonly name: string;
  readonly orderBy: 'stock' | 'on_hand' | 'name' | 'ctime';
  readonly orderType: 'asc' | 'desc';
}

export const wholeStock: StockFilter = {
  categoryId: null,
  low: false,
  name: '',
  orderBy: 'stock',
  orderType: 'asc',
};

/** Whether what runs low stands apart, before the rest: as long as nothing is searched, and the fewest come first. */
export function isSplit({ low, name, orderBy, orderType }: StockFilter): boolean {
  return !low && name.trim() === '' && orderBy === 'stock' && orderType === 'asc';
}
