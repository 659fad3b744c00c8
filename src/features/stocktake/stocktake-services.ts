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

/** Where the next page of a scope begins. */
interface Place {
  /** From 1. */
  readonly number: number;
  /** Null at the beginning. */
  readonly cursor: string | null;
}

interface ReadPages extends Omit<ReadStock, 'hasMore'> {
  /** Of the last page; null where there is no further one. */
  readonly cursor: string | null;
}

const beginning: Place = { number: 1, cursor: null };

/** The services of one stocktake over HTTP. */
export function stocktakeServices(api: Api) {
  /** Behind the page that was read last. It is not journalled, and lost when the app is closed. */
  let next = beginning;

  /** Reads the products of a scope from a place to a page. */
  async function readPages(
    input: StockListInput,
    { number, cursor }: Place,
    signal: AbortSignal,
  ): Promise<Outcome<ReadPages>> {
    const body = {
      ...filterOf(input.scope),
      order_by: 'name',
      page_num: number,
      page_size: largestPage,
      cursor,
    } as const;
    const outcome = await readOperation(api, 'stockList', { body }, signal);
    if (!outcome.ok) return outcome;
    const { items, pagination } = outcome.value;
    const active = items.filter(({ status }) => status === 'active');
    const products = active.map(stocktakeProduct);
    if (pagination.cursor !== null && number < input.number) {
      const rest = await readPages(input, { number: number + 1, cursor: pagination.cursor }, signal);
      return rest.ok ? accepted({ ...rest.value, products: [...products, ...rest.value.products] }) : rest;
    }
    const { total } = pagination;
    return accepted({ products, total, inactive: items.length - active.length, cursor: pagination.cursor });
  }

  /** What is on hand of some products, a hundred at a time. */
  async function readOnHand(ids: readonly string[], signal: AbortSignal): Promise<readonly MovedStock[]> {
    if (ids.length === 0) return [];
    const body = { ids: ids.slice(0, largestPage), order_by: 'name', page_size: largestPage } as const;
    const { items } = valueOf(await readOperation(api, 'stockList', { body }, signal));
    const rest = await readOnHand(ids.slice(largestPage), signal);
    return [...items.map(stocktakeProduct).map(({ id, onHand }) => ({ id, onHand })), ...rest];
  }

  const stockList: ReadService<StockListInput, Outcome<ReadStock>> = {
    kind: 'read',
    // A page number alone would skip what moves up when a product leaves the list: without the place all is read from the beginning.
    async run(input, signal) {
      const outcome = await readPages(input, input.number === next.number ? next : beginning, signal);
      if (!outcome.ok) return outcome;
      const { cursor, products, ...read } = outcome.value;
      next = { number: input.number + 1, cursor };
      const known = new Set(input.known);
      return accepted({
        ...read,
        products: products.filter(({ id }) => !known.has(id)),
        hasMore: cursor !== null,
      });
    },
  };
  const skuDetail: ReadService<{ readonly productId: string }, Outcome<StocktakeProduct>> = {
    kind: 'read',
    async run({ productId }, signal) {
      const outcome = await readOperation(api, 'skuDetail', { query: { sku_id: productId } }, signal);
      return outcome.ok ? accepted(stocktakeProduct(outcome.value)) : outcome;
    },
  };
  const checkStock: ReadService<CheckStockInput, readonly MovedStock[]> = {
    kind: 'read',
    async run({ known }, signal) {
      const before = new Map(known.map(({ id, onHand }) => [id, onHand]));
      const now = await readOnHand([...before.keys()], signal);
      return now.filter(({ id, onHand }) => before.has(id) && before.get(id) !== onHand);
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
