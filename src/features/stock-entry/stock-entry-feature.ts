import { defineFeature } from '../feature.ts';
import { productPickerWords } from '../product-picker/product-picker-words.ts';

const screens = async () => (await import('./entry-screens.ts')).screens;

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
      screen: async () => ({ default: (await screens()).Start }),
    },
    {
      path: 'stock-entry/:entryId',
      tab: 'stock',
      hidesTabs: true,
      screen: async () => ({ default: (await screens()).Entry }),
    },
  ],
  {
    'stock-entry': async () => (await import('./stock-entry-workflows.ts')).stockEntryClient,
    'hint-removal': async () => (await import('./hints-workflows.ts')).hintRemovalClient,
  },
);
