import { languages, readLanguage } from '../../domain/languages.ts';
import type { Language } from '../../domain/languages.ts';

export { languages };
export type { Language };

/** What a language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = { zh: '中文', en: 'English', th: 'ไทย' };

/** The interface language: of the address, else the stored one, else the user's own; anything unknown is Chinese. */
export function resolveLanguage(wishes: {
  readonly query: string | null;
  readonly stored: string | null;
  readonly user: string | null;
}): Language {
  return readLanguage(wishes.query ?? wishes.stored ?? wishes.user);
}
