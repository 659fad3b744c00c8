import type { Product } from '../contract.ts';
import { usualLowStock } from '../limits.ts';

type Stocked = Pick<Product, 'stock' | 'status' | 'low_stock_at'>;

/** The stock up to which a product runs low: its own level, or the usual one. */
export function lowStockLevel({ low_stock_at }: Pick<Stocked, 'low_stock_at'>): number {
  return low_stock_at ?? usualLowStock;
}

/** Whether a product that is sold has as little left as its level says, or less. */
export function runsLow(product: Stocked): boolean {
  return product.status === 'active' && product.stock <= lowStockLevel(product);
}
