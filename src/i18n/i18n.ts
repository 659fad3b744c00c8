import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from './language.ts';

/** What the shell and home say; the rest comes with the first other screen. */
const startWords = {
  zh: () => import('./start/zh.json'),
  en: () => import('./start/en.json'),
  th: () => import('./start/th.json'),
};

const screenWords = {
  zh: () => import('./screens/zh.json'),
  en: () => import('./screens/en.json'),
  th: () => import('./screens/th.json'),
};

/** Languages of which the words of all screens are there. */
const complete = new Set<string>();

/** Starts the interface in one language; resolves when the words of the shell and home are there. */
export async function startI18n(language: Language): Promise<void> {
  complete.clear();
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { translation: (await startWords[language]()).default } },
    // All languages have the same keys, and only one of them is ever loaded.
    fallbackLng: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  document.documentElement.lang = language;
}

/** Resolves when the words of all screens are there, in the language that is shown. Rejects when they cannot be fetched. */
export async function loadScreenWords(): Promise<void> {
  await completeWords(i18next.language as Language);
}

/** Shows the interface in another language, whose words are fetched first. */
export async function changeLanguage(language: Language): Promise<void> {
  addWords(language, (await startWords[language]()).default);
  await completeWords(language);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

async function completeWords(language: Language): Promise<void> {
  if (complete.has(language)) return;
  addWords(language, (await screenWords[language]()).default);
  complete.add(language);
}

function addWords(language: Language, words: object): void {
  i18next.addResourceBundle(language, 'translation', words, true);
}
