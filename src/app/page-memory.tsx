import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusMain } from '../ui/layout/focus-main.ts';

/**
 * Begins each page at its top and heading, and brings a page that one comes back to, to where it was left, and the focus to the
 * link by which; remembered as long as the app lives. Where what has the focus disappears, the topmost sheet or else the screen
 * gets it. Stands behind what it scrolls.
 */
export function PageMemory() {
  const { key, pathname, search } = useLocation();
  const arrival = useNavigationType();
  const tops = useRef(new Map<string, number>());
  const links = useRef(new Map<string, string | null | undefined>());
  const held = useRef<Element>(null);
  const shown = useRef<string | null>(null);
  const page = pathname + search;

  const focusPlace = useEffectEvent(() => {
    const link = links.current.get(key);
    const place =
      [...document.querySelectorAll<HTMLElement>('[role=dialog] h2[tabindex]')].pop() ??
      (link && document.querySelector<HTMLElement>(`a[href="${link}"]`));
    if (place) place.focus({ preventScroll: true });
    else focusMain();
  });

  const hold = useEffectEvent(({ target }: Event) => {
    const element = (target as Element).closest('a,button,input,[tabindex]');
    held.current = element;
    if (element?.tagName !== 'MAIN') links.current.set(key, element?.getAttribute('href'));
  });

  useEffect(() => {
    // The browser would restore before the page is there.
    history.scrollRestoration = 'manual';
    const settle = () => {
      const { activeElement, body } = document;
      const isLost = activeElement === body && held.current?.getClientRects().length === 0;
      // A screen that was still loading may have its heading now.
      if (isLost || activeElement?.tagName === 'MAIN') focusPlace();
    };
    // Whoever knows a better place, as a closing sheet does, comes first.
    const observer = new MutationObserver(() => setTimeout(settle));
    observer.observe(document.body, { childList: true, subtree: true });
    const onHold = (event: Event) => hold(event);
    // Some browsers give a button no focus when it is tapped.
    const kinds = ['focusin', 'click'];
    for (const kind of kinds) document.addEventListener(kind, onHold, true);
    return () => {
      observer.disconnect();
      for (const kind of kinds) document.removeEventListener(kind, onHold, true);
    };
  }, []);

  useLayoutEffect(() => {
    const remember = () => tops.current.set(key, window.scrollY);
    // An opened sheet is an entry of its own over the same page.
    if (shown.current === page) remember();
    else {
      window.scrollTo(0, arrival === NavigationType.Pop ? (tops.current.get(key) ?? 0) : 0);
      // Whoever chooses another list of the same page stays there.
      if (shown.current !== null && arrival !== NavigationType.Replace) focusPlace();
    }
    shown.current = page;
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key, page, arrival]);

  return null;
}
