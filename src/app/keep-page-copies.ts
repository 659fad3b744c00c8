import { operationRoutes } from '../../domain/operation-routes.gen.ts';
import type { FirstScreen } from '../first-paint/first-screen.ts';
import { keepPageCopy } from '../first-paint/page-copies.ts';
import { copiedScreen, readPageCopy } from '../first-paint/read-page-copy.ts';
import type { PageFrame } from '../first-paint/read-page-copy.ts';
import { isScreenShown, whenScreenShown } from '../first-paint/screen-shown.ts';
import { readKeptSession } from '../platform/read-session.ts';
import type { Platform } from '../workflow/platform.ts';

/** A screen that is complete may still change for so many milliseconds: pictures, what is fetched on demand. */
const settledMs = 1000;

/** More reads than a first screen has. */
const mostReads = 12;

/** What is read and comes to an end; the stream of changes does not. */
const readPaths = new Set(
  Object.values(operationRoutes)
    .filter(([method, path]) => method === 'GET' && path !== operationRoutes.events[1])
    .map(([, path]) => `/api${path}`),
);

/** What tells screens, links and fields apart: a copy has none of it. */
const namingAttributes = ['id', 'for', 'name', 'href', 'data-screen', 'data-state'];

/** Keeps what a screen of the tab bar shows, for the first moment of the next visit: once it is complete, and each time that the page is hidden. */
export function keepPageCopies(
  { session, group, perTab }: Pick<Platform, 'session' | 'group' | 'perTab'>,
  root: HTMLElement,
): void {
  async function keep(): Promise<void> {
    const keys = session.keys();
    const token = session.token();
    const screen = copiedScreen(location, perTab);
    if (keys === null || token === null || screen === null || !isAtRest(root)) return;
    const frame: PageFrame = {
      build: document.documentElement.dataset['build'] ?? '',
      width: innerWidth,
      language: document.documentElement.lang,
      groupId: group.current(),
    };
    const copy = { frame, at: Date.now(), html: markupOf(root), styles: stylesInUse() };
    const first = window.talatFirstScreen;
    const reads =
      first?.screen === screen ? readsOf(first) : ((await readPageCopy(keys, screen, frame))?.reads ?? []);
    // Whoever has signed out, also in another tab, has no session on the disk.
    const isSignedIn = async () => (await readKeptSession())?.token === token;
    await keepPageCopy(keys, screen, { ...copy, reads }, isSignedIn);
  }

  const keepQuietly = () => void keep().catch(() => undefined);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) keepQuietly();
  });
  void whenScreenShown(root).then(() => setTimeout(keepQuietly, settledMs));
}

/** Addresses of what a first screen had read when it was complete, but for what was asked early and taken by nobody. */
function readsOf({ shownAt, untaken }: FirstScreen): readonly string[] {
  const addresses = performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => startTime <= shownAt && !untaken.includes(name))
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && readPaths.has(pathname))
    .map(({ pathname, search }) => pathname + search);
  return [...new Set(addresses)].slice(0, mostReads);
}

/** Whether the screen is as one finds it: complete, at its top, with nothing typed, and nothing over it. */
function isAtRest(root: HTMLElement): boolean {
  const isTyped = [...root.querySelectorAll('input')].some(
    ({ type, value }) => type !== 'radio' && value !== '',
  );
  const isCovered = document.querySelector('[role="dialog"], [data-toast]') !== null;
  return isScreenShown(root) && scrollY === 0 && !isTyped && !isCovered;
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
