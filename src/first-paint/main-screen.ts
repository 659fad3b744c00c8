import type { operationRoutes } from '../../domain/operation-routes.gen.ts';

/** The address of an operation: their table is larger than all that begins the page. */
type Address<Id extends keyof typeof operationRoutes> = `/api${(typeof operationRoutes)[Id][1]}`;

export const signInMethodsPath: Address<'authConfig'> = '/api/auth/config';
export const categoriesPath: Address<'allProductCategory'> = '/api/all_product_category';
export const shelfPath: Address<'allSkuList'> = '/api/all_sku_list';
const orderPath: Address<'orderDetail'> = '/api/order_detail';
const siblingsPath: Address<'skuSiblings'> = '/api/sku_siblings';
const ordersPath: Address<'orderList'> = '/api/order_list';

/** What the list of orders asks first: written out, since that is shorter than what makes it. */
const firstOrders =
  '{"view":"card","page_size":10,"cursor":null,"group_id":null,"order_by":"ctime","order_type":"desc","status":"created,confirmed,paid,completed","start_date":null,"end_date":null,"id":"","group_by":"group"}';

/** A screen that reads one thing at its start, whose files the page names. */
export type MainScreen = 'lists' | 'order' | 'shared' | 'product';

/** The screen at a path, and the id of what it shows. */
export function mainScreenOf(pathname: string, isSignedIn: boolean): readonly [MainScreen?, string?] {
  const [, open, record, id, list] =
    /^(\/auth)?\/(?:(order|product)\/([^/]+)|(order-home))$/.exec(pathname) ?? [];
  if (record === 'order' && isSignedIn) return ['order', id];
  if (record === 'order') return open === undefined ? [] : ['shared', id];
  if (record === 'product') return ['product', id];
  return list === undefined ? [] : ['lists'];
}

/** Asks for what an order, shared or not, a product, or the unfiltered list of orders is read by; undefined for any other screen. */
export function askForScreen<Answer>(
  ask: (address: string, body?: string) => Answer,
  [screen, id]: ReturnType<typeof mainScreenOf>,
  groupId: string,
): Answer | undefined {
  if (screen === 'order' || screen === 'shared') return ask(`${orderPath}?order_id=${id}`);
  if (screen === 'product')
    return ask(`${siblingsPath}?sku_id=${id}&group_id=${encodeURIComponent(groupId)}`);
  return screen === 'lists' ? ask(ordersPath, firstOrders) : undefined;
}
