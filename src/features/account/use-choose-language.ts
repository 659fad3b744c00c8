import { changeLanguage } from '../../i18n/i18n.ts';
import type { Language } from '../../i18n/language.ts';
import { useAuth } from './auth-context.ts';
import { useDeviceScope } from '../../workflow/scopes.ts';
import { languageName } from '../../i18n/language-name.ts';

/** Shows the app in another language, remembers it here, and tells the server when somebody is signed in; resolves when it is shown. */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const auth = useAuth();
  const { local } = useDeviceScope().platform;
  return (language) => {
    local.set(languageName, language);
    const event = { type: 'language.choose', language } as const;
    if (auth.getSnapshot().can(event)) auth.send(event);
    return changeLanguage(language);
  };
}
