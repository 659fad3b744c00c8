import { maxOrderLines, maxRemark, withinBounds } from '../limits.ts';
import type { Satang } from '../money.ts';
import type { NamedProduct } from '../names.ts';
import type { Problem } from '../outcome.ts';
import { readWire } from '../money.ts';

/** A product as an order draft holds it. */
export interface DraftProduct extends NamedProduct {
  readonly id: string;
  /** What one piece costs the buyer, as far as the server said. */
  readonly price: Satang;
  /** Pieces that can be had, as far as the server said. */
  readonly stock: number;
  /** Address of its picture; empty for none. */
  readonly picture: string;
  readonly isVip: boolean;
}

/** A line of an order that was read from a text. */
export interface DraftLine {
  readonly id: string;
  readonly product: DraftProduct;
  readonly quantity: number;
  /** The parts of the text that it was read from; none of a product that was added by hand. */
  readonly sources: readonly string[];
  /** Whether another product may be meant, and nobody has looked at it yet. */
  readonly isUnsure: boolean;
  /** The products that may be meant, its own among them; none where only one can be. */
  readonly candidates: readonly DraftProduct[];
  /** What a piece cost before the server named another price; null where it did not. */
  readonly formerPrice: Satang | null;
  /** Whether the server said that the product is not sold any more. */
  readonly isInactive: boolean;
}

/** A part of a text in which no product was recognised. */
export interface UnmatchedText {
  readonly id: string;
  readonly text: string;
}

export interface OrderDraft {
  readonly lines: readonly DraftLine[];
  readonly unmatched: readonly UnmatchedText[];
  readonly remark: string;
  /** How many ids were given to lines and unmatched texts. */
  readonly issued: number;
}

/** A line as the text was read. */
export interface RecognisedLine {
  readonly product: DraftProduct;
  readonly quantity: number;
  readonly source: string;
  readonly isUnsure: boolean;
  readonly candidates: readonly DraftProduct[];
}

/** What a text was read as. */
export interface RecognisedText {
  readonly lines: readonly RecognisedLine[];
  readonly unmatched: readonly string[];
  readonly remark: string;
}

/** The confidence from which on a line counts as sure. */
export const sureFrom = 0.8;

export const emptyDraft: OrderDraft = { lines: [], unmatched: [], remark: '', issued: 0 };

/** Returns the draft of what was recognised: unsure lines first, each product in one line. */
export function draftOf({ lines, unmatched, remark }: RecognisedText): OrderDraft {
  const sorted = [...lines].sort((one, other) => Number(other.isUnsure) - Number(one.isUnsure));
  const withLines = sorted.reduce<OrderDraft>(
    (draft, line) =>
      addLine(draft, {
        product: line.product,
        quantity: withinBounds(line.quantity),
        sources: line.source.trim() === '' ? [] : [line.source.trim()],
        isUnsure: line.isUnsure,
        candidates: line.candidates,
      }),
    emptyDraft,
  );
  const texts = unmatched.map((text) => text.trim()).filter((text) => text !== '');
  return {
    ...withLines,
    unmatched: texts.map((text, at) => ({ id: idOf(withLines.issued + at), text })),
    remark: remark.trim().slice(0, maxRemark),
    issued: withLines.issued + texts.length,
  };
}

/** Whether nothing at all was recognised. */
export function isBlank({ lines, remark }: RecognisedText): boolean {
  return lines.length === 0 && remark.trim() === '';
}

/** Sets the quantity of a line. Looking at the quantity is not looking at the product: an unsure line stays unsure. */
export function setQuantity(draft: OrderDraft, lineId: string, quantity: number): OrderDraft {
  return changeLine(draft, lineId, (line) => ({ ...line, quantity: withinBounds(quantity) }));
}

/** Chooses one of the candidates of a line, perhaps the one that it has. */
export function chooseCandidate(draft: OrderDraft, lineId: string, productId: string): OrderDraft {
  const line = draft.lines.find(({ id }) => id === lineId);
  const product = line?.candidates.find(({ id }) => id === productId);
  return line === undefined || product === undefined
    ? draft
    : withProduct(draft, line, product, line.candidates);
}

/** Puts another product in the place of a line's. */
export function replaceProduct(draft: OrderDraft, lineId: string, product: DraftProduct): OrderDraft {
  const line = draft.lines.find(({ id }) => id === lineId);
  return line === undefined ? draft : withProduct(draft, line, product, []);
}

export function removeLine(draft: OrderDraft, lineId: string): OrderDraft {
  return { ...draft, lines: draft.lines.filter(({ id }) => id !== lineId) };
}

/** Adds one piece of a product; one more where it has a line. */
export function addProduct(draft: OrderDraft, product: DraftProduct): OrderDraft {
  return addLine(draft, { product, quantity: 1, sources: [], isUnsure: false, candidates: [] });
}

