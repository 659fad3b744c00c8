import { readCounted } from './stock-level.ts';
import { emptyDraft, isRecorded } from './stocktake.ts';
import type { MovedStock, StocktakeDraft, StocktakeLine, StocktakeProduct } from './stocktake.ts';

/** What was counted, and what comes next. */
export interface StocktakeSheet {
  /** In the order in which they were counted or skipped. */
  readonly lines: readonly StocktakeLine[];
  /** Read and not counted; the rest of the scope is read when it is needed. */
  readonly queue: readonly StocktakeProduct[];
  /** Id of the product shown; null where nothing is left. */
  readonly shown: string | null;
  readonly draft: StocktakeDraft;
}

/** How much of a scope is counted; skipped products are left. */
export interface StocktakeProgress {
  readonly counted: number;
  readonly left: number;
  /** Null where the scope has no list. */
  readonly total: number | null;
}

interface ReadSheet extends Pick<StocktakeSheet, 'lines' | 'queue'> {
  /** Products of the scope when it was last read; null where it has no list. */
  readonly total: number | null;
  /** Null when the whole list is read. */
  readonly next: number | null;
}

export function progressOf({ lines, queue, total: read, next }: ReadSheet): StocktakeProgress {
  const counted = lines.filter((line) => line.counted !== null).length;
  // Once all is read, what is there says how many there are.
  const known = lines.length + queue.length;
  const total = next === null ? known : Math.max(read ?? 0, known);
  return { counted, left: total - counted, total: read === null ? null : total };
}

/** The line of a product; undefined while it is neither counted nor skipped. */
export function lineOf({ lines }: Pick<StocktakeSheet, 'lines'>, id: string): StocktakeLine | undefined {
  return lines.find(({ product }) => product.id === id);
}

/** The product shown; undefined where nothing is left. */
export function shownProduct(sheet: StocktakeSheet): StocktakeProduct | undefined {
  const { shown, queue } = sheet;
  if (shown === null) return undefined;
  return lineOf(sheet, shown)?.product ?? queue.find(({ id }) => id === shown);
}

/** The products that can be shown, in the order of previous and next. */
export function sequenceOf({ lines, queue }: StocktakeSheet): readonly StocktakeProduct[] {
  return [...lines.filter((line) => !isRecorded(line)).map(({ product }) => product), ...queue];
}

/** The product before or after the one shown; null at an end. */
export function neighbourOf(sheet: StocktakeSheet, by: 1 | -1): string | null {
  const sequence = sequenceOf(sheet);
  const at = sequence.findIndex(({ id }) => id === sheet.shown);
  // Where all is counted, what comes before is the last line.
  if (at < 0) return by === -1 ? (sequence.at(-1)?.id ?? null) : null;
  return sequence[at + by]?.id ?? null;
}

/** Takes a figure that was typed, and shows another product. What was not typed for stays where it is. */
export function showProduct(sheet: StocktakeSheet, id: string | null, at: number): StocktakeSheet {
  const kept = keepDraft(sheet, at);
  return { ...kept, shown: id, draft: draftOf(kept, id) };
}

/** Shows what can still be counted where the product shown is recorded. */
export function showOpen(sheet: StocktakeSheet): StocktakeSheet {
  const line = sheet.shown === null ? undefined : lineOf(sheet, sheet.shown);
  if (line === undefined || !isRecorded(line)) return sheet;
  const skipped = sheet.lines.find(({ counted }) => counted === null);
  const shown = sheet.queue[0]?.id ?? skipped?.product.id ?? null;
  return { ...sheet, shown, draft: draftOf(sheet, shown) };
}

/** Records the figure of the product shown, and goes on to the next one that has none. */
export function countShown(sheet: StocktakeSheet, at: number): StocktakeSheet {
  const next = nextAfter(sheet);
  return showProduct(sheet, next, at);
}

/** Leaves the product shown for later, and goes on to the next one that has no figure. */
export function skipShown(sheet: StocktakeSheet, at: number): StocktakeSheet {
  const next = nextAfter(sheet);
  const skipped = putLine(sheet, null, at);
  return { ...skipped, shown: next, draft: draftOf(skipped, next) };
}

/** Counts pieces of a scanned product: shows it, with so many more than it had; with none it is only shown, to be counted. */
export function scanProduct(
  sheet: StocktakeSheet,
  product: StocktakeProduct,
  pieces: number,
  at: number,
): StocktakeSheet {
  const isShown = sheet.shown === product.id;
  const isKnown = sequenceOf(sheet).some(({ id }) => id === product.id);
  const withProduct = isKnown ? sheet : { ...sheet, queue: [product, ...sheet.queue] };
  const shown = isShown ? withProduct : showProduct(withProduct, product.id, at);
  if (pieces === 0) return shown;
  return setFigure(shown, product.id, (readCounted(shown.draft.figure) ?? 0) + pieces, at);
}

/** Enters the figure of a product, which is shown then. */
export function setFigure(sheet: StocktakeSheet, id: string, figure: number, at: number): StocktakeSheet {
  const shown = sheet.shown === id ? sheet : showProduct(sheet, id, at);
  return { ...shown, draft: { ...shown.draft, figure: String(figure) } };
}

