import type { Page, Request } from 'playwright-core';
import type { Device } from '../journeys/device.ts';
import type { Shop } from '../journeys/shop.ts';
import type { Intent } from './intent.ts';
import { armKill, describeKill, drawKill } from './kill.ts';
import type { Kill } from './kill.ts';
import type { Random } from './random.ts';
import { runIntent } from './run-intent.ts';
import type { Progress } from './run-intent.ts';

/** A kill that took place. */
export interface CompletedKill {
  /** `rest`: the intent was done before the kill was due, so that the browser was killed idle. */
  readonly at: Kill['at'] | 'rest';
  /** Whether the server was killed at the same time. */
  readonly withServer: boolean;
}

/** The result of an intent whose browser is killed. */
export interface Round {
  readonly kills: readonly CompletedKill[];
  /** Durable steps that had to be repeated. */
  readonly repeated: readonly string[];
  /** Why the intent failed; null when it did not. */
  readonly failure: string | null;
}

export interface RoundOptions {
  readonly shop: Shop;
  readonly device: Device;
  readonly intent: Intent;
  readonly random: Random;
  /** Kills that are left in the campaign. */
  readonly killsLeft: number;
  readonly dropsKeys: boolean;
  /** Draws a kill for an intent of `steps` steps; replaced only to prove that the campaign finds duplicates. */
  readonly draw?: ((random: Random, steps: number) => Kill) | undefined;
  log(words: string): void;
}

/** Steps that an intent has left after a kill, at least. */
const resumedSteps = 2;
const serverDiesOnceIn = 5;
const diesAgainOnceIn = 3;

/** Runs an intent while the browser is killed once or several times, and finishes it without a kill. */
export async function runRound(options: RoundOptions): Promise<Round> {
  const progress: Progress = {
    promised: new Set(),
    begun: new Set(),
    repeated: new Set(),
    log: options.log,
  };
  const kills: CompletedKill[] = [];
  try {
    await runUntilDone(options, progress, kills);
    return { kills, repeated: [...progress.repeated], failure: null };
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    return { kills, repeated: [...progress.repeated], failure };
  }
}

async function runUntilDone(
  options: RoundOptions,
  progress: Progress,
  kills: CompletedKill[],
): Promise<void> {
  const { device, intent, random, killsLeft, log, shop, draw = drawKill } = options;
  let address = new URL(intent.path, shop.url).href;
  let isDue: boolean;
  do {
    const isFirst = kills.length === 0;
    const kill = draw(random, isFirst ? intent.steps : resumedSteps);
    const withServer = random.oneIn(serverDiesOnceIn);
    log(`to be killed ${describeKill(kill)}${withServer ? ', the server with it' : ''}`);
    isDue = await runBrowser(options, progress, { address, kill, isOn: isFirst });
    const shown = device.page().url();
    // The app may not have been reached yet.
    if (shown.startsWith(shop.url)) address = shown;
    await killBrowser(options, withServer);
    kills.push({ at: isDue ? kill.at : 'rest', withServer });
    log(`killed${isDue ? '' : ' at rest'} at ${address}`);
  } while (isDue && kills.length < killsLeft && random.oneIn(diesAgainOnceIn));
  await runBrowser(options, progress, { address, kill: null, isOn: false });
}

interface BrowserRun {
  /** The first URL. */
  readonly address: string;
  readonly kill: Kill | null;
  /** Whether the browser is running already. */
  readonly isOn: boolean;
}

/** Runs the browser until the intent is done or the kill is due; returns whether it is due. */
async function runBrowser(
  { device, intent, dropsKeys }: RoundOptions,
  progress: Progress,
  { address, kill, isOn }: BrowserRun,
): Promise<boolean> {
  const { due: struck, onStep, guard } = armKill(kill, dropsKeys);
  const onRequest = (request: Request) => {
    if (!('idempotency-key' in request.headers())) return;
    const { pathname } = new URL(request.url());
    progress.log(`sent: ${pathname}`);
    progress.promised.add(pathname);
  };
  async function prepare(page: Page): Promise<void> {
    page.on('request', onRequest);
    await guard(page);
    onStep();
  }
  async function act(): Promise<void> {
    if (isOn) {
      await prepare(device.page());
      await device.page().goto(address);
    } else {
      await device.start(address, prepare);
    }
    await runIntent(device.page(), intent, progress, onStep);
    device.page().off('request', onRequest);
  }
  const acting = act();
  // A kill rejects it.
  acting.catch(() => undefined);
  return Promise.race([struck.then(() => true), acting.then(() => false)]);
}

/** Kills the browser and, with `withServer`, the server just before or after it; the server restarts. */
async function killBrowser({ shop, device, random }: RoundOptions, withServer: boolean): Promise<void> {
  const serverFirst = random.oneIn(2);
  if (!withServer) {
    await device.kill();
  } else if (serverFirst) {
    await Promise.all([shop.killServer(), device.kill()]);
  } else {
    await device.kill();
    await shop.killServer();
  }
}
