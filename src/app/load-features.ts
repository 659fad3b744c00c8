import { use } from 'react';
import { matchPath } from 'react-router-dom';
import { loadedOnce } from '../ui/layout/loaded-once.ts';
import { startScreens } from './start-screens.ts';
import type { Screen } from './screens.ts';

/** Fetches what the app knows of its features; what could not be fetched is tried again later. */
export const loadFeatures = loadedOnce(() => import('./features.ts'));

/** The path of a page without the `/auth` that every path may have before it. */
function pathWithoutAuth(pathname: string): string {
  return pathname.replace(/^\/auth(?=\/|$)/, '') || '/';
}

/** The screen of a path, with or without `/auth` before it. */
export function screenAt(pathname: string, screens: readonly Screen[]): Screen | undefined {
  const path = pathWithoutAuth(pathname);
  return screens.find((screen) => matchPath(`/${screen.path}`, path) !== null);
}

/** The screens that a path is looked up in; suspends until those of all features are there, unless the catalogue's have it. */
export function useScreens(pathname: string): readonly Screen[] {
  const isStart = pathWithoutAuth(pathname) === '/' || screenAt(pathname, startScreens) !== undefined;
  const features = isStart ? loadFeatures.loaded() : use(loadFeatures());
  return features?.screens ?? startScreens;
}
