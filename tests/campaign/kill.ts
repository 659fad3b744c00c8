import type { Page, Route } from 'playwright-core';
import { withoutKey } from '../journeys/front.ts';
import type { Random } from './random.ts';

/** When a browser is killed: `delay` milliseconds after a step, or at an API call before or after the server received it. */
export type Kill =
  | { readonly at: 'moment'; readonly step: number; readonly delay: number }
  | { readonly at: 'request' | 'answer'; readonly of: 'write' | 'any'; readonly nth: number };

const soon = 150;
const later = 1500;

/** Draws a kill for an intent of which `steps` steps are left, including the opening of the app. */
export function drawKill(random: Random, steps: number): Kill {
  const at = random.pick(['moment', 'moment', 'request', 'answer'] as const);
  if (at === 'moment')
    return { at, step: random.below(steps), delay: random.below(random.pick([soon, later])) };
  return random.oneIn(2)
    ? { at, of: 'write', nth: random.oneIn(4) ? 2 : 1 }
    : { at, of: 'any', nth: 1 + random.below(steps) };
}

export function describeKill(kill: Kill): string {
  return kill.at === 'moment'
    ? `${kill.delay} ms after step ${kill.step}`
    : `at ${kill.at} ${kill.nth} of ${kill.of === 'write' ? 'the writes' : 'all calls'}`;
}

/** A kill that waits until it is due. */
export interface ArmedKill {
  /** Resolves when it is due. */
  readonly due: Promise<void>;
  /** To be called at each step; opening the app is step 0. */
  onStep(): void;
  /** Passes the traffic of a page on until then. */
  guard(page: Page): Promise<void>;
}

/** `dropsKeys` hides the idempotency keys from the server. */
export function armKill(kill: Kill | null, dropsKeys: boolean): ArmedKill {
  let steps = 0;
  let calls = 0;
  let fire = (): void => undefined;
  const due = new Promise<void>((resolve) => {
    fire = resolve;
  });

  function isTheCall(isWrite: boolean): boolean {
    if (kill === null || kill.at === 'moment' || (kill.of === 'write' && !isWrite)) return false;
    calls += 1;
    return calls === kill.nth;
  }

  async function passOn(route: Route): Promise<void> {
    const headers = route.request().headers();
    const isWrite = 'idempotency-key' in headers;
    const sent = { headers: dropsKeys ? withoutKey(headers) : headers };
    if (!isTheCall(isWrite)) {
      await route.continue(sent);
      return;
    }
    if (kill?.at === 'answer') await route.fetch(sent);
    fire();
  }

  return {
    due,
    onStep() {
      if (kill?.at === 'moment' && steps === kill.step) setTimeout(fire, kill.delay);
      steps += 1;
    },
    async guard(page) {
      // A page whose traffic is watched has no cache: only where it must be.
      if (dropsKeys || (kill !== null && kill.at !== 'moment')) await page.route('**/api/**', passOn);
    },
  };
}
