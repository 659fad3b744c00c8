import type { PageCopy } from './page-copies.ts';
import { isScreenShown, whenScreenShown } from './screen-shown.ts';

/** After so many milliseconds without the app the page is no longer shown as it was. */
const longestMs = 15_000;

/**
 * Shows the copy of a screen over the app, which takes taps already, until the app's own screen has what it reads.
 * The markup has to be the app's own, kept where nobody else can write. Resolves when it is there.
 */
export async function showPageCopy(
  { html, styles }: Pick<PageCopy, 'html' | 'styles'>,
  root: HTMLElement,
): Promise<void> {
  await Promise.all(styles.map(addStyle));
  if (isScreenShown(root)) return;
  const copy = document.createElement('div');
  copy.className = 'page-copy';
  copy.inert = true;
  copy.ariaHidden = 'true';
  copy.innerHTML = html;
  root.before(copy);
  const remove = () => copy.remove();
  void whenScreenShown(root).then(remove);
  setTimeout(remove, longestMs);
}

/** Resolves when a stylesheet is there, or cannot be had. */
function addStyle(href: string): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  return new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
  });
}
