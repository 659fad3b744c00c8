import type { components } from '../../../domain/contract.gen.ts';
import { largestPage } from '../../../domain/limits.ts';
import { accepted } from '../../../domain/outcome.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import type { ReadService } from '../../../domain/service.ts';
import { isSplit } from '../../../machines/stock-list/stock-filter.ts';
import { stockListWorkflow } from '../../../machines/stock-list/stock-list-machine.ts';
import type { LowStock, StockPageInput, StockPart } from '../../../machines/stock-list/stock-list-machine.ts';
import type { Api } from '../../api/api.ts';
import { restTyping } from '../../api/pause.ts';
import { readOperation } from '../../api/read-operation.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';
import { categoryTree } from '../catalogue/category-tree.ts';

type StockQuery = components['schemas']['StockListQuery'];
type StockPage = components['schemas']['StockPage'];

/** Products that run low and are shown before all others. */
const lowShown = 4;

/** The stock of the shop; its id is the group for whose prices it is shown. */
export const stockListClient = defineClientWorkflow(stockListWorkflow, {
  scope: 'person',
  services: ({ device: { platform } }) => ({
    stockList: { kind: 'read', run: (input, signal) => readStock(platform.api, input, signal) },
    allProductCategory: categoryTree(platform),
  }),
  input: (groupId) => ({ groupId }),
});

const readStock: (
  api: Api,
  ...rest: Parameters<ReadService<StockPageInput, Outcome<StockPart>>['run']>
) => Promise<Outcome<StockPart>> = async (api, { filter, cursor, count, withLow }, signal) => {
  if (filter.name !== '' && cursor === null) await restTyping(signal);
  const list: StockQuery = {
    category_id: filter.categoryId,
    name: filter.name.trim(),
    order_by: filter.orderBy,
    order_type: filter.orderType,
    low: filter.low,
    not_low: isSplit(filter),
  };
  const [part, low] = await Promise.all([
    readPart(api, list, { cursor, count }, signal),
    withLow ? readLow(api, list, signal) : accepted(null),
  ]);
  if (!part.ok) return part;
  return low.ok ? accepted({ ...part.value, low: low.value }) : low;
};

async function readLow(api: Api, list: StockQuery, signal: AbortSignal): Promise<Outcome<LowStock>> {
  const body = { ...list, low: true, not_low: false, page_size: lowShown };
  const outcome = await readOperation(api, 'stockList', { body }, signal);
  return outcome.ok ? accepted({ items: outcome.value.items, ...sumsOf(outcome.value) }) : outcome;
}

/** Reads as many products as were asked for, in as few calls as the contract allows. */
async function readPart(
  api: Api,
  list: StockQuery,
  { cursor, count }: Pick<StockPageInput, 'cursor' | 'count'>,
  signal: AbortSignal,
): Promise<Outcome<StockPart>> {
  const body = { ...list, page_size: Math.min(count, largestPage), cursor };
  const outcome = await readOperation(api, 'stockList', { body }, signal);
  if (!outcome.ok) return outcome;
  const { items, pagination } = outcome.value;
  const part = { items, cursor: pagination.cursor, ...sumsOf(outcome.value), low: null };
  const left = count - items.length;
  if (left <= 0 || pagination.cursor === null) return accepted(part);
  const rest = await readPart(api, list, { cursor: pagination.cursor, count: left }, signal);
  return rest.ok ? accepted({ ...rest.value, items: [...items, ...rest.value.items] }) : rest;
}

function sumsOf({ pagination: { total, stock_sum, low_total } }: StockPage) {
  return { total, pieces: stock_sum, lowTotal: low_total };
}
