import type { DataOf } from '../../../domain/operations.ts';
import type { Category } from '../../../domain/contract.ts';
import { largestPage } from '../../../domain/limits.ts';
import { accepted } from '../../../domain/outcome.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import type { ReadService, WriteService } from '../../../domain/service.ts';
import { subtypeOf } from '../../../domain/stock/stocktake-review.ts';
import { stocktakeProduct } from '../../../domain/stock/stocktake.ts';
import type { MovedStock, StocktakeProduct, StocktakeScope } from '../../../domain/stock/stocktake.ts';
import type {
  CheckStockInput,
  ReadStock,
  RecordInput,
  RecordResult,
  StockListInput,
} from '../../../machines/stocktake/stocktake-types.ts';
import type { OpenStocktake } from '../../../machines/stocktake-start/stocktake-start-machine.ts';
import type { Api } from '../../api/api.ts';
import { joinAddresses } from '../../../domain/photos/photo-addresses.ts';
import { outcomeOf, valueOf } from '../../api/read-answer.ts';
import { readOperation } from '../../api/read-operation.ts';
import { uploadV2 } from '../../api/upload-v2.ts';
import { writeRequest } from '../../api/write-request.ts';

/** Up to so many products are asked for one by one whether they moved; more are looked for in the list. */
const mostAskedFor = 60;
const askedAtOnce = 6;

/** The services of the stocktake chart over HTTP. */
export function stocktakeServices(api: Api) {
  async function readPage({ scope, number }: StockListInput, cursor: string | null, signal: AbortSignal) {
    const body = {
      ...filterOf(scope),
      order_by: 'name',
      page_num: number,
      page_size: largestPage,
      cursor,
    } as const;
    return await readOperation(api, 'stockList', { body }, signal);
  }

  async function readProduct(productId: string, signal: AbortSignal): Promise<Outcome<StocktakeProduct>> {
    const outcome = await readOperation(api, 'skuDetail', { query: { sku_id: productId } }, signal);
    return outcome.ok ? accepted(stocktakeProduct(outcome.value)) : outcome;
  }

  /** What of a few products is on hand, asked for one by one. */
  async function askEach(known: readonly MovedStock[], signal: AbortSignal): Promise<readonly MovedStock[]> {
    const now = await Promise.all(known.slice(0, askedAtOnce).map(({ id }) => readProduct(id, signal)));
    const found = now.flatMap((outcome) => (outcome.ok ? [outcome.value] : []));
    const rest = known.slice(askedAtOnce);
    return [...found, ...(rest.length === 0 ? [] : await askEach(rest, signal))];
  }

  /** What is on hand of the products of a scope. */
  async function askList(
    input: StockListInput,
    cursor: string | null,
    left: ReadonlySet<string>,
    signal: AbortSignal,
  ): Promise<readonly MovedStock[]> {
    const { items, pagination } = valueOf(await readPage(input, cursor, signal));
    const products = items.map(stocktakeProduct);
    const rest = new Set([...left].filter((id) => !products.some((product) => product.id === id)));
    if (pagination.cursor === null || rest.size === 0) return products;
    const next = { ...input, number: input.number + 1 };
    return [...products, ...(await askList(next, pagination.cursor, rest, signal))];
  }

  const stockList: ReadService<StockListInput, Outcome<ReadStock>> = {
    kind: 'read',
    async run(input, signal) {
      const outcome = await readPage(input, null, signal);
      if (!outcome.ok) return outcome;
      const { items, pagination } = outcome.value;
      const active = items.filter(({ status }) => status === 'active');
      return accepted({
        products: active.map(stocktakeProduct),
        total: pagination.total,
        inactive: items.length - active.length,
        hasMore: pagination.cursor !== null,
      });
    },
  };
  const skuDetail: ReadService<{ readonly productId: string }, Outcome<StocktakeProduct>> = {
    kind: 'read',
    run: ({ productId }, signal) => readProduct(productId, signal),
  };
  const checkStock: ReadService<CheckStockInput, readonly MovedStock[]> = {
    kind: 'read',
    async run({ scope, known }, signal) {
      const isList = scope.kind !== 'scan' && scope.kind !== 'low' && known.length > mostAskedFor;
      const ids = new Set(known.map(({ id }) => id));
      const now = isList
        ? await askList({ scope, number: 1 }, null, ids, signal)
        : await askEach(known, signal);
      const before = new Map(known.map(({ id, onHand }) => [id, onHand]));
      return now
        .filter(({ id, onHand }) => before.has(id) && before.get(id) !== onHand)
        .map(({ id, onHand }) => ({ id, onHand }));
    },
  };
  const stocktake: WriteService<RecordInput, readonly RecordResult[]> = {
    kind: 'write',
    request: ({ key, stocktakeId, lines, images }) =>
      writeRequest('stocktake', key, {
        body: {
          stocktake_id: stocktakeId,
          lines: lines.map((line, index) => ({
            product_id: line.product.id,
            counted: line.counted,
            counted_at: new Date(line.countedAt).toISOString(),
            base_stock: line.base,
            operation_subtype: subtypeOf(line),
            note: line.note,
            images: joinAddresses(images[index] ?? []),
          })),
        },
      }),
    outcome(answer) {
      const outcome = outcomeOf<DataOf<'stocktake'>>(answer);
      return outcome.ok ? accepted(outcome.value.results.map(resultOf)) : outcome;
    },
  };
  return { stockList, skuDetail, checkStock, uploadV2, stocktake };
}

/** The services of the chart that chooses what to count. */
export function stocktakeStartServices(
  readOpen: () => Promise<readonly OpenStocktake[]>,
  allProductCategory: ReadService<{ readonly groupId: string }, readonly Category[]>,
) {
  const openStocktakes: ReadService<undefined, readonly OpenStocktake[]> = { kind: 'read', run: readOpen };
  return { openStocktakes, allProductCategory };
}

function filterOf(scope: StocktakeScope) {
  switch (scope.kind) {
    case 'category':
      return { category_id: scope.categoryId };
    case 'search':
      return { name: scope.text };
    case 'low':
      return { low: true };
    case 'all':
    case 'scan':
      return {};
  }
}

function resultOf({
  product_id: productId,
  ok,
  reason,
  on_hand: onHand,
  record: _record,
  ...details
}: DataOf<'stocktake'>['results'][number]): RecordResult {
  return { productId, ok, reason: reason ?? '', onHand: onHand ?? null, details };
}
