import { languageCookie, publicPageFile, publicPageOf, signInPage } from '../../domain/public-pages.ts';
import { hasStoredSession } from '../platform/stored-session.ts';

declare const self: Omit<ServiceWorkerGlobalScope, 'cookieStore'> & {
  /** Not every browser has it; the page itself then opens the language that is chosen. */
  readonly cookieStore?: { get(name: string): Promise<{ readonly value: string } | null> };
};

/** The kept file of a page for everybody, or of the sign-in; null where the app answers, as it does at `/` to somebody who is signed in. */
export async function publicFile(url: URL): Promise<string | null> {
  if (url.pathname === signInPage.path) return signInPage.file;
  const page = publicPageOf(url, self.navigator.userAgent);
  if (page === null || (page === 'landing' && (await hasStoredSession()))) return null;
  const cookie = await self.cookieStore?.get(languageCookie).catch(() => null);
  return publicPageFile(page, url.search, cookie?.value ?? null);
}
