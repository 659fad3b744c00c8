import { defineFeature } from '../feature.ts';
import { printingWords } from '../printing/printing-words.ts';
import { recordListsWords } from '../record-lists/record-lists-words.ts';
import { sheetsWords } from '../sheets/sheets-words.ts';

export const statementsFeature = defineFeature(
  {
    zh: () => import('./words/zh.json'),
    en: () => import('./words/en.json'),
    th: () => import('./words/th.json'),
    uses: [printingWords, recordListsWords, sheetsWords],
  },
  [
    { path: 'statements/*', tab: 'me', hidesTabs: true, screen: () => import('./statements-route.tsx') },
    { path: 'day-close/*', tab: 'me', hidesTabs: true, screen: () => import('./day-close-route.tsx') },
  ],
  {},
);
