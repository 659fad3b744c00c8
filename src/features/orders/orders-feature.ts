import { defineFeature } from '../feature.ts';
import { ordersWords } from './orders-words.ts';

const list = () => import('./record-list-route.tsx');

export const ordersFeature = defineFeature(
  ordersWords,
  [
    { path: 'order-home', tab: 'orders', besideList: true, screen: list },
    { path: 'orders', tab: 'orders', besideList: true, screen: list },
    { path: 'payments', tab: 'orders', besideList: true, screen: list },
    {
      path: 'order/:orderId',
      tab: 'orders',
      hidesTabs: true,
      besideList: true,
      screen: () => import('./order-route.tsx'),
      signedOut: () => import('./shared-order-route.tsx'),
    },
  ],
  { order: async () => (await import('./orders-workflows.ts')).orderClient },
);