/** Says which product an unmatched text means. */
export function matchText(draft: OrderDraft, textId: string, product: DraftProduct): OrderDraft {
  const found = draft.unmatched.find(({ id }) => id === textId);
  if (found === undefined) return draft;
  const line = { product, quantity: 1, sources: [found.text], isUnsure: false, candidates: [] };
  return { ...addLine(draft, line), unmatched: draft.unmatched.filter(({ id }) => id !== textId) };
}

/** Moves an unmatched text into the remark. */
export function textToRemark(draft: OrderDraft, textId: string): OrderDraft {
  const found = draft.unmatched.find(({ id }) => id === textId);
  return found === undefined
    ? draft
    : {
        ...draft,
        remark: joinRemark(draft.remark, found.text),
        unmatched: draft.unmatched.filter(({ id }) => id !== textId),
      };
}

/** Whether an unmatched text still fits into the remark. */
export function fitsRemark({ remark, unmatched }: OrderDraft, textId: string): boolean {
  const found = unmatched.find(({ id }) => id === textId);
  return found !== undefined && joinRemark(remark, found.text).length <= maxRemark;
}

/** Satang of the whole draft. */
export function draftTotal({ lines }: Pick<OrderDraft, 'lines'>): Satang {
  return lines.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0);
}

/** What keeps a draft from being ordered; null for nothing. */
export type DraftFault = 'lines' | 'name' | 'amount' | 'inactive' | 'address';

/** Finds the first thing that is missing of an order. */
export function findFault({ lines }: Pick<OrderDraft, 'lines'>, addressId: string | null): DraftFault | null {
  if (lines.length === 0 || lines.length > maxOrderLines) return 'lines';
  if (lines.some(({ product }) => product.name.trim() === '')) return 'name';
  if (lines.some(({ quantity }) => quantity !== withinBounds(quantity))) return 'amount';
  if (lines.some(({ isInactive }) => isInactive)) return 'inactive';
  return addressId === null ? 'address' : null;
}

/** Notes at their lines what the server refused an order for: another price, too little stock, a product that is not sold any more. */
export function noteRefusal(draft: OrderDraft, { reason, details }: Problem): OrderDraft {
  const { sku_id: skuId, stock, items } = details;
  const isNamed = ({ product }: DraftLine) => product.id === skuId;
  const change = (told: (line: DraftLine) => DraftLine): OrderDraft => ({
    ...draft,
    lines: draft.lines.map(told),
  });
  if (reason === 'insufficient_stock' && typeof stock === 'number')
    return change((line) => (isNamed(line) ? { ...line, product: { ...line.product, stock } } : line));
  if (reason === 'inactive_product' || (reason === 'not_found' && typeof skuId === 'string'))
    return change((line) => (isNamed(line) ? { ...line, isInactive: true } : line));
  if (reason === 'price_changed' && Array.isArray(items))
    return change((line) => {
      const price = currentPrice(items, line.product.id);
      return price === null || price === line.product.price
        ? line
        : { ...line, formerPrice: line.product.price, product: { ...line.product, price } };
    });
  return draft;
}

function currentPrice(items: readonly unknown[], productId: string): Satang | null {
  for (const item of items) {
    const { sku_id: skuId, price } = item as Readonly<Record<string, unknown>>;
    if (skuId === productId && typeof price === 'number') return readWire(price);
  }
  return null;
}

/** A line gets another product: where that has a line already, the two become one. */
function withProduct(
  draft: OrderDraft,
  line: DraftLine,
  product: DraftProduct,
  candidates: readonly DraftProduct[],
): OrderDraft {
  const isOther = product.id !== line.product.id;
  const checked = { ...line, isUnsure: false, candidates };
  const changed = isOther ? { ...checked, product, formerPrice: null, isInactive: false } : checked;
  const present = draft.lines.find(({ id, product: held }) => id !== line.id && held.id === product.id);
  if (present === undefined) return changeLine(draft, line.id, () => changed);
  const merged: DraftLine = {
    ...changed,
    quantity: withinBounds(line.quantity + present.quantity),
    sources: [...present.sources, ...line.sources],
  };
  return changeLine(removeLine(draft, present.id), line.id, () => merged);
}

function addLine(draft: OrderDraft, line: Omit<DraftLine, 'id' | 'formerPrice' | 'isInactive'>): OrderDraft {
  const present = draft.lines.find(({ product }) => product.id === line.product.id);
  if (present !== undefined)
    return changeLine(draft, present.id, (known) => ({
      ...known,
      quantity: withinBounds(known.quantity + line.quantity),
      sources: [...known.sources, ...line.sources],
    }));
  const added = { ...line, id: idOf(draft.issued), formerPrice: null, isInactive: false };
  return { ...draft, lines: [...draft.lines, added], issued: draft.issued + 1 };
}

function changeLine(draft: OrderDraft, lineId: string, change: (line: DraftLine) => DraftLine): OrderDraft {
  return { ...draft, lines: draft.lines.map((line) => (line.id === lineId ? change(line) : line)) };
}

function idOf(number: number): string {
  return `part-${number + 1}`;
}

function joinRemark(remark: string, text: string): string {
  return [remark.trim(), text].filter((part) => part !== '').join('\n');
}
