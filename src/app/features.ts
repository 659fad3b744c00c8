import { colourIn } from '../../domain/products/colours.ts';
import { accountFeature } from '../features/account/account-feature.ts';
import { addressesFeature } from '../features/addresses/addresses-feature.ts';
import { auditFeature } from '../features/audit/audit-feature.ts';
import { cartFeature } from '../features/cart/cart-feature.ts';
import { catalogueFeature } from '../features/catalogue/catalogue-feature.ts';
import type { Feature } from '../features/feature.ts';
import { feedbackFeature } from '../features/feedback/feedback-feature.ts';
import { groupsFeature } from '../features/groups/groups-feature.ts';
import { keepPageTitle } from './page-title.ts';
import { toScreens } from './screens.ts';
import { startScreens } from './start-screens.ts';
import { orderPrintFeature } from '../features/order-print/order-print-feature.ts';
import { ordersFeature } from '../features/orders/orders-feature.ts';
import { paymentsFeature } from '../features/payments/payments-feature.ts';
import { peopleFeature } from '../features/people/people-feature.ts';
import { reportsFeature } from '../features/reports/reports-feature.ts';
import { statementsFeature } from '../features/statements/statements-feature.ts';
import { stockFeature } from '../features/stock/stock-feature.ts';
import { scanningFeature } from '../features/scanning/scanning-feature.ts';
import { stockEntryFeature } from '../features/stock-entry/stock-entry-feature.ts';
import { stockMovesFeature } from '../features/stock-moves/stock-moves-feature.ts';
import { stocktakeFeature } from '../features/stocktake/stocktake-feature.ts';
import { productFeature } from '../features/product/product-feature.ts';
import { productFormFeature } from '../features/product-form/product-form-feature.ts';
import { textOrdersFeature } from '../features/text-orders/text-orders-feature.ts';
import { vipFeature } from '../features/vip/vip-feature.ts';
import { unsentFeature } from '../features/unsent/unsent-feature.ts';
import { loadWords } from '../i18n/i18n.ts';
import { showColoursBy } from '../ui/values/shown-colour.ts';
import type { ClientLoaders } from '../workflow/client-workflow.ts';

/**
 * Every feature of the app; its routes, tabs, resumed writes and unsent work are derived from this list. Loaded with the first screen
 * that is not home's, so that home's first load does not grow with it.
 */
const features: readonly Feature[] = [
  accountFeature,
  addressesFeature,
  auditFeature,
  cartFeature,
  catalogueFeature,
  feedbackFeature,
  groupsFeature,
  ordersFeature,
  orderPrintFeature,
  paymentsFeature,
  peopleFeature,
  reportsFeature,
  statementsFeature,
  stockFeature,
  scanningFeature,
  stockMovesFeature,
  stocktakeFeature,
  stockEntryFeature,
  productFeature,
  productFormFeature,
  textOrdersFeature,
  unsentFeature,
  vipFeature,
];

// Before any screen but home's is shown.
showColoursBy(colourIn);

// The catalogue's own: a screen that is shown stays when the others become known.
export const screens = [
  ...startScreens,
  ...toScreens(features.filter((feature) => feature !== catalogueFeature)),
];

/** What begins once the screens are known; it comes with them, so that home's first load does not carry it. */
export const followScreens = keepPageTitle;

/** The workflows that write, by name. */
export const clients: ClientLoaders = Object.fromEntries(
  features.flatMap(({ words, workflows, asking }) =>
    Object.entries(workflows).map(([name, load]) => [
      name,
      Object.assign(async () => ({ ...(await load()), loadWords: () => loadWords(words) }), {
        asks: asking.includes(name),
      }),
    ]),
  ),
);
