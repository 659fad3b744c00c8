/** Milliseconds before what could not be fetched is asked for again. */
const restMs = 2000;

/** Resolves when the page has loaded and its first screen been painted: what that loads and draws comes first. */
export const pageLoaded = async () => window.talatPainted;

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
