import { openDevice } from '../journeys/device.ts';
import type { Device } from '../journeys/device.ts';
import type { Shop } from '../journeys/shop.ts';
import { signIn } from '../journeys/pages/app.ts';
import { openFloor } from './floor.ts';
import type { ErrandName } from './floor.ts';
import { language } from './intent.ts';
import type { Kill } from './kill.ts';
import { openLedger } from './ledger.ts';
import type { Counts } from './ledger.ts';
import { drawLots } from './lot.ts';
import type { Lot } from './lot.ts';
import { listedOrders } from './ordering.ts';
import type { Marker } from './ordering.ts';
import { playRound } from './round.ts';
import type { Killed } from './round.ts';

export interface CampaignOptions {
  /** The same seed draws the same intents and the same kills. */
  readonly seed: number;
  readonly kills: number;
  /** Hides the idempotency keys from the server, to show that the campaign finds doubles. */
  readonly dropsKeys?: boolean;
  /** The kinds of errands; all when left out. */
  readonly kinds?: readonly ErrandName[];
  readonly draw?: (lot: Lot, steps: number) => Kill;
  /** Hears of each round when it is over. */
  readonly onRound?: (round: PlayedRound) => void;
}

/** One round as it went. */
export interface PlayedRound {
  readonly number: number;
  readonly errand: string;
  readonly order: Marker;
  readonly kills: readonly Killed[];
  /** Kept steps that the person had to take again. */
  readonly repeated: readonly string[];
  readonly mismatches: readonly string[];
  /** What happened, line by line. */
  readonly story: readonly string[];
}

export interface CampaignResult {
  readonly rounds: readonly PlayedRound[];
  /** What the whole shop shows at the end, beside what the rounds found. */
  readonly mismatches: readonly string[];
  readonly counts: Counts;
}

/** Pieces that a product needs on the shelf to be ordered. */
const enoughPieces = 20;

/** Plays rounds until so many browsers were killed, and counts in the database after each, and once more at the end. */
export async function runCampaign(shop: Shop, options: CampaignOptions): Promise<CampaignResult> {
  const { seed, kills: wanted, dropsKeys = false, kinds, draw, onRound } = options;
  const phones = openPhones(shop.url);
  const seen = await listedOrders((await phones.of('customer')).page(), shop.url);
  const floor = openFloor(await productsOnShelf(shop), seen);
  const ledger = await openLedger(shop);
  const rounds: PlayedRound[] = [];
  for (let killed = 0; killed < wanted;) {
    const number = rounds.length + 1;
    const lot = drawLots(seed, number);
    const errand = await floor.draw(lot, kinds);
    const story = openStory();
    const device = await phones.of(errand.intent.persona);
    const { kills, repeated, failure } = await playRound({
      shop,
      device,
      intent: errand.intent,
      lot,
      killsLeft: wanted - killed,
      dropsKeys,
      draw,
      tell: story.tell,
    });
    const mismatches: string[] = [];
    if (failure === null) {
      errand.finish();
      mismatches.push(...(await ledger.faultsOf(errand.order)), ...(await ledger.faultsOfShop(floor.orders)));
    } else {
      errand.order.isAbandoned = true;
      mismatches.push(failure);
    }
    if (mismatches.length > 0) {
      await device.keepPicture(`campaign-${seed}-round-${number}`);
      await phones.replace(errand.intent.persona);
    }
    // A round that failed before its first kill counts as one, or a broken app would be played for ever.
    killed += Math.max(kills.length, 1);
    const round = {
      number,
      errand: errand.intent.name,
      order: errand.order.marker,
      kills,
      repeated,
      mismatches,
      story: story.lines,
    };
    rounds.push(round);
    onRound?.(round);
  }
  await phones.close();
  const known = floor.orders.filter(({ isAbandoned }) => !isAbandoned);
  const late: string[] = [];
  for (const order of known) late.push(...(await ledger.faultsOf(order)));
  return {
    rounds,
    mismatches: [...late, ...(await ledger.faultsOfShop(floor.orders))],
    counts: await ledger.counts(),
  };
}

function openStory() {
  const begun = performance.now();
  const lines: string[] = [];
  return {
    lines,
    tell(words: string) {
      lines.push(`${String(Math.round(performance.now() - begun)).padStart(6)} ms  ${words}`);
    },
  };
}

/** A phone for each persona, signed in when it is first needed. */
function openPhones(url: string) {
  const devices = new Map<string, Device>();
  return {
    async of(persona: string): Promise<Device> {
      const known = devices.get(persona);
      if (known !== undefined) return known;
      const device = await openDevice(`${url}/auth?lang=${language}`);
      await signIn(device.page(), persona);
      devices.set(persona, device);
      return device;
    },
    /** Throws a phone away with all that is on it; the next one is new. */
    async replace(persona: string): Promise<void> {
      await devices.get(persona)?.close();
      devices.delete(persona);
    },
    async close(): Promise<void> {
      for (const device of devices.values()) await device.close();
    },
  };
}

async function productsOnShelf(shop: Shop): Promise<readonly string[]> {
  const rows = await shop.rows<{ readonly id: string }>(
    `SELECT sku_id AS id FROM skus WHERE merchant_id = 'm-demo' AND status = 'active' AND on_hand - reserved >= $1
     ORDER BY sku_id`,
    [enoughPieces],
  );
  return rows.map(({ id }) => id);
}
