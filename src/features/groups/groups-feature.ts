import { defineFeature } from '../feature.ts';
import { groupsWords } from './groups-words.ts';

export const groupsFeature = defineFeature(
  groupsWords,
  [{ path: 'my/groups', tab: 'me', screen: () => import('./my-groups-route.tsx') }],
  {},
);
