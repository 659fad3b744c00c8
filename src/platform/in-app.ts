import type { Line } from './line.ts';

/** Whether the page is shown inside another app, which may keep from it what a browser has: printing, or links to other apps. */
export function isInsideApp({ userAgent }: Pick<Navigator, 'userAgent'>): boolean {
  return userAgent.includes('; wv)') || isInsideLine({ userAgent });
}

/** Whether the page is shown in a window of LINE's app, whether or not LINE's SDK runs there. */
export function isInsideLine({ userAgent }: Pick<Navigator, 'userAgent'>): boolean {
  return /\bLine\//.test(userAgent);
}

/**
 * Opens an address in the phone's own browser: by LINE's SDK where the page runs in its app, else by the parameter that LINE's
 * browser follows.
 */
export function openOutside(inLine: Pick<Line, 'openOutside'> | null, address: string): void {
  if (inLine !== null) {
    inLine.openOutside(address);
    return;
  }
  const url = new URL(address);
  url.searchParams.set('openExternalBrowser', '1');
  window.open(url, '_blank', 'noreferrer');
}
