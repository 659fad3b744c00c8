/** The stock at the start: little, so that users compete for it. */
export const stockedProducts = [
  { skuId: 'simulated-cup', name: 'Cup', price: 4550, pieces: 6 },
  { skuId: 'simulated-fan', name: 'Fan', price: 25_000, pieces: 3 },
  { skuId: 'simulated-tea', name: 'Tea', price: 999, pieces: 40 },
] as const;