/** Adds a page of the scope. What is there, and what is not sold any more, is left out. */
export function addPage(sheet: StocktakeSheet, products: readonly StocktakeProduct[]): StocktakeSheet {
  const known = new Set([
    ...sheet.lines.map(({ product }) => product.id),
    ...sheet.queue.map(({ id }) => id),
  ]);
  const queue = [...sheet.queue, ...products.filter(({ id }) => !known.has(id))];
  const shown = sheet.shown ?? queue[0]?.id ?? null;
  return { ...sheet, queue, shown, draft: sheet.shown === null ? draftOf(sheet, shown) : sheet.draft };
}

/** Takes what is on hand now of a product that was not counted yet. A count keeps the figure that it began with. */
export function takeOnHand(sheet: StocktakeSheet, id: string, onHand: number): StocktakeSheet {
  return {
    ...sheet,
    queue: sheet.queue.map((product) => (product.id === id ? { ...product, onHand } : product)),
    lines: sheet.lines.map((line) =>
      line.product.id === id && line.counted === null
        ? { ...line, base: onHand, product: { ...line.product, onHand } }
        : line,
    ),
  };
}

/** Counts a line again, from what is on hand now. */
export function recountLine(sheet: StocktakeSheet, id: string, counted: number, at: number): StocktakeSheet {
  const line = lineOf(sheet, id);
  if (line === undefined) return sheet;
  const base = baseOfRecount(line);
  const reason = counted < base ? line.reason : null;
  return changeLine(sheet, id, { base, counted, countedAt: at, reason, result: null });
}

/** The pieces on hand from which a line is counted again; those it began with where they did not move. */
function baseOfRecount({ base, result }: StocktakeLine): number {
  return result === null || result.kind === 'recorded' ? base : (result.onHand ?? base);
}

/** Takes which lines moved since they were counted, of those that were not recorded. */
export function takeMoved(sheet: StocktakeSheet, moved: readonly MovedStock[]): StocktakeSheet {
  const onHand = new Map(moved.map((one) => [one.id, one.onHand]));
  return {
    ...sheet,
    lines: sheet.lines.map((line) => {
      const now = onHand.get(line.product.id);
      if (line.counted === null || isRecorded(line)) return line;
      if (now !== undefined && now !== line.base) return { ...line, result: { kind: 'moved', onHand: now } };
      return line.result?.kind === 'moved' ? { ...line, result: null } : line;
    }),
  };
}

/** Leaves a line out that cannot be recorded: it is skipped, and its stock stays as it is. */
export function leaveOut(sheet: StocktakeSheet, id: string): StocktakeSheet {
  const draft = sheet.shown === id ? { ...sheet.draft, figure: '' } : sheet.draft;
  return { ...changeLine(sheet, id, { counted: null, reason: null, result: null }), draft };
}

/** The sheet with one line changed. */
export function changeLine(
  sheet: StocktakeSheet,
  id: string,
  change: Partial<StocktakeLine>,
): StocktakeSheet {
  return {
    ...sheet,
    lines: sheet.lines.map((line) => (line.product.id === id ? { ...line, ...change } : line)),
  };
}

/** The next product without a figure: a skipped one after a skipped one, else what was not counted yet. */
function nextAfter({ lines, queue, shown }: StocktakeSheet): string | null {
  const at = lines.findIndex(({ product, counted }) => product.id === shown && counted === null);
  if (at >= 0) {
    const later = lines.slice(at + 1).find(({ counted }) => counted === null);
    if (later !== undefined) return later.product.id;
  }
  const place = queue.findIndex(({ id }) => id === shown);
  const waiting = [...queue.slice(place + 1), ...queue.slice(0, Math.max(place, 0))];
  return waiting[0]?.id ?? null;
}

/** The draft of a product: what its line has, or nothing. */
function draftOf(sheet: Pick<StocktakeSheet, 'lines'>, id: string | null): StocktakeDraft {
  const line = id === null ? undefined : lineOf(sheet, id);
  if (line === undefined) return emptyDraft;
  return {
    figure: line.counted === null ? '' : String(line.counted),
    note: line.note,
    photos: line.photos,
  };
}

/** Records what was entered for the product shown: its figure; or only its note and photos, and it is skipped. */
function keepDraft(sheet: StocktakeSheet, at: number): StocktakeSheet {
  const { draft, shown } = sheet;
  if (shown === null) return sheet;
  const line = lineOf(sheet, shown);
  const figure = readCounted(draft.figure);
  if (figure === null && line === undefined && draft.note === '' && draft.photos.length === 0) return sheet;
  return putLine(sheet, figure ?? line?.counted ?? null, at);
}

function putLine(sheet: StocktakeSheet, counted: number | null, at: number): StocktakeSheet {
  const { lines, queue, shown, draft } = sheet;
  const product = shownProduct(sheet);
  if (shown === null || product === undefined) return sheet;
  const line = lineOf(sheet, shown);
  const { note, photos } = draft;
  const isSkipped = counted === null;
  // A figure that is changed here may be one that was added to: only a recount counts from what is on hand now.
  const base = line === undefined ? product.onHand : isSkipped ? baseOfRecount(line) : line.base;
  const result = !isSkipped && line?.result?.kind === 'moved' ? line.result : null;
  const reason = !isSkipped && counted < base ? (line?.reason ?? null) : null;
  const fresh = { product, base, counted, countedAt: at, reason, note, photos, result };
  const put: StocktakeLine = line?.counted === counted ? { ...line, note, photos } : fresh;
  return {
    ...sheet,
    lines: line === undefined ? [...lines, put] : lines.map((known) => (known === line ? put : known)),
    queue: queue.filter(({ id }) => id !== shown),
  };
}
