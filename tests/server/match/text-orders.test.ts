import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { casesAt } from '../../all-cases.ts';
import type { DataOf } from '../../../domain/operations.ts';
import { addBenchProducts } from '../../bench/search/bench-shop.ts';
import { orderLanguages, orderSets, type OrderSet } from '../../bench/text-orders/fixtures.ts';
import { measureOrders, type OrderReading } from '../../bench/text-orders/measure-orders.ts';
import { startServer, type TestServer } from '../harness.ts';

let server: TestServer;
let measure: (set: OrderSet) => Promise<OrderReading[]>;

beforeAll(async () => {
  server = await startServer({ TALAT_DEMO: '1', REQUESTS_PER_MINUTE: '99999' });
  const products = await addBenchProducts(server.store.forMerchant('m-demo'));
  const bySku = new Map(products.map((product) => [product.sku_id, product]));
  const customer = await server.as('customer');
  const read = async (text: string) =>
    (await customer.post('/api/submit_order_by_text', { text })).data as DataOf<'submitOrderByText'>;
  measure = async (set) => await measureOrders(set, read, (skuId) => bySku.get(skuId));
});
afterAll(() => server.stop());

/** Of right lines at least, of false ones at most, and how many of these may be said to be sure in a language. */
const floors: Readonly<Record<OrderSet, { right: number; wrong: number; sure?: number }>> = {
  tuned: { right: 0.97, wrong: 0.02 },
  'tuned-later': { right: 0.97, wrong: 0.02 },
  'by-class': { right: 0.97, wrong: 0.02 },
  'held-out': { right: 0.95, wrong: 0.02 },
  fresh: { right: 0.95, wrong: 0.035 },
  chats: { right: 0.95, wrong: 0.035 },
  'chats-later': { right: 0.95, wrong: 0.035 },
  'chats-last': { right: 0.95, wrong: 0.035 },
  shops: { right: 0.95, wrong: 0.02 },
  'shops-last': { right: 0.94, wrong: 0.02 },
  traders: { right: 0.94, wrong: 0.05 },
  buyers: { right: 0.83, wrong: 0.045 },
  markets: { right: 0.96, wrong: 0.025 },
  regulars: { right: 0.97, wrong: 0.02 },
  phones: { right: 0.96, wrong: 0.02 },
  evenings: { right: 0.94, wrong: 0.025 },
  mornings: { right: 0.96, wrong: 0.03 },
  afternoons: { right: 0.98, wrong: 0.01 },
  nights: { right: 0.87, wrong: 0.07, sure: 2 },
  stalls: { right: 0.91, wrong: 0.05, sure: 1 },
  rainy: { right: 0.97, wrong: 0.03 },
  weekends: { right: 0.96, wrong: 0.01 },
};

/** The sets that `npm test` reads: one of each manner, and the last ones. */
const read: readonly OrderSet[] = [
  'tuned',
  'held-out',
  'chats-last',
  'traders',
  'regulars',
  'afternoons',
  'nights',
  'stalls',
  'weekends',
  'rainy',
];

describe.each(casesAt(orderSets, ...read.map((set) => orderSets.indexOf(set))))(
  'of the %s messages',
  (set) => {
    let readings: OrderReading[];

    beforeAll(async () => {
      readings = await measure(set);
    });

    test.each(orderLanguages)(
      'those in %s have most lines right, few false and hardly any of those sure',
      (language) => {
        const reading = readings.find((one) => one.language === language);
        expect(reading).toBeDefined();
        const { lines = 0, right = 0, answered = 0, wrong = 0, wrongSure = 0 } = reading ?? {};
        const { right: least, wrong: most, sure = 0 } = floors[set];
        expect({
          language,
          right: right / lines >= least,
          wrong: wrong / answered <= most,
          sure: wrongSure <= sure,
        }).toEqual({ language, right: true, wrong: true, sure: true });
      },
    );
  },
);
