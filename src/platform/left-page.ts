/**
 * Lets go of the disk when the browser keeps this page for Back, and starts anew when it is shown again. WebKit stops such a page
 * in the middle of a transaction, for whose end every later page would wait, and takes its locks away.
 */
export function letGoWhenLeft(page: EventTarget, startAnew: () => void): void {
  const databases = new Set<IDBDatabase>();
  const running = new Set<IDBTransaction>();
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...request) {
    const begun = transaction.apply(this, request);
    databases.add(this);
    running.add(begun);
    for (const end of ['complete', 'abort']) begun.addEventListener(end, () => running.delete(begun));
    return begun;
  };

  const onKept = (name: string, act: () => void) =>
    page.addEventListener(name, (event) => {
      if ((event as PageTransitionEvent).persisted) act();
    });
  onKept('pagehide', () => {
    for (const begun of running) abort(begun);
    for (const database of databases) database.close();
  });
  onKept('pageshow', startAnew);
}

/** One that is being committed ends without the page, and aborting it throws. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    return;
  }
}

/**
 * Whether a browser stops a page that is left in the middle of a transaction: WebKit does, which no API tells. In Chromium letting
 * go of the disk would let the page be kept with its locks, and nothing would be sent until it is dropped.
 */
export function stopsLeftPages(userAgent: string): boolean {
  return userAgent.includes('AppleWebKit') && !/Chrom(e|ium)/.test(userAgent);
}
