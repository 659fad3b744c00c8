/** Resolves when the page with all that its HTML names has loaded: the first screen and what it loads come first. */
export function pageLoaded(): Promise<unknown> {
  return document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}
