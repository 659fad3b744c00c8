import type { ChosenPhoto, KeptPhoto } from '../../domain/photos/photos.ts';
import type { Problem } from '../../domain/outcome.ts';
import type { CountedLine } from '../../domain/stock/stocktake-review.ts';
import type {
  MovedStock,
  ShortageReason,
  StocktakeProduct,
  StocktakeScope,
} from '../../domain/stock/stocktake.ts';
import type { StocktakeSheet } from '../../domain/stock/stocktake-sheet.ts';
import type { DeliveryEvent, Stamp } from '../kit/workflow.ts';

export interface StocktakeInput {
  /** Made on this device; the server records its lines under it. */
  readonly stocktakeId: string;
  /** The most lines that one call may hold. */
  readonly linesPerCall: number;
}

/** What is confirmed at once: in calls of so many lines, each under a key that follows from the one of the intent. */
export interface StocktakeCall {
  readonly key: string;
  /** Of the call under way, from 1. */
  readonly number: number;
  /** Ids of the products that have no answer yet, in the order in which they are sent. */
  readonly ids: readonly string[];
}

export interface StocktakeContext extends StocktakeInput, StocktakeSheet {
  readonly scope: StocktakeScope | null;
  /** Products of the scope when it was last read; null where it has no list, or was not read yet. */
  readonly total: number | null;
  /** Whether the scope is a search that may have found more than it tells. */
  readonly isCut: boolean;
  /** Number of the page of the scope to read next; null when all are read. No cursor: it looks like a secret, which no journal keeps. */
  readonly next: number | null;
  /** Whether the figure on hand is shown while counting. */
  readonly showsExpected: boolean;
  /** Id of the product whose figure on hand was read last. */
  readonly seen: string | null;
  /** The line that is counted again, and the figure so far. */
  readonly recount: { readonly productId: string; readonly figure: string } | null;
  /** Of all lines; each line names its own. */
  readonly photos: readonly KeptPhoto[];
  readonly mistake: 'repeatedPhoto' | 'tooManyPhotos' | 'photos' | null;
  /** Whether the last look at what moved reached the server. */
  readonly isChecked: boolean;
  readonly call: StocktakeCall | null;
  /** Whether the stocktake ends with what was confirmed last, although some of its scope is not counted. */
  readonly ends: boolean;
  readonly problem: Problem | null;
}

export interface StockListInput {
  /** From 1. */
  readonly number: number;
  readonly scope: StocktakeScope;
  /** Ids of the products that are there, and are not read again. */
  readonly known: readonly string[];
}

export interface ReadStock {
  readonly products: readonly StocktakeProduct[];
  /** Products of the scope. */
  readonly total: number;
  /** Products of this page that are not sold any more, and are not counted. */
  readonly inactive: number;
  readonly hasMore: boolean;
}

export interface CheckStockInput {
  /** What is on hand of each product as far as this stocktake knows. */
  readonly known: readonly MovedStock[];
}

export interface RecordInput {
  readonly key: string;
  readonly stocktakeId: string;
  readonly lines: readonly CountedLine[];
  /** Addresses of the photos of each line. */
  readonly images: readonly (readonly string[])[];
}

/** What the server made of one line. */
export interface RecordResult {
  readonly productId: string;
  readonly ok: boolean;
  readonly reason: string;
  readonly onHand: number | null;
  readonly details: Readonly<Record<string, unknown>>;
}

export type StocktakeEvent =
  | (Stamp &
      (
        | { readonly type: 'scope.choose'; readonly scope: StocktakeScope; readonly showsExpected: boolean }
        | { readonly type: 'expected.toggle' }
        | { readonly type: 'figure.change'; readonly text: string }
        /** Entered beside the product shown, for one that may be another. */
        | { readonly type: 'figure.set'; readonly productId: string; readonly figure: number }
        | { readonly type: 'note.change'; readonly text: string }
        | { readonly type: 'photos.add'; readonly productId: string; readonly photos: readonly ChosenPhoto[] }
        | { readonly type: 'photo.remove' | 'photo.retry'; readonly blobId: string }
        | { readonly type: 'line.count' | 'line.skip' }
        | { readonly type: 'line.show'; readonly productId: string }
        | { readonly type: 'line.move'; readonly by: 1 | -1 }
        /** Scanned, or chosen by hand: then without a piece. */
        | { readonly type: 'product.scan'; readonly product: StocktakeProduct; readonly pieces: number }
        | { readonly type: 'list.retry' }
        | { readonly type: 'stocktake.review' | 'stocktake.resume' }
        | { readonly type: 'reason.choose'; readonly productId: string; readonly reason: ShortageReason }
        | { readonly type: 'line.recount' | 'line.leaveOut'; readonly productId: string }
        | { readonly type: 'recount.close' }
        | { readonly type: 'stocktake.confirm' | 'stocktake.edit' | 'stocktake.retry' }
        | { readonly type: 'stocktake.finish' | 'stocktake.discard' }
      ))
  | DeliveryEvent;

/** Counts were recorded: what is known of the stock is out of date. */
export interface StocktakeEmitted {
  readonly type: 'stocktake.recorded';
  readonly skuIds: readonly string[];
}
