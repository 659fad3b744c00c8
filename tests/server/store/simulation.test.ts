import { describe, expect, test } from 'vitest';
import { scenarioOfSeed } from '../../simulation/random-scenario.ts';
import { runScenario } from '../../simulation/run-scenario.ts';
import { openMemoryShop } from '../../simulation/shop/memory-shop.ts';
import { comparable, recordReplies } from '../../simulation/shop/recording-shop.ts';
import { openRealShop } from '../../simulation/shop/real-shop.ts';
import type { Shop } from '../../simulation/shop/shop.ts';
import { startServer } from '../harness.ts';
import type { TestServer } from '../harness.ts';

const seed = Number(process.env['TALAT_SEED'] ?? 20250201);
const sessions = Number(process.env['TALAT_SERVER_SESSIONS'] ?? 10);
const mostMsPerSession = 20_000;

describe(`${sessions} simulated sessions on the real server and database`, () => {
  test(
    'leave no fault either, and every answer is the one that the model in memory gives',
    async () => {
      for (let at = 0; at < sessions; at += 1) {
        const sessionSeed = (Math.imul(seed, 1_000_003) + at) | 0;
        const [modelled, real] = [await playOnModel(sessionSeed), await playOnServer(sessionSeed)];
        expect({ sessionSeed, ...real }).toEqual({ sessionSeed, ...modelled });
        expect(real.faults).toEqual([]);
      }
    },
    60_000 + sessions * mostMsPerSession,
  );
});

async function playOnModel(sessionSeed: number) {
  return playOn(sessionSeed, openMemoryShop);
}

async function playOnServer(sessionSeed: number) {
  const servers: TestServer[] = [];
  const session = await playOn(sessionSeed, async (now) => {
    const server = await startServer({}, { now: () => new Date(now()) });
    servers.push(server);
    return openRealShop(server);
  });
  for (const server of servers) await server.stop();
  return session;
}

async function playOn(sessionSeed: number, openShop: (now: () => number) => Shop | Promise<Shop>) {
  const answers: unknown[] = [];
  const { violations: faults, records: books } = await runScenario(scenarioOfSeed(sessionSeed), {
    openShop: async (now) => recordReplies(await openShop(now), answers),
  });
  return { faults, answers, books: comparable(books) };
}
