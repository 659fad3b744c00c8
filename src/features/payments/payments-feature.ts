import { defineFeature } from '../feature.ts';
import { paymentsWords } from './payments-words.ts';

const workflows = () => import('./payments-workflows.ts');

export const paymentsFeature = defineFeature(
  paymentsWords,
  [
    {
      path: 'payment/:paymentOrderId',
      tab: 'orders',
      hidesTabs: true,
      besideList: true,
      screen: () => import('./payment-route.tsx'),
    },
  ],
  {
    'payment-proof': async () => (await workflows()).paymentProofClient,
    'payment-confirmation': async () => (await workflows()).paymentConfirmationClient,
  },
);
