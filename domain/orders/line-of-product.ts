import type { OrderLine, Product } from '../contract.ts';
import { toBaht } from '../money.ts';
import { priceFor } from '../products/prices.ts';
import type { Viewer } from '../products/prices.ts';
import { pricesOf } from './cart.ts';

/** One piece of a product as a line of a buyer's order, at their price. */
export function lineOfProduct(product: Product, buyer: Viewer): OrderLine {
  const { id, name, ch_name, th_name, color, size, style, image_urls, stock } = product;
  const prices = pricesOf(product);
  const price = priceFor(buyer, prices);
  return {
    sku_id: id,
    name,
    color,
    size,
    style,
    quantity: 1,
    price: toBaht(price),
    list_price: toBaht(prices.price),
    total_price: toBaht(price),
    image_urls,
    extra_info: JSON.stringify({ ch_name, th_name }),
    is_vip: price === prices.price ? 0 : 1,
    stock,
  };
}
