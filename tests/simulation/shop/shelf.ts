/** What lies on the shelf when a story begins: little of it, so that people get in each other's way. */
export const shelf = [
  { skuId: 'simulated-cup', name: 'Cup', price: 4550, pieces: 6 },
  { skuId: 'simulated-fan', name: 'Fan', price: 25_000, pieces: 3 },
  { skuId: 'simulated-tea', name: 'Tea', price: 999, pieces: 40 },
] as const;
