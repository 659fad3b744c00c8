import { minLineQuantity } from '../../../domain/limits.ts';
import type { CartLine, CartProduct, FreshProduct } from '../../../domain/orders/cart.ts';

/** What of a journal's streams is asked. */
interface Streams {
  headOf(stream: string): Promise<{ readonly version: number }>;
  read(stream: string): Promise<readonly { readonly type: string; readonly ignored?: true }[]>;
}

interface CartItem {
  readonly sku_id: string;
  readonly quantity: number;
}

/** Returns what local storage keeps of a cart, as text. */
export function projectionOf(
  lines: readonly Pick<CartLine, 'product' | 'quantity'>[],
  userId: string,
  groupId: string,
): string {
  const items = lines.map(({ product, quantity }): CartItem => ({ sku_id: product.id, quantity }));
  return JSON.stringify({ user_id: userId, group_id: groupId, items });
}

/** Returns the items of a kept cart; none where it is another person's or group's, or no cart at all. */
export function readProjection(text: string | null, userId: string, groupId: string): readonly CartItem[] {
  const kept = parse(text);
  if (kept?.['user_id'] !== userId || kept['group_id'] !== groupId || !Array.isArray(kept['items']))
    return [];
  return kept['items'].filter(isItem);
}

/** Returns the lines of kept items, as they were put into the cart: of products that are still sold, and then there were as many. */
export function restoredLines(
  items: readonly CartItem[],
  products: readonly FreshProduct[],
): readonly { readonly product: CartProduct; readonly quantity: number }[] {
  return items.flatMap(({ sku_id: id, quantity }) => {
    const product = products.find((fresh) => fresh.id === id);
    return product === undefined || product.status === 'inactive' || !('name' in product)
      ? []
      : [{ product: { ...product, stock: Math.max(product.stock, quantity) }, quantity }];
  });
}

/** A cart that was opened, and nothing put into it: a few events that change no line. */
const mostIdle = 20;

/** Whether the stream of a group's cart holds anything that a person did. */
export async function hasBegun(events: Streams, groupId: string): Promise<boolean> {
  const stream = `cart/${groupId}`;
  const { version } = await events.headOf(stream);
  if (version === 0) return false;
  if (version > mostIdle) return true;
  const recorded = await events.read(stream);
  return recorded.some(({ type, ignored }) => ignored !== true && !idle.includes(type));
}

const idle = ['journal.opened', 'viewer.change', 'cart.open'];

function isItem(item: unknown): item is CartItem {
  const { sku_id: id, quantity } = (item ?? {}) as Partial<Record<keyof CartItem, unknown>>;
  return typeof id === 'string' && Number.isInteger(quantity) && Number(quantity) >= minLineQuantity;
}

function parse(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}
