import { defineFeature } from '../feature.ts';
import { catalogueWords } from './catalogue-words.ts';
import { HomeRoute } from './home-route.tsx';

export const catalogueFeature = defineFeature(
  catalogueWords,
  [
    { path: 'home', tab: 'home', screen: { loaded: HomeRoute } },
    { path: 'product/:skuId', tab: 'home', hidesTabs: true, screen: () => import('./product-route.tsx') },
  ],
  {},
);
