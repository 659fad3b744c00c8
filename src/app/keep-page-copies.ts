import { matchPath } from 'react-router-dom';
import { operationRoutes } from '../../domain/operation-routes.gen.ts';
import { currentBuild, keepPageCopy, pathOfCopy } from '../first-paint/page-copies.ts';
import type { PageFrame } from '../first-paint/page-copies.ts';
import { isScreenShown, whenScreenShown } from '../first-paint/screen-shown.ts';
import type { Platform } from '../workflow/platform.ts';
import { featureRoutes } from './features.ts';

/** A screen that is complete may still change for so many milliseconds: pictures, what is fetched on demand. */
const settledMs = 1000;

/** What tells screens, links and fields apart: a copy has none of it. */
const namingAttributes = ['id', 'for', 'name', 'href', 'data-screen', 'data-state'];

const readPaths = new Set(
  Object.values(operationRoutes)
    .filter(([method]) => method === 'GET')
    .map(([, path]) => `/api${path}`),
);

/** Keeps what a screen of the tab bar shows, for the first moment of the next visit, each time that the page is left or hidden. */
export function keepPageCopies(
  { session, group }: Pick<Platform, 'session' | 'group'>,
  root: HTMLElement,
): void {
  const firstPath = pathOfCopy(location);

  async function keep(): Promise<void> {
    const keys = session.keys();
    const path = pathOfCopy(location);
    if (keys === null || session.token() === null || !isTabScreen(path) || !isAtRest(root)) return;
    const frame: PageFrame = {
      build: currentBuild(),
      width: innerWidth,
      language: document.documentElement.lang,
      groupId: group.current(),
    };
    // What another screen began with is nothing to this one.
    const reads = path === firstPath ? readsSoFar() : [];
    await keepPageCopy(keys, path, { frame, html: markupOf(root), styles: stylesInUse(), reads });
  }

  const keepQuietly = () => void keep().catch(() => undefined);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keepQuietly();
  });
  void whenScreenShown(root).then(() => setTimeout(keepQuietly, settledMs));
}

function isTabScreen(path: string): boolean {
  const [pathname = ''] = path.split('?');
  return featureRoutes.some(
    ({ path: pattern, hidesTabs }) =>
      hidesTabs !== true && !/[:*]/.test(pattern) && matchPath(`/${pattern}`, pathname),
  );
}

/** Whether the screen is as one finds it: complete, at its top, with nothing open over it. */
function isAtRest(root: HTMLElement): boolean {
  return isScreenShown(root) && scrollY === 0 && document.querySelector('[role="dialog"]') === null;
}

/** Addresses of the reads that this page has made. */
function readsSoFar(): readonly string[] {
  const addresses = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && readPaths.has(pathname))
    .map(({ pathname, search }) => pathname + search);
  return [...new Set(addresses)];
}

function stylesInUse(): readonly string[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href);
}

/** The markup of what is in view. */
function markupOf(root: HTMLElement): string {
  const copy = root.cloneNode(true) as HTMLElement;
  cutBelow(root, copy);
  for (const element of copy.querySelectorAll('*'))
    for (const name of namingAttributes) element.removeAttribute(name);
  return copy.innerHTML;
}

/** Removes from a copy what lies below the window's bottom edge. */
function cutBelow(original: Element, copy: Element): void {
  const copies = [...copy.children];
  for (const [index, child] of [...original.children].entries()) {
    const twin = copies[index];
    if (twin === undefined) continue;
    if (child.getBoundingClientRect().top > innerHeight) twin.remove();
    else cutBelow(child, twin);
  }
}
