/** What a page looks like before anything is known of it. */
export type Shell = 'home' | 'list' | 'record' | 'plain';

/** The shell of a path: it has the geometry of the screen that is going to be there. */
export function shellOf(pathname: string): Shell {
  const path = pathname.replace(/^\/auth(?=\/)/, '');
  if (path === '/' || path === '/home') return 'home';
  if (/^\/(order-home|orders|payments|cart|my)$/.test(path)) return 'list';
  return /^\/(order|payment|product)\//.test(path) ? 'record' : 'plain';
}
