import { defineFeature } from '../feature.ts';

export const auditFeature = defineFeature(
  [{ path: 'audit/*', tab: 'me', screen: () => import('./audit-route.tsx') }],
  {},
);
