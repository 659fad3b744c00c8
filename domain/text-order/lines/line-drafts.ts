import { maxLineQuantity } from '../../limits.ts';
import type { Choosable } from './choosable.ts';
import type { Choice } from './choose-product.ts';
import type { Quantity } from '../figures/quantity.ts';
import { ofPairs } from '../goods/pairs.ts';
import type { EverySize, OrderText, WantedItem } from '../goods/wanted-item.ts';

/** A line of an order as it was understood. */
export interface TextLine<TProduct> {
  readonly product: TProduct;
  readonly quantity: number;
  readonly confidence: number;
  readonly source: string;
  /** Best first; empty where the line is sure. */
  readonly candidates: readonly TProduct[];
}

/** What an order that is repeated had. */
export interface RepeatedLines<TProduct> {
  readonly lines: readonly { readonly product: TProduct; readonly quantity: number }[];
  /** What of it is not sold any more, in words. */
  readonly gone: readonly string[];
}

/** A line while the text is read. */
export interface Draft<TProduct> {
  choice: Choice<TProduct>;
  quantity: number;
  confidence: number;
  /** Whether it was not said to be more of what was named before. */
  isAnew: boolean;
  sources: string[];
  /** Whether it is as in the order that is repeated, so that nothing that names no goods is about it. */
  isRepeated: boolean;
}

/** From this on a line is sure. */
const sureConfidence = 0.8;
/** Below this nothing is made a line. */
const leastConfidence = 0.35;

/** What is always asked about. */
const askedConfidence = 0.75;

/** How sure it is that an order is to be as it was before. */
const repeatedConfidence = 0.9;

export function draftOf<TProduct extends Choosable>(
  { quantity: said, isMore, source }: WantedItem,
  choice: Choice<TProduct>,
  usualPieces: number,
): Draft<TProduct> | null {
  const quantity = ofPairs(said, choice.product);
  const pieces = quantity?.pieces ?? usualPieces;
  const confidence = choice.confidence * shareOf(quantity);
  if (confidence < leastConfidence || pieces > maxLineQuantity) return null;
  return { choice, quantity: pieces, confidence, isAnew: !isMore, sources: [source], isRepeated: false };
}

/** What a repeated order begins with. */
export function repeatedDrafts<TProduct>(
  repeated: OrderText['repeated'],
  before: RepeatedLines<TProduct> | null,
): { readonly drafts: readonly Draft<TProduct>[]; readonly unmatched: readonly string[] } {
  if (repeated === null) return { drafts: [], unmatched: [] };
  const { said, times } = repeated;
  if (before === null) return { drafts: [], unmatched: [said] };
  const isUnclear = times === 0 || before.lines.some(({ quantity }) => quantity * times > maxLineQuantity);
  if (isUnclear) return { drafts: [], unmatched: [said] };
  const drafts = before.lines.map(({ product, quantity }) => {
    const confidence = repeatedConfidence;
    return {
      choice: { product, confidence, share: 1, inEveryColour: [], inEverySize: [], candidates: [product] },
      quantity: quantity * times,
      confidence,
      isAnew: false,
      sources: [said],
      isRepeated: true,
    };
  });
  return { drafts, unmatched: before.gone };
}

/** A line of each size that there is, which are asked about: the sizes were not named. Where they do not come to what was said in all, that is one line. */
export function ofEverySize<TProduct extends Choosable>(
  { total }: EverySize,
  draft: Draft<TProduct>,
): Draft<TProduct>[] {
  const { choice, quantity, sources } = draft;
  const confidence = Math.min(draft.confidence, askedConfidence);
  const sizes = choice.inEverySize;
  const isWhole = total === null || total.pieces === quantity * sizes.length;
  if (!isWhole) return [{ ...draft, quantity: total.pieces, confidence }];
  return sizes.map((product) => ({
    ...draft,
    choice: { ...choice, product },
    confidence,
    sources: [...sources],
  }));
}

/** How sure it is that so many are wanted. */
function shareOf(quantity: Quantity | null): number {
  if (quantity === null) return 0.75;
  if (quantity.isCarton) return 0.6;
  if (quantity.isDoubtful) return 0.8;
  return quantity.strength === 1 ? 0.9 : 1;
}

/** Whether what is named twice is to be added up or corrected, nobody knows. */
export const namedTwiceShare = 0.8;

/** An order has each product once. */
export function mergeLines<TProduct extends Choosable>(
  drafts: readonly Draft<TProduct>[],
): Draft<TProduct>[] {
  const merged = new Map<string, Draft<TProduct>>();
  for (const draft of drafts) {
    const id = draft.choice.product.sku_id;
    const earlier = merged.get(id);
    merged.set(
      id,
      earlier === undefined
        ? draft
        : {
            choice: earlier.choice,
            isAnew: earlier.isAnew,
            isRepeated: earlier.isRepeated,
            quantity: Math.min(maxLineQuantity, earlier.quantity + draft.quantity),
            confidence: Math.min(earlier.confidence, draft.confidence) * (draft.isAnew ? namedTwiceShare : 1),
            sources: [...earlier.sources, ...draft.sources],
          },
    );
  }
  return [...merged.values()];
}

export function lineOf<TProduct>({
  choice,
  quantity,
  confidence,
  sources,
}: Draft<TProduct>): TextLine<TProduct> {
  return {
    product: choice.product,
    quantity,
    confidence: Math.round(confidence * 100) / 100,
    source: sources.join(' … '),
    candidates: confidence >= sureConfidence ? [] : choice.candidates,
  };
}
