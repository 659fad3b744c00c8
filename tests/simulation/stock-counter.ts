import type { StocktakeResult } from '../../domain/contract.ts';
import type { Stocktake } from './scenario.ts';
import { setupKeyPrefix } from './set-up-shop.ts';
import type { Shop, ShopCall, ShopRecords } from './shop/shop.ts';

/** The storekeeper, who counts the shelf without a device of the scenario. */
export interface StockCounter {
  count(stocktake: Stocktake): Promise<void>;
  /** Counts that are lost, made twice or answered in two ways. */
  violations(records: ShopRecords): readonly string[];
}

/** Products that nobody has looked at are not counted. */
export function createStockCounter(shop: Shop, log: (line: string) => void): StockCounter {
  const seen = new Map<string, number>();
  const recorded = new Map<string, number>();
  const faults: string[] = [];
  let stocktakes = 0;

  async function look(): Promise<void> {
    for (const { skuId, onHand } of (await shop.records()).products) seen.set(skuId, onHand);
  }

  function linesOf(differences: Stocktake['differences']) {
    return [...seen.keys()].toSorted().flatMap((product_id, at) => {
      const [base_stock, difference] = [seen.get(product_id) ?? 0, differences[at] ?? null];
      if (difference === null) return [];
      const counted = Math.max(base_stock + difference, 0);
      const direction = counted > base_stock ? 'inventory_increase' : 'inventory_decrease';
      const operation_subtype = counted === base_stock ? 'inventory_no_change' : direction;
      return [{ product_id, base_stock, counted, counted_at: '2025-01-01T00:00:00Z', operation_subtype }];
    });
  }

  return {
    async count({ looks, differences, twice }) {
      if (looks || seen.size === 0) await look();
      const lines = linesOf(differences);
      if (lines.length === 0) return;
      stocktakes += 1;
      const call: ShopCall = {
        by: 'storekeeper',
        method: 'POST',
        path: '/api/stocktake',
        key: `${setupKeyPrefix}count-${stocktakes}`,
        body: { kind: 'json', text: JSON.stringify({ stocktake_id: `stocktake-${stocktakes}`, lines }) },
      };
      const { status, body } = await shop.call(call);
      log(
        `storekeeper: counts ${lines.map(({ base_stock, counted }) => `${base_stock} -> ${counted}`).join(', ')}`,
      );
      if (status !== 200) {
        faults.push(`a stocktake is refused: ${JSON.stringify(body)}`);
        return;
      }
      if (twice && JSON.stringify((await shop.call(call)).body) !== JSON.stringify(body))
        faults.push('a stocktake that is sent again is answered in another way');
      for (const { product_id, ok, on_hand } of resultsOf(body)) {
        const line = lines.find((sent) => sent.product_id === product_id);
        if (line === undefined || on_hand === undefined) continue;
        seen.set(product_id, on_hand);
        if (ok) recorded.set(product_id, (recorded.get(product_id) ?? 0) + line.counted - line.base_stock);
      }
    },

    violations({ products }) {
      const wrong = products
        .filter(({ skuId, counted }) => counted !== (recorded.get(skuId) ?? 0))
        .map(
          ({ skuId, counted }) =>
            `${skuId}: counts made ${counted}, ${recorded.get(skuId) ?? 0} were answered`,
        );
      return [...faults, ...wrong];
    },
  };
}

function resultsOf(body: unknown): readonly StocktakeResult[] {
  return (body as { readonly data: { readonly results: readonly StocktakeResult[] } }).data.results;
}
