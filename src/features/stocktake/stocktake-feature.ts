import { defineFeature, workflowsOf } from '../feature.ts';
import { photosWords } from '../photos/photos-words.ts';
import { printingWords } from '../printing/printing-words.ts';
import { scanningWords } from '../scanning/scanning-words.ts';
import { sheetsWords } from '../sheets/sheets-words.ts';

const screens = async () => (await import('./stocktake-screens.ts')).screens;

export const stocktakeFeature = defineFeature(
  {
    zh: () => import('./words/zh.json'),
    en: () => import('./words/en.json'),
    th: () => import('./words/th.json'),
    uses: [photosWords, printingWords, scanningWords, sheetsWords],
  },
  [
    {
      path: 'stocktake',
      tab: 'stock',
      hidesTabs: true,
      screen: async () => ({ default: (await screens()).Start }),
    },
    {
      path: 'stocktakes',
      tab: 'stock',
      hidesTabs: true,
      screen: async () => ({ default: (await screens()).Past }),
    },
    {
      path: 'stocktake/:stocktakeId',
      tab: 'stock',
      hidesTabs: true,
      screen: async () => ({ default: (await screens()).Count }),
    },
    {
      path: 'stocktake/:stocktakeId/protocol',
      tab: 'stock',
      hidesTabs: true,
      screen: async () => ({ default: (await screens()).Protocol }),
    },
  ],
  workflowsOf(() => import('./stocktake-workflows.ts'), ['stocktake']),
);
