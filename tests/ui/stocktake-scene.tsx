import axe from 'axe-core';
import { expect } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { accepted } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Table } from '../../domain/sheets/workbook.ts';
import type { MovedStock, StocktakeProduct, StocktakeScope } from '../../domain/stock/stocktake.ts';
import type { UploadInput, UploadOutcome } from '../../machines/kit/photo-form.ts';
import { stocktakeMachine } from '../../machines/stocktake/stocktake-machine.ts';
import type {
  CheckStockInput,
  ReadStock,
  RecordInput,
  RecordResult,
  StockListInput,
} from '../../machines/stocktake/stocktake-types.ts';
import { StocktakeScreen } from '../../src/features/stocktake/views/stocktake-screen.tsx';
import type { Language } from '../../src/i18n/language.ts';
import { show } from './show.tsx';

export const shelfProduct = (id: string, more: Partial<StocktakeProduct> = {}): StocktakeProduct => ({
  id,
  name: `Cup ${id}`,
  ch_name: `杯 ${id}`,
  th_name: `ถ้วย ${id}`,
  color: 'Sand',
  size: '250 ml',
  picture: '',
  barcode: '',
  price: 1_000,
  onHand: 12,
  ...more,
});

interface Scene {
  readonly products?: readonly StocktakeProduct[];
  /** Of the scope, with those that are not sold any more. */
  readonly total?: number;
  readonly scope?: StocktakeScope;
  /** Whether the list of products is out of reach. */
  readonly isUnreachable?: boolean;
  /** What moved by the time of the review; null where that is out of reach. */
  readonly moved?: readonly MovedStock[] | null;
  /** What the server makes of the lines that are sent; left out for an answer that never comes. */
  readonly answer?: (input: RecordInput) => Outcome<readonly RecordResult[]>;
  readonly language?: Language;
  readonly scheme?: 'light' | 'dark';
}

export const recorded = ({ lines }: RecordInput): Outcome<readonly RecordResult[]> =>
  accepted(
    lines.map(({ product }) => ({ productId: product.id, ok: true, reason: '', onHand: 0, details: {} })),
  );

/** A stocktake that has begun, on its screen. */
export async function showStocktake({
  products = ['a', 'b', 'c'].map((id) => shelfProduct(id)),
  total = products.length,
  scope = { kind: 'all' },
  isUnreachable = false,
  moved = [],
  answer,
  language = 'en',
  scheme = 'light',
}: Scene = {}) {
  const server = { isUnreachable };
  const actors = {
    stockList: fromPromise<Outcome<ReadStock>, StockListInput>(async () => {
      if (server.isUnreachable) throw new Error('no network');
      return accepted({ products, total, inactive: 0, hasMore: false });
    }),
    skuDetail: fromPromise<Outcome<StocktakeProduct>, { readonly productId: string }>(
      () => new Promise(() => undefined),
    ),
    checkStock: fromPromise<readonly MovedStock[], CheckStockInput>(async () => {
      if (moved === null) throw new Error('no network');
      return moved;
    }),
    uploadV2: fromPromise<UploadOutcome, UploadInput>(() => new Promise(() => undefined)),
    stocktake: fromPromise<Outcome<readonly RecordResult[]>, RecordInput>(async ({ input }) =>
      answer === undefined ? new Promise(() => undefined) : answer(input),
    ),
  };
  const stocktake = createActor(stocktakeMachine.provide({ actors }), {
    input: { stocktakeId: 'stocktake-1', linesPerCall: 500 },
  }).start();
  stocktake.send({ type: 'scope.choose', scope, showsExpected: false, at: 1 });
  const chosen = { count: 0 };
  const saved: Table[] = [];
  const screen = await show(
    <StocktakeScreen
      stocktake={stocktake}
      photoForm={() => null}
      onScan={() => undefined}
      onChoose={() => {
        chosen.count += 1;
      }}
      notice={null}
      onSave={(table) => saved.push(table)}
      sheetStatus={null}
    />,
    { roles: ['storekeeper'], language, scheme },
  );
  await expect.poll(() => stocktake.getSnapshot().matches({ counting: 'reading' })).toBe(false);
  return { screen, stocktake, server, chosen, saved };
}

type Stocktake = Awaited<ReturnType<typeof showStocktake>>['stocktake'];

/** Counts what is shown, one figure after the other. */
export function count(stocktake: Stocktake, ...figures: readonly number[]): void {
  for (const [index, figure] of figures.entries()) {
    stocktake.send({ type: 'figure.change', text: String(figure) });
    stocktake.send({ type: 'line.count', at: 100 + index });
  }
}

/** Counts, and opens the review. */
export async function review(stocktake: Stocktake, ...figures: readonly number[]): Promise<void> {
  count(stocktake, ...figures);
  stocktake.send({ type: 'stocktake.review', at: 200 });
  await expect.poll(() => stocktake.getSnapshot().matches({ review: 'open' })).toBe(true);
}

/** Fails where axe finds a fault in what is shown. */
export async function expectNoFaults(): Promise<void> {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual([]);
}
