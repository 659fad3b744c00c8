import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type underPressure from '@fastify/under-pressure';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { registerErrorHandler } from '../../../server/http/error-handler.ts';
import { shedLoad } from '../../../server/http/load-shedding.ts';

/** A machine that is overloaded whenever a request comes. */
const overloaded = Object.assign(
  async (app: FastifyInstance, { pressureHandler }: { readonly pressureHandler: () => void }) => {
    app.addHook('onRequest', async () => pressureHandler());
  },
  { [Symbol.for('skip-override')]: true },
) as unknown as typeof underPressure;

let app: FastifyInstance;
/** Requests that have come in and wait. */
let waiting: number;
/** Lets them be answered. */
let release: () => void;

beforeEach(async () => {
  app = fastify();
  waiting = 0;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  registerErrorHandler(app);
  await shedLoad(app, overloaded);
  app.get('/wait', async () => {
    waiting += 1;
    await released;
    return {};
  });
  app.get('/stays-open', { config: { staysOpen: true } }, async () => {
    waiting += 1;
    await released;
    return {};
  });
});
afterEach(() => app.close());

describe('an overloaded server', () => {
  test('serves 200 requests at once, and refuses those beyond', async () => {
    const first = Array.from({ length: 200 }, async () => await app.inject('/wait'));
    await expect.poll(() => waiting).toBe(200);
    const beyond = await app.inject('/wait');
    expect([beyond.statusCode, beyond.headers['retry-after'], beyond.json()]).toMatchObject([
      503,
      '1',
      { code: 503, data: { reason: 'overloaded' } },
    ]);
    release();
    const served = await Promise.all(first);
    expect(served.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 200 }, () => 200));
  });

  test('serves requests beside streams that stay open', async () => {
    const streams = Array.from({ length: 201 }, async () => await app.inject('/stays-open'));
    await expect.poll(() => waiting).toBe(201);
    const beside = app.inject('/wait');
    await expect.poll(() => waiting).toBe(202);
    release();
    expect([(await beside).statusCode, (await Promise.all(streams)).length]).toEqual([200, 201]);
  });
});
