import type { Page } from 'playwright-core';

/** What the screen shows. */
export interface ScreenState {
  readonly path: string;
  /** Name of the screen; empty before the app has begun. */
  readonly screen: string;
  readonly state: string;
  /** State of an order's proof of payment; empty elsewhere. */
  readonly proof: string;
  readonly text: string;
}

/** Screens whose name is the first part of their path. */
const placed: readonly string[] = ['home', 'product', 'cart', 'order-home', 'order', 'payment'];

/** Whether the address has changed and the previous screen is still shown. */
export function isNavigating({ path, screen }: ScreenState): boolean {
  return placed.includes(screen) && path.split('/')[1] !== screen;
}

export async function readScreen(page: Page): Promise<ScreenState> {
  return JSON.parse(await page.evaluate(readChangedScreen, '')) as ScreenState;
}

/** Resolves when the screen differs from `current`; rejects after `timeout` milliseconds. */
export async function waitForChange(page: Page, current: ScreenState, timeout: number): Promise<void> {
  await page.waitForFunction(readChangedScreen, JSON.stringify(current), { timeout });
}

/** The screen state as JSON; empty while it equals `before`. Runs in the page. */
function readChangedScreen(before: string): string {
  const main = document.querySelector('main');
  const current = JSON.stringify({
    path: location.pathname,
    screen: main?.dataset['screen'] ?? '',
    state: main?.dataset['state'] ?? '',
    proof: main?.dataset['proof'] ?? '',
    words: document.body.innerText,
  });
  return current === before ? '' : current;
}
