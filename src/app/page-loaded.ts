/** Milliseconds before what could not be fetched is asked for again. */
const restMs = 2000;

/** Resolves when the page with all that its HTML names has loaded: the first screen and what it loads come first. */
export function pageLoaded(): Promise<unknown> {
  return document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}

/** Fetches a part of the app once the page has loaded, and again until it is there. */
export async function afterPage<T>(load: () => Promise<T>): Promise<T> {
  await pageLoaded();
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, restMs));
    return await afterPage(load);
  }
}
