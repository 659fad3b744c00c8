import type { Page, Route } from 'playwright-core';
import { withoutKey } from '../journeys/held-route.ts';
import type { Lot } from './lot.ts';

/** When a browser is killed: some milliseconds after a step, or at a call of the API before or after the server got it. */
export type Kill =
  | { readonly at: 'moment'; readonly step: number; readonly delay: number }
  | { readonly at: 'request' | 'answer'; readonly of: 'write' | 'any'; readonly nth: number };

const soon = 150;
const later = 1500;

/** Draws a kill for an intent of which so many steps are left, the opening of the app included. */
export function drawKill(lot: Lot, steps: number): Kill {
  const at = lot.pick(['moment', 'moment', 'request', 'answer'] as const);
  if (at === 'moment') return { at, step: lot.below(steps), delay: lot.below(lot.pick([soon, later])) };
  return lot.onceIn(2)
    ? { at, of: 'write', nth: lot.onceIn(4) ? 2 : 1 }
    : { at, of: 'any', nth: 1 + lot.below(steps) };
}

export function describeKill(kill: Kill): string {
  return kill.at === 'moment'
    ? `${kill.delay} ms after step ${kill.step}`
    : `at ${kill.at} ${kill.nth} of ${kill.of === 'write' ? 'the writes' : 'all calls'}`;
}

/** A kill that waits for its moment. */
export interface ArmedKill {
  /** Resolves at the moment. */
  readonly struck: Promise<void>;
  /** The person begins the next step; opening the app is the first one, step 0. */
  onStep(): void;
  /** Lets the traffic of a page through until then. */
  guard(page: Page): Promise<void>;
}

/** `dropsKeys` hides the idempotency keys from the server. */
export function armKill(kill: Kill | null, dropsKeys: boolean): ArmedKill {
  let steps = 0;
  let calls = 0;
  let strike = (): void => undefined;
  const struck = new Promise<void>((resolve) => {
    strike = resolve;
  });

  function isTheCall(isWrite: boolean): boolean {
    if (kill === null || kill.at === 'moment' || (kill.of === 'write' && !isWrite)) return false;
    calls += 1;
    return calls === kill.nth;
  }

  async function carry(route: Route): Promise<void> {
    const headers = route.request().headers();
    const isWrite = 'idempotency-key' in headers;
    const sent = { headers: dropsKeys ? withoutKey(headers) : headers };
    if (!isTheCall(isWrite)) {
      await route.continue(sent);
      return;
    }
    if (kill?.at === 'answer') await route.fetch(sent);
    strike();
  }

  return {
    struck,
    onStep() {
      if (kill?.at === 'moment' && steps === kill.step) setTimeout(strike, kill.delay);
      steps += 1;
    },
    async guard(page) {
      // A page whose traffic is watched has no cache: only where it must be.
      if (dropsKeys || (kill !== null && kill.at !== 'moment')) await page.route('**/api/**', carry);
    },
  };
}
