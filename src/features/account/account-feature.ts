import { defineFeature } from '../feature.ts';
import { authClient } from './account-workflows.ts';

export const accountFeature = defineFeature(
  {
    zh: () => import('./words/zh.json'),
    en: () => import('./words/en.json'),
    th: () => import('./words/th.json'),
  },
  [{ path: 'my', tab: 'me', screen: () => import('./my-route.tsx') }],
  { auth: () => Promise.resolve(authClient) },
);
