import { defineFeature } from '../feature.ts';
import { groupsWords } from '../groups/groups-words.ts';
import { photosWords } from '../photos/photos-words.ts';

const parts = () => import('./addresses-parts.ts');

export const addressesFeature = defineFeature(
  {
    zh: () => import('./words/zh.json'),
    en: () => import('./words/en.json'),
    th: () => import('./words/th.json'),
    uses: [groupsWords, photosWords],
  },
  [{ path: 'address', tab: 'me', hidesTabs: true, screen: parts }],
  {
    'address-form': async () => (await parts()).form,
    'address-change': async () => (await parts()).change,
  },
);
