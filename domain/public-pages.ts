import { readLanguage } from './languages.ts';

/** The pages that anybody may open: static HTML, made by the build once for each language. */
export const publicPages = ['landing', 'terms', 'privacy'] as const;
export type PublicPage = (typeof publicPages)[number];

/** The page of the sign-in: the app's own, with the head of that screen in it. */
export const signInPage = { path: '/auth', file: '/pages/sign-in.html' } as const;

/** The cookie in which these pages keep the chosen language for the server. */
export const languageCookie = 'lang';

/** Stands in the built pages for the address of the deployment, which the server fills in. */
export const originPlace = 'https://origin.invalid';

/** Where each page is; all but the landing page also below `/auth`. */
export const publicPaths: Readonly<Record<PublicPage, string>> = {
  landing: '/',
  terms: '/terms',
  privacy: '/privacy',
};

/** What may stand in the query of the landing page: the language, and marks of advertisements. */
const ownQuery = /^(lang|utm_\w+|fbclid|gclid)$/;

/**
 * The public page of an address, with or without `/auth` before it; null where the app answers. At `/` that
 * is inside LINE, which signs in by itself, and for links that ask the app for something: LINE's own, a group's, an invitation's.
 */
export function publicPageOf(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  userAgent: string,
): PublicPage | null {
  const path = pathname.replace(/^\/auth(?=\/\w)/, '').replace(/(?<=.)\/$/, '');
  const page = publicPages.find((one) => publicPaths[one] === path) ?? null;
  if (page !== 'landing') return page;
  const isForApp = / Line\//.test(userAgent) || [...new URLSearchParams(search).keys()].some(isAppsOwn);
  return isForApp ? null : page;
}

function isAppsOwn(name: string): boolean {
  return !ownQuery.test(name);
}

/** The address of a public page’s file in a language: that of the query, else the stored one; anything unknown is Chinese. */
export function publicPageFile(page: PublicPage, search: string, stored: string | null): string {
  const wish = new URLSearchParams(search).get('lang') ?? stored;
  return `/pages/${page}.${readLanguage(wish)}.html`;
}
