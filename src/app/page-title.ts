import type { SessionStore } from '../platform/session-store.ts';

/** What the title says of the app where nobody has said whose shop it is. */
const appName = 'Talat';

/**
 * Names the page as its screen's heading does, then the shop, wherever the browser shows titles: in tabs, in the history, in LINE's bar
 * and on printed paper. A screen that has no heading yet is called by the shop alone. Returns the way to stop.
 */
export function keepPageTitle(
  session: Pick<SessionStore, 'user' | 'subscribe'>,
  root: HTMLElement,
): () => void {
  const update = () => {
    const shop = session.user()?.merchant_name ?? appName;
    // A record that opens beside a list gives the page its name.
    const heading = (root.querySelector('main h1') ?? root.querySelector('h1'))?.textContent ?? '';
    const title = heading === '' || heading.includes(shop) ? heading || shop : `${heading} · ${shop}`;
    if (document.title !== title) document.title = title;
  };
  const observer = new MutationObserver(update);
  observer.observe(root, { childList: true, subtree: true, characterData: true });
  const stopSession = session.subscribe(update);
  update();
  return () => {
    observer.disconnect();
    stopSession();
  };
}
