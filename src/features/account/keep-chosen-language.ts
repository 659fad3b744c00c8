import { knownLanguage, readLanguage } from '../../../domain/languages.ts';
import { changeLanguage } from '../../i18n/i18n.ts';
import { languageName } from '../../i18n/language-name.ts';
import type { Platform } from '../../workflow/platform.ts';
import type { AuthActor } from './auth-context.ts';

/**
 * After a sign-in: the app goes on in a language that was chosen on this device, and the server is told of it; else in the person's own
 * (R-1.6).
 */
export function keepChosenLanguage(
  {
    local,
    session,
  }: { readonly local: Pick<Platform['local'], 'get'>; readonly session: Pick<Platform['session'], 'user'> },
  auth: Pick<AuthActor, 'send'>,
): void {
  const own = session.user()?.language;
  if (own === undefined) return;
  const chosen = knownLanguage(local.get(languageName));
  const language = chosen ?? readLanguage(own);
  // Its words may be out of reach: then the app goes on in the former one.
  if (chosen === null) void changeLanguage(language).catch(() => undefined);
  else if (language !== own) auth.send({ type: 'language.choose', language });
}
