import type { FeatureWords } from '../../i18n/i18n.ts';
import { paymentsWords } from '../payments/payments-words.ts';
import { photosWords } from '../photos/photos-words.ts';
import { recordListsWords } from '../record-lists/record-lists-words.ts';

export const ordersWords: FeatureWords = {
  zh: () => import('./words/zh.json'),
  en: () => import('./words/en.json'),
  th: () => import('./words/th.json'),
  uses: [paymentsWords, photosWords, recordListsWords],
};
