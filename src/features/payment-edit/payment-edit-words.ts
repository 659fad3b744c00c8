import type { FeatureWords } from '../../i18n/i18n.ts';
import { photosWords } from '../photos/photos-words.ts';

export const paymentEditWords: FeatureWords = {
  zh: () => import('./words/zh.json'),
  en: () => import('./words/en.json'),
  th: () => import('./words/th.json'),
  uses: [photosWords],
};
