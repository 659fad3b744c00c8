import { defineFeature } from '../feature.ts';
import { scanningWords } from '../scanning/scanning-words.ts';
import { sheetsWords } from '../sheets/sheets-words.ts';
import { stockMovesWords } from '../stock-moves/stock-moves-words.ts';

export const stockFeature = defineFeature(
  {
    zh: () => import('./words/zh.json'),
    en: () => import('./words/en.json'),
    th: () => import('./words/th.json'),
    uses: [scanningWords, sheetsWords, stockMovesWords],
  },
  [
    { path: 'stock', tab: 'stock', screen: () => import('./stock-route.tsx') },
    {
      path: 'product/:skuId/stock',
      tab: 'stock',
      hidesTabs: true,
      screen: () => import('./stock-history-route.tsx'),
    },
  ],
  {},
);
