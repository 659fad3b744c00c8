import { defineFeature } from '../feature.ts';
import { accountWords } from './account-words.ts';
import { authClient } from './account-workflows.ts';

export const accountFeature = defineFeature(
  accountWords,
  [{ path: 'my', tab: 'me', screen: () => import('./my-route.tsx') }],
  { auth: () => Promise.resolve(authClient) },
);
