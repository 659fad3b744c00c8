import type { Page } from 'playwright-core';

/**
 * Holds the next request for good, before the server gets it. Resolves once the route is set up;
 * the inner promise resolves when the request is held.
 */
export async function holdRequest(page: Page, url: string): Promise<{ readonly held: Promise<void> }> {
  let onHeld = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    onHeld = resolve;
  });
  await page.route(url, () => onHeld());
  return { held };
}

/** Lets the server carry the next request out, and holds the answer for good. */
export async function holdAnswer(page: Page, url: string): Promise<{ readonly held: Promise<void> }> {
  let onHeld = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    onHeld = resolve;
  });
  await page.route(url, async (route) => {
    await route.fetch();
    onHeld();
  });
  return { held };
}

/** Changes the headers of a request on its way. */
type Headers = Readonly<Record<string, string>>;

/**
 * Lets the server carry the next request out, and breaks the connection instead of answering. Later ones wait for
 * `release`. `rewrite` may change what the server gets to see.
 */
export async function loseAnswer(
  page: Page,
  url: string,
  rewrite: (headers: Headers) => Headers = (headers) => headers,
): Promise<{ release(): void }> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isFirst = true;
  await page.route(url, async (route) => {
    const headers = { ...rewrite(route.request().headers()) };
    if (isFirst) {
      isFirst = false;
      await route.fetch({ headers });
      await route.abort('connectionreset');
      return;
    }
    await released;
    await route.continue({ headers });
  });
  return { release };
}

/** What a server that knows no idempotency would see. */
export function withoutKey(headers: Headers): Headers {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'idempotency-key'),
  );
}
