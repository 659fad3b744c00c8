import { readWire } from '../../../domain/money.ts';
import type { DataOf } from '../../../domain/operations.ts';
import { sureFrom } from '../../../domain/orders/order-draft.ts';
import type { DraftProduct, RecognisedLine, RecognisedText } from '../../../domain/orders/order-draft.ts';
import { splitAddresses } from '../../../domain/photos/photo-addresses.ts';
import type { Viewer } from '../../../domain/products/prices.ts';
import { draftProduct } from './draft-product.ts';

type Answer = DataOf<'submitOrderByText'>;
type AnsweredLine = Answer['items'][number];

/** What the server read in a text, at this buyer's prices. */
export function recognisedText({ items, unmatched, remark = '' }: Answer, viewer: Viewer): RecognisedText {
  return { lines: items.map((item) => recognisedLine(item, viewer)), unmatched, remark };
}

function recognisedLine(item: AnsweredLine, viewer: Viewer): RecognisedLine {
  const product = lineProduct(item);
  const others = (item.candidates ?? [])
    .filter(({ id }) => id !== product.id)
    .map((candidate) => draftProduct(candidate, viewer));
  const isUnsure = item.confidence < sureFrom || others.length > 0;
  return {
    product,
    quantity: item.quantity,
    source: item.source_text,
    isUnsure,
    candidates: isUnsure ? [product, ...others] : [],
  };
}

/** The product of a line, at the price that the server says. */
function lineProduct(item: AnsweredLine): DraftProduct {
  return {
    id: item.sku_id,
    name: item.name,
    ch_name: item.ch_name ?? '',
    th_name: item.th_name ?? '',
    color: item.color,
    size: item.size,
    price: readWire(item.price),
    stock: item.stock,
    picture: splitAddresses(item.image_urls)[0] ?? '',
    isVip: item.is_vip === 1,
  };
}
