import { operationRoutes } from '../../domain/operation-routes.gen.ts';

/** What the first screen of this page load needed until it was complete. */
export interface FirstScreen {
  /** The key of its copy. */
  readonly screen: string;
  /** Addresses of its reads. */
  readonly reads: readonly string[];
}

declare global {
  interface Window {
    /** Set once the first screen is complete; removed when somebody signs out. */
    talatFirstScreen?: FirstScreen | undefined;
    /** Resolves when the page has loaded and its first screen has been painted, or takes long; nothing while developing. */
    talatPainted?: Promise<unknown>;
  }
}

/** More reads than a first screen has. */
const mostReads = 12;

const readPaths = new Set(
  Object.values(operationRoutes)
    .filter(([method]) => method === 'GET')
    .map(([, path]) => `/api${path}`),
);

/** Notes what the page has read until now, but for what was asked early and taken by nobody. */
export function noteFirstScreen(screen: string): void {
  const untaken = window.talatEarlyAnswers?.untaken() ?? [];
  const addresses = performance
    .getEntriesByType('resource')
    .filter(({ name }) => !untaken.includes(name))
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && readPaths.has(pathname))
    .map(({ pathname, search }) => pathname + search);
  window.talatFirstScreen = { screen, reads: [...new Set(addresses)].slice(0, mostReads) };
}
