import type { FeatureWords } from '../../i18n/i18n.ts';
import { speechWords } from '../speech/speech-words.ts';

export const textOrdersWords: FeatureWords = {
  zh: () => import('./words/zh.json'),
  en: () => import('./words/en.json'),
  th: () => import('./words/th.json'),
  uses: [speechWords],
};

/** Opens the dialog of a text order where order home is asked for a form of this name. */
export const textOrderForm = 'text-order';
