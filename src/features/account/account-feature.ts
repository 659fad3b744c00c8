import { defineFeature } from '../feature.ts';
import { accountWords } from './account-words.ts';
import { authClient } from './account-workflows.ts';

const screens = async () => (await import('./account-screens.ts')).screens;

export const accountFeature = defineFeature(
  accountWords,
  [
    { path: 'my', tab: 'me', screen: async () => ({ default: (await screens()).My }) },
    { path: 'about', tab: 'me', screen: () => import('./about-route.tsx') },
    { path: 'settings', tab: 'me', screen: async () => ({ default: (await screens()).Settings }) },
  ],
  {
    auth: () => Promise.resolve(authClient),
    'merchant-settings': async () => (await screens()).merchantSettingsClient,
    'shop-profile': async () => (await screens()).shopProfileClient,
  },
);
