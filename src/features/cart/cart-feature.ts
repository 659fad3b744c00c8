import { defineFeature } from '../feature.ts';
import { cartWords } from './cart-words.ts';
import { cartClient } from './cart-workflows.ts';

export const cartFeature = defineFeature(
  cartWords,
  [{ path: 'cart', tab: 'cart', screen: () => import('./cart-route.tsx') }],
  // Loaded with the app: every tab shows how much is in the cart.
  { cart: () => Promise.resolve(cartClient) },
);
