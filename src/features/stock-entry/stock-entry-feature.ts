import { defineFeature } from '../feature.ts';
import { productPickerWords } from '../product-picker/product-picker-words.ts';

export const stockEntryFeature = defineFeature(
  {
    zh: () => import('./words/zh.json'),
    en: () => import('./words/en.json'),
    th: () => import('./words/th.json'),
    uses: [productPickerWords],
  },
  [
    {
      path: 'stock-entry',
      tab: 'stock',
      hidesTabs: true,
      screen: () => import('./stock-entry-start-route.tsx'),
    },
    {
      path: 'stock-entry/hints',
      tab: 'stock',
      hidesTabs: true,
      screen: () => import('./hints-route.tsx'),
    },
    {
      path: 'stock-entry/:entryId',
      tab: 'stock',
      hidesTabs: true,
      screen: () => import('./stock-entry-route.tsx'),
    },
  ],
  {
    'stock-entry': async () => (await import('./stock-entry-workflows.ts')).stockEntryClient,
    'hint-removal': async () => (await import('./hints-workflows.ts')).hintRemovalClient,
  },
);
