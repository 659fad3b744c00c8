import { painted } from './painted.ts';
import { showPageCopy } from './show-page-copy.ts';

/**
 * Shows the shell with something drawn into it over the app, until the app's own screen is complete. Resolves once it is painted, and
 * its pictures, where `pictures` waits for them.
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
  await showPageCopy({ html: shell.outerHTML, styles }, root, () => false);
  await pictures?.();
  await painted();
}
