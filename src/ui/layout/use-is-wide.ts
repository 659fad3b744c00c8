import { useSyncExternalStore } from 'react';

/** From here on, list and record stand beside each other; the style sheets ask for the same width. */
const wide = '(min-width: 768px)';

/** Whether the window is wider than a phone. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
