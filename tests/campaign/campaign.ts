import { openDevice } from '../journeys/device.ts';
import type { Device } from '../journeys/device.ts';
import type { Shop } from '../journeys/shop.ts';
import { signIn } from '../journeys/pages/app.ts';
import { createTaskPool } from './task-pool.ts';
import type { TaskName } from './task-pool.ts';
import { language } from './intent.ts';
import type { Kill } from './kill.ts';
import { createDatabaseCheck } from './database-check.ts';
import type { Counts } from './database-check.ts';
import { createRandom } from './random.ts';
import type { Random } from './random.ts';
import { listedOrders } from './ordering.ts';
import type { Marker } from './ordering.ts';
import { runRound } from './round.ts';
import type { CompletedKill } from './round.ts';

export interface CampaignOptions {
  /** The same seed draws the same intents and the same kills. */
  readonly seed: number;
  readonly kills: number;
  /** Hides the idempotency keys from the server, to show that the campaign finds doubles. */
  readonly dropsKeys?: boolean;
  /** The kinds of tasks; all when left out. */
  readonly kinds?: readonly TaskName[];
  readonly draw?: (random: Random, steps: number) => Kill;
  /** Called after each round. */
  readonly onRound?: (round: RoundReport) => void;
}

/** The result of a round. */
export interface RoundReport {
  readonly number: number;
  readonly task: string;
  readonly order: Marker;
  readonly kills: readonly CompletedKill[];
  /** Kept steps that the person had to take again. */
  readonly repeated: readonly string[];
  readonly mismatches: readonly string[];
  /** Event log, a line each. */
  readonly log: readonly string[];
}

export interface CampaignResult {
  readonly rounds: readonly RoundReport[];
  /** Mismatches at the end, in addition to those of the rounds. */
  readonly mismatches: readonly string[];
  readonly counts: Counts;
}

/** Pieces that a product needs on the shelf to be ordered. */
const enoughPieces = 20;

/** Runs rounds until `kills` browsers were killed; checks the database after each and once more at the end. */
export async function runCampaign(shop: Shop, options: CampaignOptions): Promise<CampaignResult> {
  const { seed, kills: wanted, dropsKeys = false, kinds, draw, onRound } = options;
  const phones = openPhones(shop.url);
  const seen = await listedOrders((await phones.of('customer')).page(), shop.url);
  const taskPool = createTaskPool(await productsOnShelf(shop), seen);
  const databaseCheck = await createDatabaseCheck(shop);
  const rounds: RoundReport[] = [];
  for (let killed = 0; killed < wanted;) {
    const number = rounds.length + 1;
    const random = createRandom(seed, number);
    const task = await taskPool.draw(random, kinds);
    const eventLog = createEventLog();
    const device = await phones.of(task.intent.persona);
    const { kills, repeated, failure } = await runRound({
      shop,
      device,
      intent: task.intent,
      random,
      killsLeft: wanted - killed,
      dropsKeys,
      draw,
      log: eventLog.append,
    });
    const mismatches: string[] = [];
    if (failure === null) {
      task.finish();
      mismatches.push(
        ...(await databaseCheck.orderMismatches(task.order)),
        ...(await databaseCheck.shopMismatches(taskPool.orders)),
      );
    } else {
      task.order.isAbandoned = true;
      mismatches.push(failure);
    }
    if (mismatches.length > 0) {
      await device.keepPicture(`campaign-${seed}-round-${number}`);
      await phones.replace(task.intent.persona);
    }
    // A round that failed before its first kill counts as one, or a broken app would never end the campaign.
    killed += Math.max(kills.length, 1);
    const round = {
      number,
      task: task.intent.name,
      order: task.order.marker,
      kills,
      repeated,
      mismatches,
      log: eventLog.lines,
    };
    rounds.push(round);
    onRound?.(round);
  }
  await phones.close();
  const known = taskPool.orders.filter(({ isAbandoned }) => !isAbandoned);
  const late: string[] = [];
  for (const order of known) late.push(...(await databaseCheck.orderMismatches(order)));
  return {
    rounds,
    mismatches: [...late, ...(await databaseCheck.shopMismatches(taskPool.orders))],
    counts: await databaseCheck.counts(),
  };
}

function createEventLog() {
  const begun = performance.now();
  const lines: string[] = [];
  return {
    lines,
    append(text: string) {
      lines.push(`${String(Math.round(performance.now() - begun)).padStart(6)} ms  ${text}`);
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
      const device = await openDevice(`${url}/auth?lang=${language}`, { keepsApp: true });
      await signIn(device.page(), persona);
      devices.set(persona, device);
      return device;
    },
    /** Closes a phone and forgets it; the next use opens a new one. */
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
