import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Begins each page at its top, and brings a page that one comes back to, to where it was left; remembered as long as the app
 * lives. Stands behind what it scrolls.
 */
export function ScrollMemory() {
  const { key, pathname, search } = useLocation();
  const arrival = useNavigationType();
  const tops = useRef(new Map<string, number>());
  const shown = useRef<string | null>(null);
  const page = pathname + search;

  useLayoutEffect(() => {
    // The browser would restore before the page is there.
    history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    const remember = () => tops.current.set(key, window.scrollY);
    // An opened sheet is an entry of its own over the same page.
    if (shown.current === page) remember();
    else window.scrollTo(0, arrival === NavigationType.Pop ? (tops.current.get(key) ?? 0) : 0);
    shown.current = page;
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key, page, arrival]);

  return null;
}
