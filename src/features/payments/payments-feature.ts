import { defineFeature, screensOf, workflowsOf } from '../feature.ts';
import { paymentEditWords } from '../payment-edit/payment-edit-words.ts';
import { photosWords } from '../photos/photos-words.ts';
import { recordListsWords } from '../record-lists/record-lists-words.ts';

const screen = screensOf(() => import('./payments-screens.ts'));

export const paymentsFeature = defineFeature(
  {
    zh: () => import('./words/zh.json'),
    en: () => import('./words/en.json'),
    th: () => import('./words/th.json'),
    uses: [paymentEditWords, photosWords, recordListsWords],
  },
  [
    {
      path: 'payment/:paymentOrderId',
      tab: 'orders',
      hidesTabs: true,
      besideList: true,
      screen: screen('Payment'),
    },
    {
      path: 'confirm-payments',
      tab: 'orders',
      hidesTabs: true,
      screen: screen('Lane'),
    },
  ],
  {
    ...workflowsOf(
      () => import('./payments-workflows.ts'),
      [
        'payment-proof',
        'payment-rejection',
        'payment-confirmation',
        'batch-confirmation',
        'quick-confirmation',
      ],
    ),
    ...workflowsOf(() => import('../payment-edit/payment-edit-workflow.ts'), ['payment-edit']),
  },
);
