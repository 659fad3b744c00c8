import { defineFeature, screensOf } from '../feature.ts';
import { orderPrintWords } from './order-print-words.ts';

const screen = screensOf(() => import('./order-print-screens.ts'));

export const orderPrintFeature = defineFeature(
  orderPrintWords,
  [
    {
      path: 'order/:orderId/print',
      tab: 'orders',
      hidesTabs: true,
      screen: screen('OrderPrintRoute'),
      signedOut: screen('OrderPrintRoute'),
    },
  ],
  {},
);
