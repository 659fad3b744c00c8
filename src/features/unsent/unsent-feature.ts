import { defineFeature } from '../feature.ts';

export const unsentFeature = defineFeature(
  {
    zh: () => import('./words/zh.json'),
    en: () => import('./words/en.json'),
    th: () => import('./words/th.json'),
  },
  [{ path: 'my/unsent', tab: 'me', screen: () => import('./unsent-route.tsx') }],
  {},
);
