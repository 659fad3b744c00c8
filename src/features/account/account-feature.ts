import { defineFeature } from '../feature.ts';
import { authClient } from './account-workflows.ts';

export const accountFeature = defineFeature(
  [{ path: 'my', tab: 'me', screen: () => import('./my-route.tsx') }],
  { auth: () => Promise.resolve(authClient) },
);
