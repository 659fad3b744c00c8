import { defineFeature } from '../feature.ts';
import { groupsWords } from '../groups/groups-words.ts';
import { photosWords } from '../photos/photos-words.ts';

const workflows = () => import('./addresses-workflows.ts');

export const addressesFeature = defineFeature(
  {
    zh: () => import('./words/zh.json'),
    en: () => import('./words/en.json'),
    th: () => import('./words/th.json'),
    uses: [groupsWords, photosWords],
  },
  [{ path: 'address', tab: 'me', hidesTabs: true, screen: () => import('./addresses-route.tsx') }],
  {
    'address-form': async () => (await workflows()).addressFormClient,
    'address-change': async () => (await workflows()).addressChangeClient,
  },
);
