import { defineFeature, screensOf, workflowsOf } from '../feature.ts';
import { productPickerWords } from '../product-picker/product-picker-words.ts';

const screen = screensOf(() => import('./entry-screens.ts'));

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
      screen: screen('Start'),
    },
    {
      path: 'stock-entry/:entryId',
      tab: 'stock',
      hidesTabs: true,
      screen: screen('Entry'),
    },
  ],
  {
    ...workflowsOf(() => import('./stock-entry-workflows.ts'), ['stock-entry']),
    ...workflowsOf(() => import('./hints-workflows.ts'), ['hint-removal']),
  },
);
