import { useSyncExternalStore } from 'react';

/** Pixels at the bottom of the page that the on-screen keyboard covers. */
export function useKeyboardInset(): number {
  return useSyncExternalStore(subscribe, readInset);
}

function subscribe(onChange: () => void): () => void {
  const viewport = window.visualViewport;
  viewport?.addEventListener('resize', onChange);
  viewport?.addEventListener('scroll', onChange);
  return () => {
    viewport?.removeEventListener('resize', onChange);
    viewport?.removeEventListener('scroll', onChange);
  };
}

function readInset(): number {
  const viewport = window.visualViewport;
  // A pinched page has a smaller viewport too, without any keyboard.
  if (viewport === null || viewport.scale > 1) return 0;
  return Math.max(0, Math.round(window.innerHeight - viewport.height - viewport.offsetTop));
}
