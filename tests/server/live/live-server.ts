import type { Person, TestServer } from '../harness.ts';
import { addressOf, listenAt, type Ear, type ListenOptions } from './listen.ts';

export interface LiveServer {
  readonly address: string;
  listen(person: Pick<Person, 'token'>, options?: ListenOptions): Promise<Ear>;
  /** What each of them hears of the work, up to a change that all hear of; null where their stream ends. */
  heard(ears: readonly Ear[], work: () => Promise<unknown>): Promise<(string | null)[][]>;
  /** All who listen leave. */
  leaveAll(): Promise<void>;
}

/** Listening at a server of a test, which begins to listen on a port. */
export async function liveServer(server: TestServer): Promise<LiveServer> {
  const address = await addressOf(server.app);
  const ears: Ear[] = [];

  /** A change of a product of each merchant, to one version, since merchants' products may have one id. Everybody may know of it. */
  async function changeFences(): Promise<Map<string, number>> {
    const { rows } = await server.database.pool.query<{ sku_id: string; version: number }>(
      `UPDATE skus SET version = (SELECT max(version) + 1 FROM skus)
       WHERE sku_id IN (SELECT min(sku_id) FROM skus GROUP BY merchant_id) RETURNING sku_id, version`,
    );
    return new Map(rows.map(({ sku_id, version }) => [sku_id, version]));
  }

  return {
    address,
    async listen({ token }, options) {
      const ear = await listenAt(address, token, options);
      ears.push(ear);
      return ear;
    },
    async heard(listening, work) {
      await work();
      const fences = await changeFences();
      return await Promise.all(
        listening.map(async (ear) => {
          const heard: (string | null)[] = [];
          for (;;) {
            const event = await ear.next();
            const fence = event === null ? undefined : fences.get(event.id);
            if (event !== null && fence === event.version) return heard;
            // What was told before may be told again.
            if (fence === undefined) heard.push(event === null ? null : `${event.type} ${event.id}`.trim());
            if (event === null) return heard;
          }
        }),
      );
    },
    async leaveAll() {
      await Promise.all(ears.splice(0).map((ear) => ear.leave()));
    },
  };
}
