import type { Satang } from '../../domain/money.ts';
import { stockOperations } from '../../domain/stock/stock-operations.ts';
import { readAmount, normalizeText } from '../contract/request-values.ts';
import type { Call } from '../contract/call.ts';
import { invalidRequest } from '../http/refusal.ts';
import type { StockEntry } from '../store/queries/stock/stock.ts';
import type { Queries } from '../store/store.ts';

type Body = Call<'washStock'>['body'];

/** A validated stock operation. */
export interface StockOperation {
  /** Signed number of pieces. */
  readonly change: number;
  /** The `on_hand` that the operation was based on; null when it was not stated. */
  readonly baseStock: number | null;
  /** The counted number of pieces; null when it was not stated. */
  readonly counted: number | null;
  /** Whether it is a stock count. */
  readonly isCount: boolean;
  /** New prices, in satang; of a purchase only. */
  readonly prices: Prices | null;
  /** Origin or destination, as it was sent; of a transfer only. */
  readonly place: string | null;
}

interface Prices {
  readonly price: Satang;
  /** Null leaves the VIP price unchanged. */
  readonly vipPrice: Satang | null;
}

/** Parses a stock operation; throws `invalid_request` when its fields contradict each other. */
export function readStockOperation(body: Body): StockOperation {
  const { amount, operation_subtype } = body;
  const { type, entryType, direction } = stockOperations[operation_subtype];
  if (type !== body.operation_type)
    throw invalidRequest('operation_subtype', `does not go with ${body.operation_type}`);
  if ((direction === 0) !== (amount === 0))
    throw invalidRequest('amount', direction === 0 ? 'must be 0' : 'must be at least 1');
  const change = direction * amount;
  return {
    change,
    ...readCount(body, change),
    prices: entryType === 'purchase' ? readPrices(body) : null,
    place: entryType === 'transfer_in' || entryType === 'transfer_out' ? readPlace(body) : null,
  };
}

/** A counted number implies the stock that it was based on. */
function readCount(
  { operation_type, counted, base_stock }: Body,
  change: number,
): Pick<StockOperation, 'baseStock' | 'counted' | 'isCount'> {
  const stated = base_stock ?? null;
  if (counted === null || counted === undefined) return { baseStock: stated, counted: null, isCount: false };
  const baseStock = counted - change;
  if (baseStock < 0 || (stated !== null && stated !== baseStock))
    throw invalidRequest('counted', 'must be the base_stock after the operation');
  return { baseStock, counted, isCount: operation_type === 'inventory' };
}

function readPrices({ price, vip_price }: Body): Prices {
  if (price === null || price === undefined) throw invalidRequest('price', 'is required');
  return {
    price: readPrice('price', price),
    vipPrice: vip_price === null || vip_price === undefined ? null : readPrice('vip_price', vip_price),
  };
}

function readPrice(field: string, baht: number): Satang {
  const price = readAmount(field, baht);
  if (price === 0) throw invalidRequest(field, 'must be more than 0');
  return price;
}

function readPlace({ transfer_location }: Body): string {
  const place = normalizeText(transfer_location);
  if (place === '') throw invalidRequest('transfer_location', 'is required');
  return place;
}

/** The location columns of a transfer's record: one of the merchant's addresses (also a deleted one) by its id, else the text that was sent. */
export async function transferLocation(
  store: Queries,
  place: string,
  alias: string | null | undefined,
): Promise<Pick<StockEntry, 'transfer_location' | 'transfer_location_alias'>> {
  const address = await store.addresses.findEver(place);
  return address === null
    ? { transfer_location: place, transfer_location_alias: normalizeText(alias) }
    : { transfer_location: address.address, transfer_location_alias: address.alias };
}
