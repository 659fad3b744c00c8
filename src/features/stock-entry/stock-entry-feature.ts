import { defineFeature } from '../feature.ts';
import { productPickerWords } from '../product-picker/product-picker-words.ts';

const workflows = () => import('./entry-writes.ts');
const screens = () => import('./entry-screens.ts');

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
      path: 'stock-entry/hints',
      tab: 'stock',
      hidesTabs: true,
      screen: async () => ({ default: (await screens()).Hints }),
    },
    {
      path: 'stock-entry/:entryId',
      tab: 'stock',
      hidesTabs: true,
      screen: async () => ({ default: (await screens()).Entry }),
    },
  ],
  {
    'stock-entry': async () => (await workflows()).stockEntryClient,
    'hint-removal': async () => (await workflows()).hintRemovalClient,
  },
);
