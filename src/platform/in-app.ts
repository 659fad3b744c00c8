/** Whether the page is shown inside another app, which may keep from it what a browser has: printing, or links to other apps. */
export function isInsideApp({ userAgent }: Pick<Navigator, 'userAgent'>): boolean {
  return /; wv\)|\bLine\//.test(userAgent);
}
