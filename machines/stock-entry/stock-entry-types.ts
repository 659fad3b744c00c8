import type { NamedColumn, ReadColumn } from '../../domain/stock-entry/entry-columns.ts';
import type { Completion, SellingRule } from '../../domain/stock-entry/complete-rows.ts';
import type { EntryList, PriceRule } from '../../domain/stock-entry/entry-list.ts';
import type { BookedRow } from '../../domain/stock-entry/entry-list.ts';
import type {
  EntryCategory,
  EntryField,
  EntryProduct,
  EntryRow,
} from '../../domain/stock-entry/entry-rows.ts';
import type { FoundRow, SoughtRow } from '../../domain/stock-entry/row-lookups.ts';
import type { MadeProduct } from '../../domain/stock-entry/made-products.ts';
import type { Upload } from '../../domain/contract.ts';
import type { PictureBox } from '../../domain/photos/picture-box.ts';
import type { Satang } from '../../domain/money.ts';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import type { ChosenPhoto } from '../../domain/photos/photos.ts';
import type { DeliveryEvent, Stamp } from '../kit/workflow.ts';

export interface StockEntryInput {
  /** Whose draft it is, beside the person's. */
  readonly groupId: string;
}

/** A photo or a document that was chosen, and is stored on the device. */
export interface EntryFile extends ChosenPhoto {
  readonly kind: 'photo' | 'document';
  /** In bytes. */
  readonly size: number;
}

/** What a list was read from. */
export interface EntrySource extends EntryFile {
  /** Quarter turns clockwise, of a photo, that are still to be made. */
  readonly turns: number;
  /** The part of the turned photo that is sent; null for all of it. */
  readonly crop: PictureBox | null;
  /** Milliseconds since 1970 when it was chosen; absent where nobody noted that. */
  readonly chosenAt?: number;
  /** The photo that it was made of by turning and cutting, with both; absent where it is as it was chosen, and in logs of versions that did not keep it. */
  readonly original?: Pick<EntrySource, keyof EntryFile | 'turns' | 'crop'>;
  /** The server's address of it, once sent. */
  readonly filepath: string | null;
  /** The stock entry that such a file came in by before; absent where there was none, and in logs of versions that did not ask. */
  readonly earlier?: NonNullable<Upload['earlier_entry']>;
}

/** Rows that are being booked under a key. */
interface EntryCall {
  readonly key: string;
  /** Milliseconds since 1970 of the confirmation. */
  readonly at: number;
  readonly rowIds: readonly string[];
}

/** What was booked. */
export interface EntryResult {
  readonly items: number;
  readonly created: number;
  readonly increased: number;
  readonly pieces: number;
  readonly value: Satang;
  /** The first of them, to look them up. */
  readonly products: readonly { readonly skuId: string; readonly name: string; readonly pieces: number }[];
}

export interface StockEntryContext extends StockEntryInput, EntryList {
  readonly source: EntrySource | null;
  /** Addresses of the pages of the source as pictures, where it has any. */
  readonly images: readonly string[];
  /** Milliseconds since 1970 of the last change. */
  readonly changedAt: number;
  /** The heads of the list, as they were taken. */
  readonly columns: readonly ReadColumn[];
  /** What a person said of them before the rows were read. */
  readonly said: readonly NamedColumn[];
  /** What is said of them to the reading that is under way, or was the last. */
  readonly asked: readonly NamedColumn[];
  readonly mistake: 'fileLost' | 'notReadAgain' | null;
  /** Why the file was not read again, where somebody said so. */
  readonly whyUnread: Problem | null;
  /** Why the products of retyped rows were not looked for, where somebody said so. */
  readonly whyUnmatched: Problem | null;
  readonly call: EntryCall | null;
  /** Rows that the server named when it refused them. */
  readonly refusedIds: readonly string[];
  /** Whether some of what was read is booked: to read it again would bring that back. */
  readonly hasBooked: boolean;
  readonly result: EntryResult | null;
  readonly problem: Problem | null;
}

export interface RecogniseInput {
  readonly kind: EntryFile['kind'];
  readonly filepath: string;
  readonly said: readonly NamedColumn[];
}

export interface Recognised {
  readonly rows: readonly EntryRow[];
  readonly images: readonly string[];
  readonly columns: readonly ReadColumn[];
}

export type RecogniseOutcome = Outcome<Recognised>;

export interface MatchInput {
  readonly rows: readonly SoughtRow[];
}

export type MatchOutcome = Outcome<readonly FoundRow[]>;

export interface ImportInput {
  readonly key: string;
  readonly at: number;
  readonly rows: readonly BookedRow[];
  readonly said: readonly NamedColumn[];
  /** Empty where the rows were typed. */
  readonly filepath: string;
}

/** What an import did. */
export interface Imported extends Pick<EntryResult, 'created' | 'increased'> {
  /** The product of each row, in their order. */
  readonly skuIds: readonly string[];
  /** Absent in logs of versions that did not ask. */
  readonly made?: readonly MadeProduct[];
}

export type ImportOutcome = Outcome<Imported>;

type RowsEvent =
  | {
      readonly type: 'row.change';
      readonly rowId: string;
      readonly field: EntryField;
      readonly text: string;
    }
  /** `row.leave` drops a row that was added and is still empty. */
  | { readonly type: 'row.check' | 'row.add' | 'row.leave'; readonly rowId: string }
  | {
      readonly type: 'row.product';
      readonly rowId: string;
      readonly product: EntryProduct | null;
      /** That of the product; null leaves the row's. */
      readonly category: EntryCategory | null;
    }
  | { readonly type: 'rows.category'; readonly rowIds: readonly string[]; readonly category: EntryCategory }
  /** What one of the other currency is worth, in baht. */
  | { readonly type: 'rows.convert'; readonly rate: number }
  | { readonly type: 'rows.price'; readonly rowIds: readonly string[]; readonly rule: PriceRule }
  | { readonly type: 'rows.sellingPrice'; readonly rowIds: readonly string[]; readonly rule: SellingRule }
  /** What the rows miss; null leaves it. */
  | (Completion & { readonly type: 'rows.complete'; readonly rowIds: readonly string[] })
  | {
      readonly type: 'rows.vipPrice';
      readonly rowIds: readonly string[];
      readonly rule: Exclude<PriceRule, { readonly kind: 'sell' }>;
    }
  /** New products whose names the shop has add to those. */
  | { readonly type: 'rows.addToExisting' | 'rows.delete'; readonly rowIds: readonly string[] }
  /** What rows that were typed anew are called is whole: their products are looked for. */
  | { readonly type: 'rows.match' }
  | { readonly type: 'rows.undo' };

export type StockEntryEvent =
  | (Stamp &
      (
        | { readonly type: 'file.choose' | 'file.accept'; readonly file: EntryFile }
        /** `file.adjust` shows a photo again that could not be read. */
        | { readonly type: 'file.turn' | 'file.adjust' }
        | { readonly type: 'file.crop'; readonly crop: PictureBox | null }
        | { readonly type: 'entry.byHand' | 'entry.stop' | 'entry.retry' }
        | { readonly type: 'columns.correct'; readonly said: readonly NamedColumn[] }
        | RowsEvent
        | { readonly type: 'entry.book' | 'entry.edit' | 'entry.resume' | 'entry.discard' }
        /** Of version 0.1.0. */
        | { readonly type: 'entry.confirm' }
      ))
  | DeliveryEvent;

/** Goods came into stock: what is known of it is out of date. */
export interface StockEntryEmitted {
  readonly type: 'stock.imported';
  readonly skuIds: readonly string[];
}
