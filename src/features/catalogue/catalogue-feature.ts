import { defineFeature } from '../feature.ts';
import { HomeRoute } from './home-route.tsx';

export const catalogueFeature = defineFeature(
  {
    zh: () => import('./words/zh.json'),
    en: () => import('./words/en.json'),
    th: () => import('./words/th.json'),
  },
  [{ path: 'home', tab: 'home', screen: { loaded: HomeRoute } }],
  {},
);
