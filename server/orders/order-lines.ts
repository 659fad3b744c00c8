import { type Satang, maxSatang, toBaht } from '../../domain/money.ts';
import { priceFor, type PricedProduct, type Viewer } from '../../domain/products/prices.ts';
import { readAmount } from '../contract/request-values.ts';
import { invalidRequest, Refusal } from '../http/refusal.ts';
import type { SkuRow } from '../store/queries/catalogue/catalogue.ts';
import type { NewLine, OrderLineRow } from '../store/queries/orders/orders.ts';
import type { Skus } from './order-stock.ts';

/** A requested order line; the price is in satang. */
export interface RequestedLine {
  readonly sku_id: string;
  readonly quantity: number;
  readonly price: Satang;
}

/** An order line in a request's body; the price is in baht. */
interface SentLine {
  readonly quantity: number;
  readonly price: number;
}

/** Parses order lines; `field` is their name in the body. Throws `invalid_request` for an invalid price or too large a total. */
export function readLines<Sent extends SentLine>(
  field: string,
  sent: readonly Sent[],
  skuIdOf: (line: Sent) => string,
): RequestedLine[] {
  const lines = sent.map((line, at) => ({
    sku_id: skuIdOf(line),
    quantity: line.quantity,
    price: readAmount(`${field}.${at}.price`, line.price),
  }));
  const total = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
  if (total > maxSatang) throw invalidRequest(field, 'come to more than an order may');
  return lines;
}

/** The lines of a new order. Throws `price_changed`, with the current prices, when one differs from the buyer's catalogue price. */
export function newOrderLines(asked: readonly RequestedLine[], skus: Skus, buyer: Viewer): NewLine[] {
  const current = asked.map((line) => ({ line, price: priceFor(buyer, pricesOf(skuOf(skus, line))) }));
  const changed = current.filter(({ line, price }) => line.price !== price);
  if (changed.length > 0)
    throw new Refusal('price_changed', {
      items: changed.map(({ line, price }) => ({ sku_id: line.sku_id, price: toBaht(price) })),
    });
  refuseDuplicates(asked);
  return asked.map((line) => newLine(line, skuOf(skus, line), buyer));
}

/** The lines of an order after an edit: existing lines keep their copy of the product, with the price that staff set. */
export function editedOrderLines(
  present: readonly OrderLineRow[],
  asked: readonly RequestedLine[],
  skus: Skus,
  buyer: Viewer,
): NewLine[] {
  refuseDuplicates(asked);
  return asked.map((line) => {
    const former = present.find((other) => other.sku_id === line.sku_id);
    return former === undefined ? newLine(line, skuOf(skus, line), buyer) : repeatLine(former, line);
  });
}

/** Total of lines, in satang. */
export function totalOf(lines: readonly Pick<NewLine, 'total_satang'>[]): Satang {
  return lines.reduce((sum, line) => sum + line.total_satang, 0);
}

function skuOf(skus: Skus, { sku_id }: RequestedLine): SkuRow {
  const row = skus.get(sku_id);
  if (row === undefined) throw new Refusal('not_found', { sku_id });
  return row;
}

/** A product's prices for a group. */
export function pricesOf({ sku, isVip }: SkuRow): PricedProduct {
  return { price: sku.price_satang, vipPrice: sku.vip_price_satang, isVip };
}

function newLine({ quantity, price }: RequestedLine, row: SkuRow, buyer: Viewer): NewLine {
  const { sku } = row;
  if (sku.status !== 'active') throw new Refusal('inactive_product', { sku_id: sku.sku_id });
  return {
    sku_id: sku.sku_id,
    name: sku.name,
    color: sku.color,
    size: sku.size,
    style: sku.style,
    quantity,
    price_satang: price,
    list_satang: sku.price_satang,
    total_satang: price * quantity,
    image_urls: sku.image_urls,
    extra_info: JSON.stringify({ ch_name: sku.ch_name, th_name: sku.th_name }),
    is_vip: priceFor(buyer, pricesOf(row)) !== sku.price_satang,
  };
}

function repeatLine(
  { merchant_id: _merchant, order_id: _order, line_no: _place, ...copy }: OrderLineRow,
  { quantity, price }: RequestedLine,
): NewLine {
  return { ...copy, quantity, price_satang: price, total_satang: price * quantity };
}

function refuseDuplicates(asked: readonly RequestedLine[]): void {
  const ids = asked.map((line) => line.sku_id);
  const twice = ids.find((skuId, at) => ids.indexOf(skuId) !== at);
  if (twice !== undefined) throw new Refusal('duplicate_line', { sku_id: twice });
}
