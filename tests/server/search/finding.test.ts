import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchCategory } from '../../../domain/contract.ts';
import { addBenchProducts } from '../../bench/search/bench-shop.ts';
import { measureFinding, type Finding } from '../../bench/search/measure-finding.ts';
import { queryLanguages } from '../../bench/search/queries.ts';
import { startServer, type TestServer } from '../harness.ts';

let server: TestServer;
let findings: readonly Finding[];

beforeAll(async () => {
  server = await startServer({ TALAT_DEMO: '1', REQUESTS_PER_MINUTE: '99999' });
  const products = await addBenchProducts(server.store.forMerchant('m-demo'));
  const bySku = new Map(products.map((product) => [product.sku_id, product]));
  const customer = await server.as('customer');
  findings = await measureFinding(
    async (typed) => {
      const { data } = await customer.get(`/api/search_sku_by_name?name=${encodeURIComponent(typed)}`);
      return data as SearchCategory[];
    },
    (skuId) => bySku.get(skuId),
  );
});
afterAll(() => server.stop());

describe.each(queryLanguages)('what is looked for in %s', (language) => {
  test('is shown first in 95 of 100 queries and among the first three in 99', () => {
    const { queries, misses } = findings.find((finding) => finding.language === language) ?? {};
    expect(queries).toBeGreaterThanOrEqual(60);
    const beyondThree = misses?.filter(({ place }) => place === null || place > 3) ?? [];
    expect({ misses, within: (misses?.length ?? 0) <= (queries ?? 0) * 0.05 }).toEqual({
      misses,
      within: true,
    });
    expect({ beyondThree, within: beyondThree.length <= (queries ?? 0) * 0.01 }).toEqual({
      beyondThree,
      within: true,
    });
  });
});
