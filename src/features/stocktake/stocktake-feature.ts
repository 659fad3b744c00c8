import { defineFeature, screensOf, workflowsOf } from '../feature.ts';
import { photosWords } from '../photos/photos-words.ts';
import { printingWords } from '../printing/printing-words.ts';
import { scanningWords } from '../scanning/scanning-words.ts';
import { sheetsWords } from '../sheets/sheets-words.ts';

const screen = screensOf(() => import('./stocktake-screens.ts'));

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
      screen: screen('Start'),
    },
    {
      path: 'stocktakes',
      tab: 'stock',
      hidesTabs: true,
      screen: screen('Past'),
    },
    {
      path: 'stocktake/:stocktakeId',
      tab: 'stock',
      hidesTabs: true,
      screen: screen('Count'),
    },
    {
      path: 'stocktake/:stocktakeId/protocol',
      tab: 'stock',
      hidesTabs: true,
      screen: screen('Protocol'),
    },
  ],
  workflowsOf(() => import('./stocktake-workflows.ts'), ['stocktake']),
);
