import type { Page, Request } from 'playwright-core';
import type { Device } from '../journeys/device.ts';
import type { Shop } from '../journeys/shop.ts';
import type { Intent } from './intent.ts';
import { armKill, describeKill, drawKill } from './kill.ts';
import type { Kill } from './kill.ts';
import type { Lot } from './lot.ts';
import { pursue } from './pursue.ts';
import type { Progress } from './pursue.ts';

/** One kill as it was carried out. */
export interface Killed {
  /** `rest`: its moment had not come when the intent was done, so that it was killed at rest. */
  readonly at: Kill['at'] | 'rest';
  /** Whether the server was killed in the same moment. */
  readonly withServer: boolean;
}

/** How a person got something done on a phone that dies. */
export interface Round {
  readonly kills: readonly Killed[];
  /** Kept steps that the person had to take again. */
  readonly repeated: readonly string[];
  /** Why the intent came to no end; null when it did. */
  readonly failure: string | null;
}

export interface RoundOptions {
  readonly shop: Shop;
  readonly device: Device;
  readonly intent: Intent;
  readonly lot: Lot;
  /** Kills that the campaign still has to make. */
  readonly killsLeft: number;
  readonly dropsKeys: boolean;
  /** Draws a kill for an intent of so many steps; another one only to show that the campaign finds what it looks for. */
  readonly draw?: ((lot: Lot, steps: number) => Kill) | undefined;
  tell(words: string): void;
}

/** Steps that an intent has left after a kill, at least. */
const resumedSteps = 2;
const serverDiesOnceIn = 5;
const diesAgainOnceIn = 3;

/** A person pursues an intent; the browser is killed once or several times on the way, and what remains is done after that. */
export async function playRound(options: RoundOptions): Promise<Round> {
  const progress: Progress = {
    promised: new Set(),
    begun: new Set(),
    repeated: new Set(),
    tell: options.tell,
  };
  const kills: Killed[] = [];
  try {
    await liveAndDie(options, progress, kills);
    return { kills, repeated: [...progress.repeated], failure: null };
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    return { kills, repeated: [...progress.repeated], failure };
  }
}

async function liveAndDie(options: RoundOptions, progress: Progress, kills: Killed[]): Promise<void> {
  const { device, intent, lot, killsLeft, tell, shop, draw = drawKill } = options;
  let address = new URL(intent.path, shop.url).href;
  let isStruck: boolean;
  do {
    const isFirst = kills.length === 0;
    const kill = draw(lot, isFirst ? intent.steps : resumedSteps);
    const withServer = lot.onceIn(serverDiesOnceIn);
    tell(`to be killed ${describeKill(kill)}${withServer ? ', the server with it' : ''}`);
    isStruck = await live(options, progress, { address, kill, isOn: isFirst });
    const shown = device.page().url();
    // The app may not have been reached yet.
    if (shown.startsWith(shop.url)) address = shown;
    await endLife(options, withServer);
    kills.push({ at: isStruck ? kill.at : 'rest', withServer });
    tell(`killed${isStruck ? '' : ' at rest'} at ${address}`);
  } while (isStruck && kills.length < killsLeft && lot.onceIn(diesAgainOnceIn));
  await live(options, progress, { address, kill: null, isOn: false });
}

interface Life {
  /** What the person opens first. */
  readonly address: string;
  readonly kill: Kill | null;
  /** Whether the browser runs already. */
  readonly isOn: boolean;
}

/** A life of the browser, until the intent is done or the kill is due; answers whether it is. */
async function live(
  { device, intent, dropsKeys }: RoundOptions,
  progress: Progress,
  { address, kill, isOn }: Life,
): Promise<boolean> {
  const { struck, onStep, guard } = armKill(kill, dropsKeys);
  const onRequest = (request: Request) => {
    if (!('idempotency-key' in request.headers())) return;
    const { pathname } = new URL(request.url());
    progress.tell(`sent: ${pathname}`);
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
    await pursue(device.page(), intent, progress, onStep);
    device.page().off('request', onRequest);
  }
  const acting = act();
  // What a kill breaks off says so.
  acting.catch(() => undefined);
  return Promise.race([struck.then(() => true), acting.then(() => false)]);
}

/** The phone dies, and the server just before or after it where it does; that one is up again then. */
async function endLife({ shop, device, lot }: RoundOptions, withServer: boolean): Promise<void> {
  const serverFirst = lot.onceIn(2);
  if (!withServer) {
    await device.kill();
  } else if (serverFirst) {
    await Promise.all([shop.killServer(), device.kill()]);
  } else {
    await device.kill();
    await shop.killServer();
  }
}
