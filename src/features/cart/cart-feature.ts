import { defineFeature } from '../feature.ts';
import { cartClient } from './cart-workflows.ts';

export const cartFeature = defineFeature(
  {
    zh: () => import('./words/zh.json'),
    en: () => import('./words/en.json'),
    th: () => import('./words/th.json'),
  },
  [{ path: 'cart', tab: 'cart', screen: () => import('./cart-route.tsx') }],
  // Loaded with the app: every tab shows how much is in the cart.
  { cart: () => Promise.resolve(cartClient) },
);
