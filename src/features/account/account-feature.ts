import { defineFeature } from '../feature.ts';
import { authClient } from './account-workflows.ts';

export const accountFeature = defineFeature(
  {
    zh: () => import('./words/zh.json'),
    en: () => import('./words/en.json'),
    th: () => import('./words/th.json'),
  },
  [
    { path: 'my', tab: 'me', screen: () => import('./my-route.tsx') },
    { path: 'settings', tab: 'me', screen: () => import('./settings-route.tsx') },
  ],
  {
    auth: () => Promise.resolve(authClient),
    'merchant-settings': async () => (await import('./settings-workflow.ts')).merchantSettingsClient,
  },
);
