import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contractOperations, type ContractOperation } from '../../../server/contract/contract-document.ts';
import { startServer, type TestServer } from '../harness.ts';
import { badRequest } from './bad-request.ts';
import { checkAnswer, leavesShop } from './check-answer.ts';
import { createFixtures, type Fixtures } from './fixtures.ts';
import { recordWrites, recordedWrites } from './recorded-writes.ts';

const seed = Number(process.env['TALAT_SEED'] ?? 20250601);
const runs = Number(process.env['TALAT_FUZZ'] ?? 50);
/** Requests of a write per database: more would leave nothing to test, since orders are cancelled and roles removed by then. */
const runsPerShop = 100;
const mostMsPerRun = 2000;
const unlimited = { REQUESTS_PER_MINUTE: '99999999', SIGN_INS_PER_MINUTE: '99999999' };

let model: TestServer;
let fixtures: Fixtures;
/** The server of all operations that leave the shop as it is. */
let reading: TestServer;

beforeAll(async () => {
  model = await startServer(unlimited);
  fixtures = await createFixtures(model);
  await recordWrites(model.database.pool);
  // A database can be cloned only without connections.
  await model.app.close();
  await model.database.pool.end();
  reading = await openShop();
});

afterAll(async () => {
  await reading.stop();
  await model.stop();
});

const openShop = () => startServer(unlimited, { template: model.database.name });

describe(`${runs} bad requests drawn from TALAT_SEED=${seed}`, () => {
  test.each(contractOperations.map((operation) => [operation.id, operation] as const))(
    'of %s are answered as the contract says, in time, and a refusal writes nothing',
    async (_id, operation) => {
      for (let done = 0; done < runs; done += runsPerShop) {
        const shopSeed = (Math.imul(seed, 1_000_003) + done) | 0;
        await expect(
          tryShop(operation, Math.min(runsPerShop, runs - done), shopSeed),
        ).resolves.toBeUndefined();
      }
    },
    60_000 + runs * mostMsPerRun,
  );
});

async function tryShop(operation: ContractOperation, numRuns: number, shopSeed: number): Promise<void> {
  const server = leavesShop(operation) ? reading : await openShop();
  const checks = { app: server.app, fixtures, takeWrites: () => recordedWrites(server.database.pool) };
  try {
    const property = fc.asyncProperty(badRequest(operation), async (plan) => {
      expect(await checkAnswer(checks, operation, plan, randomUUID())).toEqual([]);
    });
    const { failed, errorInstance } = await fc.check(property, { seed: shopSeed, numRuns });
    if (failed) throw new Error(`Fault found with TALAT_SEED=${seed}`, { cause: errorInstance });
  } finally {
    if (server !== reading) await server.stop();
  }
}
