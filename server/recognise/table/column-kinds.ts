import type { ColumnKind as NamedKind } from '../../../domain/stock-entry/entry-columns.ts';

/**
 * What a column holds. `figure` is an amount or a sum, which the other columns tell, and `option` a colour or a size, which its content
 * tells; people know the others by the contract's kinds.
 */
export type ColumnKind =
  | NamedKind
  | 'otherName'
  | 'figure'
  | 'category1'
  | 'category2'
  | 'category3'
  | 'option'
  | 'discount'
  | 'free'
  | 'status'
  | 'remark'
  | (typeof rankedPrices)[number]
  | (typeof rankedAmounts)[number];

/** Prices of which a list may have several, the one that is paid for a piece first. */
export const rankedPrices = ['netPrice', 'price', 'salePrice', 'cartonPrice'] as const;
/** Amounts of which a list may have several, that of all pieces first. */
export const rankedAmounts = [
  'pieces',
  'receivedAmount',
  'cameAmount',
  'amount',
  'orderedAmount',
  'cartons',
  'stockAmount',
  'perCarton',
] as const;

/** The kind as people know it. */
export function namedKind(kind: ColumnKind | null): NamedKind | null {
  if (kind === 'otherName') return 'name';
  if (kind === 'figure' || kind === 'cartons' || kind === 'free') return 'amount';
  if (kind === 'category1' || kind === 'category2' || kind === 'category3') return 'category';
  if (kind === 'discount' || kind === 'status' || kind === 'remark' || kind === 'perCarton') return 'ignored';
  return kind === null || isDependent(kind) ? null : kind;
}

/** A kind that other columns or the content decide. */
type Dependent =
  'option' | Exclude<(typeof rankedPrices)[number] | (typeof rankedAmounts)[number], NamedKind>;

function isDependent(kind: ColumnKind): kind is Dependent {
  return (
    kind === 'option' ||
    (kind !== 'price' &&
      kind !== 'amount' &&
      [...rankedPrices, ...rankedAmounts].some((ranked) => ranked === kind))
  );
}
