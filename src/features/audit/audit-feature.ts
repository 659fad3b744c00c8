import { defineFeature } from '../feature.ts';
import { auditWords } from './audit-words.ts';

export const auditFeature = defineFeature(
  auditWords,
  [{ path: 'audit/*', tab: 'me', screen: () => import('./audit-route.tsx') }],
  {},
);
