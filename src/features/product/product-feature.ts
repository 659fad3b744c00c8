import { catalogueFeature } from '../catalogue/catalogue-feature.ts';
import { defineFeature } from '../feature.ts';

export const productFeature = defineFeature(
  {
    zh: () => import('./words/zh.json'),
    en: () => import('./words/en.json'),
    th: () => import('./words/th.json'),
    uses: [catalogueFeature.words],
  },
  [{ path: 'product/:skuId', tab: 'home', hidesTabs: true, screen: () => import('./product-route.tsx') }],
  {},
);
