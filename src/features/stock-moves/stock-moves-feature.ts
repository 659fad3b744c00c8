import { defineFeature, workflowsOf } from '../feature.ts';
import { stockMovesWords } from './stock-moves-words.ts';

export const stockMovesFeature = defineFeature(
  stockMovesWords,
  [
    {
      path: 'product/:skuId/stock',
      tab: 'stock',
      hidesTabs: true,
      screen: () => import('./stock-history-route.tsx'),
    },
  ],
  workflowsOf(() => import('./stock-moves-workflows.ts'), ['stock-dialog']),
  'stock-dialog',
);
