import { defineFeature } from '../feature.ts';
import { HomeRoute } from './home-route.tsx';

export const catalogueFeature = defineFeature(
  [
    { path: 'home', tab: 'home', screen: { loaded: HomeRoute } },
    { path: 'product/:skuId', tab: 'home', hidesTabs: true, screen: () => import('./product-route.tsx') },
  ],
  {},
);
