import { defineFeature, workflowsOf } from '../feature.ts';
import { groupsWords } from '../groups/groups-words.ts';
import { productPickerWords } from '../product-picker/product-picker-words.ts';

export const vipFeature = defineFeature(
  {
    zh: () => import('./words/zh.json'),
    en: () => import('./words/en.json'),
    th: () => import('./words/th.json'),
    uses: [groupsWords, productPickerWords],
  },
  [{ path: 'home-vip', tab: 'me', hidesTabs: true, screen: () => import('./vip-route.tsx') }],
  workflowsOf(() => import('./vip-workflows.ts'), ['vip-admin']),
  'vip-admin',
);
