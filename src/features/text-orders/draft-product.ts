import type { ProductCard } from '../../../domain/contract.ts';
import { pricesOf } from '../../../domain/orders/cart.ts';
import type { DraftProduct } from '../../../domain/orders/order-draft.ts';
import { splitAddresses } from '../../../domain/photos/photo-addresses.ts';
import { priceFor } from '../../../domain/products/prices.ts';
import type { Viewer } from '../../../domain/products/prices.ts';

/** A product as a draft of this buyer holds it, at their price. */
export function draftProduct(product: ProductCard, viewer: Viewer): DraftProduct {
  const { id, name, ch_name, th_name, color, size, stock } = product;
  const prices = pricesOf(product);
  return {
    id,
    name,
    ch_name,
    th_name,
    color,
    size,
    price: priceFor(viewer, prices),
    stock,
    picture: splitAddresses(product.image_urls)[0] ?? '',
    isVip: priceFor(viewer, prices) < prices.price,
  };
}
