import { createActor } from 'xstate';
import type { Product } from '../../domain/contract.ts';
import { quantityOf } from '../../domain/orders/cart.ts';
import type { StaffRole } from '../../domain/roles.ts';
import { cartMachine } from '../../machines/cart/cart-machine.ts';
import { sampleLamp } from '../../machines/samples/sample-records.ts';
import { ProductCard } from '../../src/features/catalogue/views/product-card.tsx';
import { show } from './show.tsx';

export const mug: Product = {
  ...sampleLamp,
  id: 'mug',
  name: 'Wave mug',
  color: 'Blue',
  size: '350 ml',
  price: 99,
  vip_price: 79,
  stock: 12,
  image_urls: '',
};

export interface CardScene extends Partial<Pick<Product, 'stock' | 'image_urls' | 'vip_price' | 'is_vip'>> {
  readonly inCart?: number;
  readonly roles?: readonly StaffRole[];
}

/** A cart with so many pieces of a product, put there while there were as many. */
export function cartWith(product: Product, quantity: number) {
  const viewer = { roles: [], isVip: true };
  const cart = createActor(cartMachine, { input: { groupId: 'group', viewer } }).start();
  const stock = Math.max(product.stock, quantity);
  cart.send({ type: 'line.add', product: { ...product, stock }, quantity });
  return cart;
}

/** The card of a mug that has a VIP price, to a customer who gets it. */
export async function showCard({ inCart = 0, roles = [], ...change }: CardScene) {
  const product = { ...mug, ...change };
  const cart = cartWith(product, inCart);
  const screen = await show(
    <main>
      <ProductCard product={product} cart={cart} />
    </main>,
    { roles, isVip: true },
  );
  return { screen, pieces: () => quantityOf(cart.getSnapshot().context.lines, mug.id) };
}

/** What it is called to who cannot see it. */
export const mugName = 'Wave mug, Blue · 350 ml';
