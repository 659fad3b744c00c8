import { resolveLanguage } from '../../i18n/language.ts';
import type { Language } from '../../i18n/language.ts';
import { useLanguage } from '../../ui/screen-context.ts';

/** The language of the interface, as the server knows it. */
export function useShownLanguage(): Language {
  return resolveLanguage({ query: useLanguage(), stored: null, user: null });
}
