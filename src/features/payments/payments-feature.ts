import { defineFeature } from '../feature.ts';
import { photosWords } from '../photos/photos-words.ts';
import { recordListsWords } from '../record-lists/record-lists-words.ts';

const screens = async () => (await import('./payments-screens.ts')).screens;
const workflows = () => import('./payments-workflows.ts');

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
  {
    'payment-proof': async () => (await workflows()).paymentProofClient,
    'payment-rejection': async () => (await workflows()).paymentRejectionClient,
    'payment-confirmation': async () => (await workflows()).paymentConfirmationClient,
    'batch-confirmation': async () => (await workflows()).batchConfirmationClient,
    'quick-confirmation': async () => (await workflows()).quickConfirmationClient,
  },
);
