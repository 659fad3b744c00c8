import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { languages } from './language.ts';
import type { Language } from './language.ts';

type WordsFile = () => Promise<{ readonly default: object }>;

/** What a feature says, a file for each language, and the words of the features whose parts its screens show. */
export interface FeatureWords extends Readonly<Record<Language, WordsFile>> {
  readonly uses?: readonly FeatureWords[];
}

/** What the shell and the parts of the first screen say. */
const startWords: FeatureWords = {
  zh: () => import('./start/zh.json'),
  en: () => import('./start/en.json'),
  th: () => import('./start/th.json'),
};

/** What several features and the parts of other screens say; it comes with the first of them. */
const sharedWords: FeatureWords = {
  zh: () => import('./words/zh.json'),
  en: () => import('./words/en.json'),
  th: () => import('./words/th.json'),
};

/** All words that were asked for so far: another language needs the same. */
const asked = new Set<FeatureWords>();
const loaded = new Map<Language, Set<FeatureWords>>();

/** Starts the interface in one language; resolves when the words of the shell and of the first screen are there. */
export async function startI18n(language: Language, firstScreen: FeatureWords): Promise<void> {
  asked.clear();
  for (const known of languages) loaded.set(known, new Set());
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { translation: {} } },
    // All languages have the same keys, and only one of them is ever loaded.
    fallbackLng: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  await fetchWords(language, [startWords, ...withUsed(firstScreen)]);
  document.documentElement.lang = language;
}

/**
 * Resolves when the words that all screens share are there, and those of a feature, in the language that is shown.
 * Rejects when they cannot be fetched.
 */
export async function loadWords(words?: FeatureWords): Promise<void> {
  const language = i18next.language as Language;
  await fetchWords(language, [sharedWords, ...(words === undefined ? [] : withUsed(words))]);
  // Another language may have been chosen meanwhile.
  if (i18next.language !== language) await loadWords(words);
}

/** Shows the interface in another language; all words that were loaded in the one before are fetched first. */
export async function changeLanguage(language: Language): Promise<void> {
  while (missing(language).length > 0) await fetchWords(language, missing(language));
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

function withUsed(words: FeatureWords): readonly FeatureWords[] {
  return [words, ...(words.uses ?? []).flatMap(withUsed)];
}

function missing(language: Language): readonly FeatureWords[] {
  return [...asked].filter((words) => loaded.get(language)?.has(words) !== true);
}

async function fetchWords(language: Language, all: readonly FeatureWords[]): Promise<void> {
  for (const words of all) asked.add(words);
  const unloaded = all.filter((words) => loaded.get(language)?.has(words) !== true);
  await Promise.all(
    unloaded.map(async (words) => {
      i18next.addResourceBundle(language, 'translation', (await words[language]()).default, true);
      loaded.get(language)?.add(words);
    }),
  );
}
