import type { Page } from 'playwright-core';

/** What a person sees of the app without touching it. */
export interface Sight {
  readonly path: string;
  /** Name of the screen; empty before the app has begun. */
  readonly screen: string;
  readonly state: string;
  /** State of an order's proof of payment; empty elsewhere. */
  readonly proof: string;
  readonly words: string;
}

/** Screens that have an address of their own name. */
const placed: readonly string[] = ['home', 'product', 'cart', 'order-home', 'order', 'payment'];

/** Whether the address has changed and the screen is still the one before. */
export function isTurning({ path, screen }: Sight): boolean {
  return placed.includes(screen) && path.split('/')[1] !== screen;
}

export async function look(page: Page): Promise<Sight> {
  return JSON.parse(await page.evaluate(seeOther, '')) as Sight;
}

/** Resolves when something else is seen; rejects after so many milliseconds of the same. */
export async function otherThan(page: Page, sight: Sight, timeout: number): Promise<void> {
  await page.waitForFunction(seeOther, JSON.stringify(sight), { timeout });
}

/** What is seen, as text; nothing when it is what was seen before. */
function seeOther(before: string): string {
  const main = document.querySelector('main');
  const sight = JSON.stringify({
    path: location.pathname,
    screen: main?.dataset['screen'] ?? '',
    state: main?.dataset['state'] ?? '',
    proof: main?.dataset['proof'] ?? '',
    words: document.body.innerText,
  });
  return sight === before ? '' : sight;
}
