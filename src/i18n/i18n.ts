import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from './language.ts';

const loaders = {
  zh: () => import('./zh.json'),
  en: () => import('./en.json'),
  th: () => import('./th.json'),
};

/** Starts the interface in one language; resolves when its words are there. */
export async function startI18n(language: Language): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { translation: await loadWords(language) } },
    // All three files have the same keys, and only one of them is ever loaded.
    fallbackLng: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  document.documentElement.lang = language;
}

/** Shows the interface in another language, whose words are fetched first. */
export async function changeLanguage(language: Language): Promise<void> {
  i18next.addResourceBundle(language, 'translation', await loadWords(language));
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

async function loadWords(language: Language) {
  return (await loaders[language]()).default;
}
