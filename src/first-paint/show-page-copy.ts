import type { PageCopy } from './read-page-copy.ts';
import { isScreenShown, whenScreenShown } from './screen-shown.ts';

/** After so many milliseconds without the app the page is no longer shown as it was. */
const longestMs = 15_000;

/** What a person does to a page; the app below hears it, too. */
const acts = ['pointerdown', 'keydown', 'scroll', 'popstate'] as const;

/**
 * Shows the copy of a screen over the app until the app's own screen has what it reads, or somebody uses the app; nothing where a
 * stylesheet of the copy cannot be had, or `isLate` says that the app has been started meanwhile.
 * The markup has to be the app's own, kept where nobody else can write.
 */
export async function showPageCopy(
  { html, styles }: Pick<PageCopy, 'html' | 'styles'>,
  root: HTMLElement,
  isLate: () => boolean,
): Promise<void> {
  const hasStyles = await Promise.all(styles.map(addStyle));
  if (hasStyles.includes(false) || isLate()) return;
  const copy = document.createElement('div');
  copy.className = 'page-copy';
  copy.inert = true;
  copy.ariaHidden = 'true';
  copy.innerHTML = html;
  root.before(copy);
  const remove = () => {
    copy.remove();
    clearTimeout(timer);
    for (const act of acts) window.removeEventListener(act, onAct, true);
  };
  const onAct = () => {
    if (root.querySelector('main') !== null) remove();
  };
  const timer = setTimeout(remove, longestMs);
  for (const act of acts) window.addEventListener(act, onAct, true);
  if (isScreenShown(root)) remove();
  else void whenScreenShown(root).then(remove);
}

/** Whether a stylesheet could be had. One that could not is left to the app to fetch again. */
function addStyle(href: string): Promise<boolean> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  // As it is preloaded, and as the app asks for it.
  link.crossOrigin = '';
  document.head.append(link);
  return new Promise((resolve) => {
    link.onload = () => resolve(true);
    link.onerror = () => {
      link.remove();
      resolve(false);
    };
  });
}
