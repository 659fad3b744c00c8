import { knownLanguage, languages } from '../../domain/languages.ts';
import type { Language } from '../../domain/languages.ts';
import { languageName } from './language-name.ts';

export { languages };
export type { Language };

/** What a language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = { zh: '中文', en: 'English', th: 'ไทย' };

/** The language that is wished on this device: of the address, else the one that was kept. Unknown ones are ignored; null without any. */
export function wishedLanguage(
  query: URLSearchParams,
  kept: { get(name: string): string | null },
): Language | null {
  return knownLanguage(query.get(languageName)) ?? knownLanguage(kept.get(languageName));
}
