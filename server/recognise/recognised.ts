import type { ReadColumn } from '../../domain/stock-entry/entry-columns.ts';

/** Where a text stands: on a page, as fractions of its width and height from the top left, or in a sheet. */
export type Source =
  | { readonly page: number; readonly box: readonly [x: number, y: number, width: number, height: number] }
  | { readonly sheet: string; readonly cell: string };

/** A text of a table; `confidence` from 0 to 1 says how surely it was read. */
export interface Cell {
  readonly text: string;
  readonly confidence: number;
  /** How surely the least sure of its letters was read; absent where that isn't known, as of what is written in a file. */
  readonly leastSure?: number;
  /** Rows below into which it reaches, if it is merged with cells there. */
  readonly rowsBelow?: number;
  /** Whether it is a whole cell of a table that is drawn on a page. */
  readonly isCell?: true;
  /** Whether one text stands for several rows. */
  readonly isShared?: true;
  /** Whether it is crossed out. */
  readonly isStruck?: true;
  readonly source: Source;
}

/** A table, row by row; null where a cell is empty. */
export type Grid = readonly (readonly (Cell | null)[])[];

/** What is wrong with a row, the first thing to be corrected. */
export type RowProblem =
  | 'name_missing'
  | 'amount_missing'
  | 'amount_unreadable'
  | 'price_missing'
  | 'price_unreadable'
  | 'price_zero'
  | 'category_unknown'
  | 'unsure';

/** A row of goods as far as it could be read. */
export interface ReadRow {
  readonly name: string;
  readonly color: string;
  readonly size: string;
  readonly style: string;
  readonly barcode: string;
  /** The id or code that the list gives the product. */
  readonly code: string;
  /** Names of categories from the first level, or the one name that the row gives. */
  readonly category: readonly string[];
  /** Pieces; null where the row does not say. */
  readonly amount: number | null;
  /** Whether the amount counts packs whose content is not said. */
  readonly packs?: boolean;
  /** Pieces that the sum of the row says, where they are others. */
  readonly likelyAmount?: number;
  /** Pieces beside the amount that came for nothing. */
  readonly free?: number;
  /** Satang a piece, or hundredths of its currency; null where the row does not say. */
  readonly price: number | null;
  /** Of the price, where that is not in baht. */
  readonly currency?: 'CNY';
  readonly problem: RowProblem | null;
  readonly confidence: number;
  /** How surely the least sure letter of the name was read, where that is known. */
  readonly nameConfidence?: number;
  readonly source: Source;
}

/** What a file holds. */
export interface Reading {
  readonly rows: readonly ReadRow[];
  readonly columns: readonly ReadColumn[];
}
