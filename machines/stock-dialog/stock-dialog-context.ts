import type { Product } from '../../domain/contract.ts';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import { sentPaths } from '../../domain/photos/photos.ts';
import type { KeptPhoto } from '../../domain/photos/photos.ts';
import {
  currentPrices,
  emptyStockForm,
  takesPhotos,
  judgeCount,
  seenStockOf,
  withPrices,
  withStock,
} from '../../domain/stock/stock-form.ts';
import type { CountJudgement, StockChange, StockForm } from '../../domain/stock/stock-form.ts';
import { stockOperations } from '../../domain/stock/stock-operations.ts';
import { refusedWith } from '../kit/photo-form.ts';

export interface StockDialogInput {
  readonly skuId: string;
}

export interface WashStockInput {
  readonly key: string;
  readonly skuId: string;
  readonly change: StockChange;
  readonly photos: readonly string[];
}

/** The stock after a change. */
interface WashStockAnswer {
  readonly stock: number;
  readonly on_hand: number;
}

export interface StockDialogContext extends StockDialogInput {
  /** As it was read last; its stock is what a count is compared with. */
  readonly product: Product | null;
  readonly form: StockForm;
  readonly photos: readonly KeptPhoto[];
  /** Whether it was to be sent with a mistake; or what is wrong with the photos. */
  readonly mistake: 'form' | 'tooManyPhotos' | 'repeatedPhoto' | null;
  /** What was on the shelf when the count began, where somebody moved it since. */
  readonly was: number | null;
  /** What is being sent, under its key. */
  readonly sent: { readonly key: string; readonly change: StockChange } | null;
  readonly problem: Problem | null;
  /** The stock on hand before and after the change that was recorded last. */
  readonly recorded: { readonly from: number; readonly to: number } | null;
}

export type WashOutcome = Outcome<WashStockAnswer>;

/** What a count says beside the shelf as it was seen last. */
export function judge({ form, product }: StockDialogContext): CountJudgement {
  return product === null ? 'uncounted' : judgeCount(form, seenStockOf(product).onHand);
}

/** The photos that go with the change: those of another kind of change stay behind. */
export function photosOf({
  form,
  product,
  photos,
}: Pick<StockDialogContext, 'form' | 'product' | 'photos'>): readonly KeptPhoto[] {
  return product !== null && takesPhotos(form, seenStockOf(product).onHand) ? photos : [];
}

/** An empty form of the same kind, with the product's current prices. */
export function emptied({ form, product }: StockDialogContext): Partial<StockDialogContext> {
  return {
    form: {
      ...emptyStockForm,
      kind: form.kind,
      ...(product === null ? {} : currentPrices(product)),
    },
    photos: [],
    mistake: null,
    was: null,
    sent: null,
    problem: null,
    recorded: null,
  };
}

/** Takes the product as it was read: prices that nobody changed follow, and a count that was begun before it moved says so. */
export function seen(
  { form, product: before, was }: StockDialogContext,
  product: Product,
): Partial<StockDialogContext> {
  const former = before === null ? { price: '', vipPrice: '' } : currentPrices(before);
  const current = currentPrices(product);
  const counts = form.kind === 'count' && form.figure !== '' && before !== null;
  return {
    product,
    form: {
      ...form,
      price: form.price === former.price ? current.price : form.price,
      vipPrice: form.vipPrice === former.vipPrice ? current.vipPrice : form.vipPrice,
    },
    was: counts ? movedFrom(was, seenStockOf(before).onHand, seenStockOf(product).onHand) : null,
  };
}

/** What a count began with, unless the shelf holds that again. */
function movedFrom(was: number | null, before: number, now: number): number | null {
  const first = was ?? before;
  return first === now ? null : first;
}

/** Takes the stock after a change that was recorded. */
export function recorded(
  { product, sent }: StockDialogContext,
  { stock, on_hand }: WashStockAnswer,
): Partial<StockDialogContext> {
  if (product === null || sent === null) throw new Error('only a change that was sent is recorded');
  const { change } = sent;
  // The answer says of an inactive product that nothing can be promised, not what is reserved of it.
  const free = product.status === 'active' ? { free: stock } : {};
  const moved = withStock(withPrices(product, change), { onHand: on_hand, ...free });
  return {
    product: moved,
    sent: null,
    was: null,
    recorded: { from: on_hand - signOf(change), to: on_hand },
    problem: null,
  };
}

/** Takes what a refusal says of the stock: what moved it, or how many are left. */
export function refused(context: StockDialogContext, problem: Problem): Partial<StockDialogContext> {
  const { product, sent, was } = context;
  const { on_hand: onHand, stock } = problem.details;
  const base = { ...refusedWith(context, problem), sent: null };
  if (product === null) return base;
  if (problem.reason === 'stock_moved' && sent?.change.count != null && typeof onHand === 'number') {
    const before = sent.change.count.seen;
    return {
      ...base,
      problem: null,
      product: withStock(product, { onHand }),
      was: movedFrom(was, before, onHand),
    };
  }
  if (problem.reason === 'insufficient_stock' && typeof stock === 'number')
    return { ...base, problem: null, product: withStock(product, { free: stock }), mistake: 'form' as const };
  return base;
}

/** Whether a change was refused for this reason. */
export function isRefusedFor(outcome: WashOutcome, reason: string): boolean {
  return !outcome.ok && outcome.problem.reason === reason;
}

/** What is sent of a change. */
export function washInput(context: StockDialogContext): WashStockInput {
  const { skuId, sent } = context;
  if (sent === null) throw new Error('a change is recorded only once it was read');
  return { ...sent, skuId, photos: sentPaths(photosOf(context)) };
}

function signOf({ subtype, amount }: StockChange): number {
  return stockOperations[subtype].direction * amount;
}
