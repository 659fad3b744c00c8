import type { DemoCatalogue } from './catalogue.ts';
import { demoOrders, type DemoOrder } from './orders.ts';
import { demoPayments, type DemoPayment } from './payments.ts';
import type { DemoMerchant } from './people.ts';
import type { PictureNames } from './pictures.ts';
import type { TradePlan } from './plan.ts';
import { demoStock, demoStocktake, type DemoStock, type DemoStocktake } from './stock.ts';

/** All data of a demo merchant, before it is converted to rows. */
export interface DemoShop {
  readonly merchant: DemoMerchant;
  readonly categories: DemoCatalogue['categories'];
  readonly stock: readonly DemoStock[];
  readonly stocktake: DemoStocktake;
  readonly orders: readonly DemoOrder[];
  readonly payments: readonly DemoPayment[];
  readonly plan: TradePlan;
}

/** Builds a merchant's orders, payments and stock as of `now`. */
export function demoShop(
  merchant: DemoMerchant,
  catalogue: DemoCatalogue,
  plan: TradePlan,
  now: Date,
): DemoShop {
  const orders = demoOrders(merchant, plan, catalogue.skus, now);
  return {
    merchant,
    categories: catalogue.categories,
    stock: demoStock(merchant, catalogue.skus, orders, now),
    stocktake: demoStocktake(now),
    orders,
    payments: demoPayments(merchant, plan, orders, now),
    plan,
  };
}

/** Names of the pictures that a shop shows. */
export function picturesOf({ merchant, stock, payments }: DemoShop): PictureNames {
  return {
    seenByAnybody: [
      ...merchant.people.map(({ portrait }) => portrait),
      ...merchant.addresses.flatMap(({ map, shop }) => [map, shop]),
      ...stock.map(({ sku }) => sku.picture),
    ],
    proofs: payments.flatMap(({ plan }) => plan.photos.map((picture) => ({ picture, proves: plan.payment }))),
  };
}
