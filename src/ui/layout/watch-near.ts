/** Pixels beyond the window, above and below, that count as near: what a fast fling passes in some frames. */
const margin = 1500;

/** Hears whether an element is near what is in view, and how tall it is. */
export type NearListener = (isNear: boolean, height: number) => void;

interface Watcher {
  readonly observer: IntersectionObserver;
  readonly listeners: WeakMap<Element, NearListener>;
}

/** By what the elements scroll in: one observer for a thousand elements costs less than a thousand of them. */
const watchers = new WeakMap<Node, Watcher>();

/** Tells whenever an element comes near what is in view or leaves; returns the function that stops. */
export function watchNear(element: Element, listener: NearListener): () => void {
  const root = scrollerOf(element);
  const watcher = watchers.get(root) ?? createWatcher(root);
  watchers.set(root, watcher);
  watcher.listeners.set(element, listener);
  watcher.observer.observe(element);
  return () => watcher.observer.unobserve(element);
}

function createWatcher(root: Element | Document): Watcher {
  const listeners = new WeakMap<Element, NearListener>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries)
        listeners.get(target)?.(isIntersecting, boundingClientRect.height);
    },
    { root, rootMargin: `${margin}px 0px` },
  );
  return { observer, listeners };
}

/** The element that an element scrolls in; the document where it scrolls with the page. */
function scrollerOf(element: Element): Element | Document {
  for (let outer = element.parentElement; outer !== null; outer = outer.parentElement) {
    if (outer === document.body) break;
    if (/auto|scroll/.test(getComputedStyle(outer).overflowY)) return outer;
  }
  return document;
}
