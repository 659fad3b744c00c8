import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { contractOperations } from '../contract/contract-document.ts';

/** Prometheus metrics for operators. Labels are operations and statuses only: no ids, addresses or names. */
export interface Metrics {
  /** Measures the duration of requests and counts concurrent ones. Call it before routes are registered. */
  watchApp(app: FastifyInstance): void;
  /** Counts the streams of events that are open. */
  watchStreams(size: () => number): void;
  watchPool(pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>): void;
  /** Serves them at `/metrics` on a loopback address only, in Prometheus' text format. */
  serve(port: number): Promise<MetricsServer>;
}

export interface MetricsServer {
  readonly port: number;
  stop(): Promise<void>;
}

const loopback = '127.0.0.1';
const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const operationsByRoute: ReadonlyMap<string, string> = new Map(
  contractOperations.map(({ id, method, url }) => [`${method} ${url}`, id]),
);

export function createMetrics(): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  return {
    watchApp(app) {
      const duration = new Histogram({
        name: 'talat_request_duration_seconds',
        help: 'How long answers took, by operation of the contract (other: none) and HTTP status.',
        labelNames: ['operation', 'status'],
        buckets: secondsBuckets,
        registers,
      });
      const outstanding = new Gauge({
        name: 'talat_requests_outstanding',
        help: 'Requests that were accepted and are not answered yet.',
        registers,
      });
      app.addHook('onRequest', async (request, reply) => {
        if (staysOpen(request)) return;
        outstanding.inc();
        reply.raw.once('close', () => outstanding.dec());
      });
      app.addHook('onResponse', async (request, reply) => {
        if (staysOpen(request) && reply.statusCode === 200) return;
        const labels = { operation: operationOf(request), status: String(reply.statusCode) };
        duration.observe(labels, reply.elapsedTime / 1000);
      });
    },

    watchStreams(size) {
      const streams = new Gauge({
        name: 'talat_event_streams',
        help: 'Streams of events that are open.',
        registers: [],
        collect() {
          this.set(size());
        },
      });
      register.registerMetric(streams);
    },

    watchPool(pool) {
      const connections = new Gauge({
        name: 'talat_database_connections',
        help: 'Connections of the pool by what they do; waiting: requests that want one.',
        labelNames: ['state'],
        registers: [],
        collect() {
          this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
          this.set({ state: 'idle' }, pool.idleCount);
          this.set({ state: 'waiting' }, pool.waitingCount);
        },
      });
      register.registerMetric(connections);
    },

    async serve(port) {
      const server = createServer((request, response) => {
        if (request.method !== 'GET' || request.url !== '/metrics') {
          response.writeHead(404).end();
          return;
        }
        register.metrics().then(
          (text) => response.writeHead(200, { 'content-type': register.contentType }).end(text),
          () => response.writeHead(500).end(),
        );
      });
      server.listen(port, loopback);
      await once(server, 'listening');
      return {
        port: (server.address() as AddressInfo).port,
        stop: async () => {
          server.closeAllConnections();
          server.close();
          await once(server, 'close');
        },
      };
    },
  };
}

function staysOpen({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.staysOpen === true;
}

function operationOf({ method, routeOptions }: FastifyRequest): string {
  return operationsByRoute.get(`${method} ${routeOptions.url ?? ''}`) ?? 'other';
}
