import type { FeatureWords } from '../../i18n/i18n.ts';
import { speechWords } from '../speech/speech-words.ts';

export const feedbackWords: FeatureWords = {
  zh: () => import('./words/zh.json'),
  en: () => import('./words/en.json'),
  th: () => import('./words/th.json'),
  uses: [speechWords],
};

/** The id of the feedback that is one text, beside that of the page, which is empty. */
export const shortFeedback = 'short';
