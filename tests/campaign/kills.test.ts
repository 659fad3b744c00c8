import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop } from '../journeys/shop.ts';
import type { Shop } from '../journeys/shop.ts';
import { runCampaign } from './campaign.ts';
import type { RoundReport } from './campaign.ts';
import { report } from './report.ts';

const seed = Number(process.env['TALAT_SEED'] ?? 20250201);
const kills = Number(process.env['TALAT_KILLS'] ?? 100);
let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

function printRound({ number, task, order, kills: made, repeated, mismatches, log }: RoundReport): void {
  const killed = made.map(({ at, withServer }) => (withServer ? `${at} with the server` : at)).join(', ');
  const again = repeated.length > 0 ? `; done again: ${repeated.join(', ')}` : '';
  process.stdout.write(
    `round ${number}: ${task} ${order.quantity} × ${order.skuId}; killed: ${killed}${again}\n`,
  );
  if (mismatches.length > 0) process.stdout.write(`${[...mismatches, ...log].join('\n')}\n`);
}

describe('browsers killed at random moments of a day', () => {
  test('lose nothing that was promised, and leave nothing double', async () => {
    process.stdout.write(`TALAT_SEED=${seed} TALAT_KILLS=${kills}\n`);
    const result = await runCampaign(shop, { seed, kills, onRound: printRound });
    process.stdout.write(`\n${report(result)}\nTALAT_SEED=${seed}\n`);
    expect([...result.rounds.flatMap(({ mismatches }) => mismatches), ...result.mismatches]).toEqual([]);
  });

  test('leave double orders at a server without idempotency: so the counts above can fail', async () => {
    const result = await runCampaign(shop, {
      seed,
      kills: 1,
      dropsKeys: true,
      kinds: ['order'],
      draw: () => ({ at: 'answer', of: 'write', nth: 1 }),
    });
    const [mismatch] = result.rounds.flatMap(({ mismatches }) => mismatches);
    expect(mismatch).toMatch(/: 2 orders instead of 1$/);
  });
});
