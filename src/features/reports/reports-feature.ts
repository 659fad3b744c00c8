import { defineFeature } from '../feature.ts';
import { groupsWords } from '../groups/groups-words.ts';
import { recordListsWords } from '../record-lists/record-lists-words.ts';
import { sheetsWords } from '../sheets/sheets-words.ts';

export const reportsFeature = defineFeature(
  {
    zh: () => import('./words/zh.json'),
    en: () => import('./words/en.json'),
    th: () => import('./words/th.json'),
    uses: [groupsWords, recordListsWords, sheetsWords],
  },
  [{ path: 'report', tab: 'me', hidesTabs: true, screen: () => import('./report-route.tsx') }],
  {},
);
