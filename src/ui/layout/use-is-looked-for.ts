import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** What somebody does who is going to look further than the first screen. */
const uses = ['scroll', 'pointerdown', 'keydown'] as const;

let isUsed = false;

/**
 * Whether an element has come into the window, or somebody uses the page and may soon want what is beyond it. Until then its pictures
 * would only come between those that are seen.
 */
export function useIsLookedFor(place: RefObject<Element | null>): boolean {
  const [isLookedFor, setLookedFor] = useState(isUsed);
  useEffect(() => {
    if (isLookedFor || place.current === null) return undefined;
    const show = () => setLookedFor(true);
    const use = () => {
      isUsed = true;
      show();
    };
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) show();
    });
    observer.observe(place.current);
    for (const kind of uses) addEventListener(kind, use, { capture: true, once: true });
    return () => {
      observer.disconnect();
      for (const kind of uses) removeEventListener(kind, use, true);
    };
  }, [isLookedFor, place]);
  return isLookedFor;
}
