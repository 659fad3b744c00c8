import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { focusMain } from '../ui/layout/focus-main.ts';

/** Where the program brings the focus, so that nobody chose it. */
const brought = 'main,h1,h2';

/**
 * Begins each page at its top and heading, and brings a page that one comes back to, to where it was left, and the focus to the
 * link by which; remembered as long as the app lives. Where what has the focus disappears, the topmost sheet or else the screen
 * gets it. Stands behind what it scrolls.
 */
export function PageMemory() {
  const { key, pathname, search, state } = useLocation() as Location<{ readonly inPlace?: true } | null>;
  const arrival = useNavigationType();
  const tops = useRef(new Map<string, number>());
  const links = useRef(new Map<string, string | null | undefined>());
  const held = useRef<Element>(null);
  const shown = useRef<string | null>(null);
  // Whether the heading or the link that the focus was meant for is still to come.
  const waits = useRef(false);
  const page = pathname + search;

  const focusPlace = useEffectEvent(() => {
    const link = links.current.get(key) ?? '';
    // Sheets stand behind the screen.
    const place = [
      ...document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(link)}"],[role=dialog] h2[tabindex]`),
    ].pop();
    if (place) place.focus({ preventScroll: true });
    else focusMain();
    waits.current = !place && (link !== '' || document.activeElement?.tagName !== 'H1');
  });

  const notice = useEffectEvent(({ type, target }: Event) => {
    if (type === 'scroll') {
      tops.current.set(key, scrollY);
      return;
    }
    const element = (target as Element).closest('a,button,input,textarea,select,[tabindex]');
    held.current = element;
    if (element?.matches(brought)) return;
    waits.current = false;
    links.current.set(key, element?.getAttribute('href'));
  });

  useEffect(() => {
    const settle = () => {
      const { activeElement, body } = document;
      const isLost =
        activeElement === body &&
        // A heading that a wait hides for a moment loses it, and stands there again when this is asked.
        (held.current?.matches(brought) === true || held.current?.getClientRects().length === 0);
      if (isLost || waits.current) focusPlace();
    };
    // Whoever knows a better place, as a closing sheet does, comes first.
    const observer = new MutationObserver(() => setTimeout(settle));
    observer.observe(document.body, { childList: true, subtree: true });
    const onEvent = (event: Event) => notice(event);
    // Some browsers give a button no focus when it is tapped.
    const kinds = ['focusin', 'click', 'scroll'];
    for (const kind of kinds) document.addEventListener(kind, onEvent, true);
    return () => {
      observer.disconnect();
      for (const kind of kinds) document.removeEventListener(kind, onEvent, true);
    };
  }, []);

  useLayoutEffect(() => {
    // It may have had the focus since before this was fetched, and go with the screen that led here.
    held.current ??= document.activeElement === document.body ? null : document.activeElement;
    if (shown.current !== page) {
      const isBack = arrival === NavigationType.Pop;
      const isReplaced = arrival === NavigationType.Replace;
      // Another choice on the same screen stays in its place. Else it comes later than the first page, which somebody may have scrolled.
      if (isReplaced ? !state?.inPlace : shown.current !== null || !isBack) {
        const top = isBack ? (tops.current.get(key) ?? 0) : 0;
        // A page that is not tall enough yet stays where it ends.
        tops.current.set(key, top);
        scrollTo(0, top);
      }
      // Whoever chooses another list of the same page stays there. What led on before this was fetched may have had the focus.
      const isLate = shown.current === null && !isBack && document.activeElement === document.body;
      if (isLate || (shown.current !== null && !isReplaced)) focusPlace();
    }
    shown.current = page;
    // An opened sheet is an entry of its own over the same page, and the first page may have been scrolled before this came.
    if (!tops.current.has(key)) tops.current.set(key, scrollY);
  }, [key, page, arrival, state]);

  return null;
}
