import { defineFeature, workflowsOf } from '../feature.ts';
import { textOrdersWords } from './text-orders-words.ts';

export const textOrdersFeature = defineFeature(
  textOrdersWords,
  [
    {
      path: 'order-confirmation',
      tab: 'orders',
      hidesTabs: true,
      screen: () => import('./order-confirmation-route.tsx'),
    },
  ],
  workflowsOf(() => import('./text-orders-workflows.ts'), ['order-draft']),
);
