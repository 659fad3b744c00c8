import type { FeatureWords } from '../../i18n/i18n.ts';
import { printingWords } from '../printing/printing-words.ts';

export const orderPrintWords: FeatureWords = {
  zh: () => import('./words/zh.json'),
  en: () => import('./words/en.json'),
  th: () => import('./words/th.json'),
  uses: [printingWords],
};
