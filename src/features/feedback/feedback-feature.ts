import { defineFeature, workflowsOf } from '../feature.ts';
import { feedbackWords } from './feedback-words.ts';

export const feedbackFeature = defineFeature(
  feedbackWords,
  [
    { path: 'feedback', tab: 'me', screen: () => import('./feedback-route.tsx') },
    { path: 'feedback/list', tab: 'me', screen: () => import('./feedback-list-route.tsx') },
  ],
  workflowsOf(() => import('./feedback-workflows.ts'), ['feedback']),
);
