import { defineFeature } from '../feature.ts';

export const unsentFeature = defineFeature(
  [{ path: 'my/unsent', tab: 'me', screen: () => import('./unsent-route.tsx') }],
  {},
);
