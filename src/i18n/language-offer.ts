import { knownLanguage } from '../../domain/languages.ts';
import type { Language } from './language.ts';

/** How each language offers itself to somebody who may not read the one that is shown. */
export const languageOffers: Readonly<Record<Language, string>> = {
  zh: '用中文查看',
  en: 'View in English',
  th: 'ดูเป็นภาษาไทย',
};

/** The browser’s language, where it is one of the three and not the one that is shown, and nobody has chosen one. */
export function offeredLanguage(
  browser: string,
  shown: string,
  chosen: string | null | undefined,
): Language | null {
  const [name] = browser.toLowerCase().split('-');
  const offered = knownLanguage(name);
  return chosen != null || offered === null || offered === shown ? null : offered;
}
