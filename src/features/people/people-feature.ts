import { defineFeature, workflowsOf } from '../feature.ts';
import { groupsWords } from '../groups/groups-words.ts';

export const peopleFeature = defineFeature(
  {
    zh: () => import('./words/zh.json'),
    en: () => import('./words/en.json'),
    th: () => import('./words/th.json'),
    uses: [groupsWords],
  },
  [{ path: 'role', tab: 'me', hidesTabs: true, screen: () => import('./people-route.tsx') }],
  workflowsOf(() => import('./people-workflows.ts'), ['role-admin', 'group-form']),
  'role-admin',
  'group-form',
);
