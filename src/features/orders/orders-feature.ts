import { defineFeature, workflowsOf } from '../feature.ts';
import { orderPrintWords } from '../order-print/order-print-words.ts';
import { orderShareWords } from '../order-share/order-share-words.ts';
import { paymentsFeature } from '../payments/payments-feature.ts';
import { photosWords } from '../photos/photos-words.ts';
import { recordListsWords } from '../record-lists/record-lists-words.ts';
import { sheetsWords } from '../sheets/sheets-words.ts';

const list = () => import('./record-list-route.tsx');

export const ordersFeature = defineFeature(
  {
    zh: () => import('./words/zh.json'),
    en: () => import('./words/en.json'),
    th: () => import('./words/th.json'),
    uses: [
      orderPrintWords,
      orderShareWords,
      paymentsFeature.words,
      photosWords,
      recordListsWords,
      sheetsWords,
    ],
  },
  [
    { path: 'order-home', tab: 'orders', besideList: true, screen: list },
    { path: 'order', tab: 'orders', besideList: true, screen: list },
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
  workflowsOf(() => import('./orders-workflows.ts'), ['order']),
);
