import type { StockRecord } from '../../../domain/contract.ts';
import { dayInBangkok } from '../../../domain/date-range.ts';
import { toBaht } from '../../../domain/money.ts';
import { accepted } from '../../../domain/outcome.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import { joinAddresses } from '../../../domain/photos/photo-addresses.ts';
import type { ReadService } from '../../../domain/service.ts';
import { firstDayOfLine, stockByDay } from '../../../domain/stock/stock-line.ts';
import type { StockOfDay } from '../../../domain/stock/stock-line.ts';
import { stockOperations } from '../../../domain/stock/stock-operations.ts';
import type { Page, PageInput } from '../../../machines/kit/list-machine.ts';
import type {
  StockDialogInput,
  WashStockInput,
} from '../../../machines/stock-dialog/stock-dialog-context.ts';
import type { StockHistoryFilter } from '../../../machines/stock-history/stock-history-machine.ts';
import type { StockLineInput } from '../../../machines/stock-line/stock-line-machine.ts';
import type { Api } from '../../api/api.ts';
import { outcomeOf } from '../../api/read-answer.ts';
import { readOperation } from '../../api/read-operation.ts';
import type { ServiceOf } from '../../api/service-of.ts';
import { uploadV2 } from '../../api/upload-v2.ts';
import { writeRequest } from '../../api/write-request.ts';

/** Records that the server answers at most. */
const recordsOfPage = 200;

/** The services of the stock-dialog chart over HTTP. */
export function stockDialogServices(api: Api) {
  const skuDetail: ServiceOf<'skuDetail', StockDialogInput> = {
    kind: 'read',
    run: ({ skuId }, signal) => readOperation(api, 'skuDetail', { query: { sku_id: skuId } }, signal),
  };
  const washStock: ServiceOf<'washStock', WashStockInput> = {
    kind: 'write',
    request: ({ key, skuId, change, photos }) =>
      writeRequest('washStock', key, {
        body: {
          product_id: skuId,
          operation_type: stockOperations[change.subtype].type,
          operation_subtype: change.subtype,
          amount: change.amount,
          ...(change.prices === null
            ? {}
            : {
                price: toBaht(change.prices.price),
                vip_price: change.prices.vipPrice === null ? null : toBaht(change.prices.vipPrice),
              }),
          ...(change.place === null
            ? {}
            : {
                transfer_location: change.place.location,
                transfer_location_alias: change.place.alias,
              }),
          ...(change.count === null
            ? {}
            : { is_inventory_check: true, counted: change.count.counted, base_stock: change.count.seen }),
          ...(photos.length === 0 ? {} : { images: joinAddresses(photos) }),
          ...(change.note === '' ? {} : { note: change.note }),
        },
      }),
    outcome: outcomeOf,
  };
  return { skuDetail, uploadV2, washStock };
}

/** The service of the history of a product over HTTP; where the next page begins is the id of the last record. */
export function stockHistoryServices(api: Api) {
  const readPage: ReadService<PageInput<StockHistoryFilter>, Outcome<Page<StockRecord>>> = {
    kind: 'read',
    async run({ recordId = '', filter, cursor, count }, signal) {
      const records: StockRecord[] = [];
      let before = cursor ?? '';
      for (;;) {
        const query = { sku_id: recordId, before, kind: filter.kind ?? '' };
        const outcome = await readOperation(api, 'washStockList', { query }, signal);
        if (!outcome.ok) return outcome;
        records.push(...outcome.value);
        const isLast = outcome.value.length < recordsOfPage;
        before = isLast ? '' : (records.at(-1)?.id ?? '');
        if (isLast || records.length >= count) return accepted(pageOf(records, before));
      }
    },
  };
  return { readPage };
}

/** The service of the line of a product's stock over HTTP. */
export function stockLineServices(api: Api) {
  const readLine: ReadService<StockLineInput, Outcome<readonly StockOfDay[]>> = {
    kind: 'read',
    async run({ skuId }, signal) {
      const today = dayInBangkok(new Date().toISOString());
      const query = { sku_id: skuId, since: firstDayOfLine(today), per: 'day' } as const;
      const outcome = await readOperation(api, 'washStockList', { query }, signal);
      return outcome.ok ? accepted(stockByDay(outcome.value, today)) : outcome;
    },
  };
  return { stockByDay: readLine };
}

/** What was read as a page of a list; nothing follows it where `cursor` is empty. */
function pageOf<Item>(items: readonly Item[], cursor: string): Page<Item> {
  const pagination = {
    total: items.length,
    page_num: 1,
    page_size: items.length,
    total_pages: 1,
    cursor: cursor === '' ? null : cursor,
  };
  return { items, pagination };
}
