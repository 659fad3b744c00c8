import { painted } from './painted.ts';
import { showPageCopy } from './show-page-copy.ts';

/**
 * Shows the shell with something drawn into it over the app, until the app's own screen is complete; nothing where the app shows
 * something already. Resolves once it is painted, and its pictures, where `pictures` waits for them.
 * @param styles addresses of stylesheets that it needs, but for the page's own
 */
export async function showDrawn(
  styles: readonly string[],
  draw: (shell: HTMLElement) => void,
  pictures?: () => Promise<unknown>,
): Promise<void> {
  const root = document.getElementById('root');
  const shell = root?.querySelector('.shell')?.cloneNode(true) as HTMLElement | undefined;
  if (!root || !shell) return;
  draw(shell);
  // What somebody did in the app while the styles were on their way was heard by nobody here.
  await showPageCopy({ html: shell.outerHTML, styles }, root, () => root.querySelector('.shell') === null);
  await pictures?.();
  await painted();
}
