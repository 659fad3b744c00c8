import { defineFeature, workflowsOf } from '../feature.ts';
import { photosWords } from '../photos/photos-words.ts';
import { recordListsWords } from '../record-lists/record-lists-words.ts';

const screens = async () => (await import('./payments-screens.ts')).screens;

export const paymentsFeature = defineFeature(
  {
    zh: () => import('./words/zh.json'),
    en: () => import('./words/en.json'),
    th: () => import('./words/th.json'),
    uses: [photosWords, recordListsWords],
  },
  [
    {
      path: 'payment/:paymentOrderId',
      tab: 'orders',
      hidesTabs: true,
      besideList: true,
      screen: async () => ({ default: (await screens()).Payment }),
    },
    {
      path: 'confirm-payments',
      tab: 'orders',
      hidesTabs: true,
      screen: async () => ({ default: (await screens()).Lane }),
    },
  ],
  workflowsOf(
    () => import('./payments-workflows.ts'),
    [
      'payment-proof',
      'payment-rejection',
      'payment-confirmation',
      'batch-confirmation',
      'quick-confirmation',
    ],
  ),
);
