/** Leads on to the first screen of whoever signs in. */
const defaultTarget = '/';

/** Where to go after signing in: only a path within the app, else the person's first screen. */
export function redirectTarget(search: string): string {
  return pathWithin(new URLSearchParams(search).get('redirect'));
}

/** What a link asks for, if that is a path within the app; else the person's first screen. */
export function pathWithin(wanted: string | null): string {
  if (wanted === null || !wanted.startsWith('/') || wanted.startsWith('//') || wanted.includes('\\'))
    return defaultTarget;
  const { origin, pathname, search: query, hash } = new URL(wanted, 'http://app.invalid');
  return origin === 'http://app.invalid' ? `${pathname}${query}${hash}` : defaultTarget;
}

/** The sign-in page for whoever comes after somebody who signed out: it leads on to their first screen. */
export const nextPersonPath = '/auth';

/** The sign-in page for someone who wanted to be elsewhere. */
export function signInPath({
  pathname,
  search,
}: {
  readonly pathname: string;
  readonly search: string;
}): string {
  return `/auth?redirect=${encodeURIComponent(pathname + search)}`;
}
