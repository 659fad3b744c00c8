import { defineFeature } from '../feature.ts';
import { debugLogWords } from '../debug-log/debug-log-words.ts';

export const auditFeature = defineFeature(
  {
    zh: () => import('./words/zh.json'),
    en: () => import('./words/en.json'),
    th: () => import('./words/th.json'),
    uses: [debugLogWords],
  },
  [{ path: 'audit/*', tab: 'me', screen: () => import('./audit-route.tsx') }],
  {},
);
