import type { FeatureWords } from '../../i18n/i18n.ts';
import { debugLogWords } from '../debug-log/debug-log-words.ts';

export const auditWords: FeatureWords = {
  zh: () => import('./words/zh.json'),
  en: () => import('./words/en.json'),
  th: () => import('./words/th.json'),
  uses: [debugLogWords],
};
