import type { Page } from 'playwright-core';
import { cartPage } from '../journeys/pages/cart-page.ts';
import { orderListPage } from '../journeys/pages/order-list-page.ts';
import { bar, dialogButton, elsewhere, language, open, tryAgain } from './intent.ts';
import type { Intent, Next } from './intent.ts';
import type { Sight } from './sight.ts';

/** A product and a quantity of it that no other order of the campaign has. */
export interface Marker {
  readonly skuId: string;
  readonly quantity: number;
}

export interface Ordering extends Intent {
  /** Id of the order, once the person has found it in their list. */
  orderId(): string;
}

/** A customer orders so many pieces of one product; `seen` are the orders that they know already. */
export function ordering({ skuId, quantity }: Marker, seen: ReadonlySet<string>): Ordering {
  const product = `/product/${skuId}`;
  let found: string | null = null;
  let hasLooked = false;

  async function inCart(page: Page, { state, words }: Sight): Promise<Next> {
    const cart = cartPage(page, language);
    if (state === 'refused') throw new Error(`the order was refused: ${words}`);
    if (state === 'unreachable') return tryAgain(page);
    if (state === 'asking') {
      return {
        name: 'submit',
        keeps: true,
        writes: '/api/submit_order',
        take: async () => {
          hasLooked = false;
          await cart.submitButton.click();
        },
      };
    }
    if (!state.startsWith('editing')) return 'busy';
    if ((await cart.countLines()) === 0) return hasLooked ? open(page, product) : open(page, '/order-home');
    const quantities = await cart.quantitiesOf(product);
    if (quantities.join() !== String(quantity)) throw new Error(`the cart holds something else: ${words}`);
    return { name: 'ask to submit', keeps: true, take: () => cart.askButton.click() };
  }

  async function inList(page: Page, { state }: Sight): Promise<Next> {
    if (state === 'unreachable') return tryAgain(page);
    if (state !== 'listed') return 'loading';
    found = (await orderListPage(page).orderIds()).find((id) => !seen.has(id)) ?? null;
    if (found !== null) return 'done';
    const wasFresh = hasLooked;
    hasLooked = true;
    return wasFresh ? open(page, '/cart') : { name: 'reload the list', take: () => page.reload() };
  }

  async function onShelf(page: Page, { state, words }: Sight): Promise<Next> {
    if (state === 'missing') throw new Error(`the product is gone: ${words}`);
    if (state === 'unreachable') return tryAgain(page);
    if (state === 'choosing') {
      return {
        name: 'put into the cart',
        keeps: true,
        take: async () => {
          const dialog = page.getByRole('dialog');
          await dialog.locator('input[inputmode="numeric"]').fill(String(quantity));
          await dialogButton(page, 'product.toCart').click();
        },
      };
    }
    if (state !== 'shown') return 'loading';
    const isInCart = (await page.locator('main a[href="/cart"] .unseen').count()) > 0;
    if (isInCart) return { name: 'go to the cart', take: () => page.locator('main a[href="/cart"]').click() };
    return { name: 'choose the quantity', take: () => bar(page, 'product.order').click() };
  }

  return {
    name: 'order',
    persona: 'customer',
    path: product,
    steps: 5,
    orderId() {
      if (found === null) throw new Error('the order was not found yet');
      return found;
    },
    async next(page, sight) {
      if (sight.screen === 'cart') return inCart(page, sight);
      if (sight.screen === 'order-home') return inList(page, sight);
      if (sight.screen === 'product' && sight.path === product) return onShelf(page, sight);
      return elsewhere(page, sight, product);
    },
  };
}

/** The orders that the list of a signed-in person shows. */
export async function listedOrders(page: Page, origin: string): Promise<readonly string[]> {
  const list = orderListPage(page);
  await list.open(origin);
  return list.orderIds();
}
