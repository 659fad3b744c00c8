import { defineFeature } from '../feature.ts';
import { unsentWords } from './unsent-words.ts';

export const unsentFeature = defineFeature(
  unsentWords,
  [{ path: 'my/unsent', tab: 'me', screen: () => import('./unsent-route.tsx') }],
  {},
);
