import { painted, pause } from './painted.ts';
import { sayNotLoaded } from './say-not-loaded.ts';
import { whenScreenShown } from './screen-shown.ts';

/** Addresses of the app's script and of what it begins with; none where the page runs it itself, while developing. */
declare const appFiles: readonly string[];

/** What comes after the first screen waits no longer for it: a long list has places that nobody has scrolled to. */
const longestScreenMs = 3000;

// Named once: the build puts them wherever they are named.
const files = appFiles;

/** Address of the app's script. */
export const [appFile] = files;

const loaded = new Promise((resolve) => addEventListener('load', resolve));

/** Runs the app in its root, and hears when it shows a screen that is complete. */
export async function runApp(app: string, root: HTMLElement, onShown: () => void): Promise<void> {
  const shown = whenScreenShown(root);
  void shown.then(onShown);
  window.talatPainted = Promise.race([shown, pause(longestScreenMs)])
    .then(() => loaded)
    .then(painted);
  await import(/* @vite-ignore */ app).catch(() => sayNotLoaded(root));
}

/** Fetches the app's script behind what the screen shows. */
export function fetchApp(): void {
  for (const file of files) preload(file, 'low');
}

/** Fetches a script or a stylesheet, to be used later. */
export function preload(file: string | undefined, priority: 'auto' | 'low' = 'auto'): void {
  if (file === undefined) return;
  const link = document.createElement('link');
  const isStyle = file.endsWith('.css');
  link.rel = isStyle ? 'preload' : 'modulepreload';
  if (isStyle) {
    link.as = 'style';
    // As the app asks for it, which takes no other answer.
    link.crossOrigin = '';
  }
  link.fetchPriority = priority;
  link.href = file;
  document.head.append(link);
}
