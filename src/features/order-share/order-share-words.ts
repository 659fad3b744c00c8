import type { FeatureWords } from '../../i18n/i18n.ts';

export const orderShareWords: FeatureWords = {
  zh: () => import('./words/zh.json'),
  en: () => import('./words/en.json'),
  th: () => import('./words/th.json'),
};
