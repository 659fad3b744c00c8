import { addressHandlers } from '../../../server/addresses/address-handlers.ts';
import type { Reply } from '../../../domain/answer.ts';
import { operationRoutes } from '../../../domain/operation-routes.gen.ts';
import type { OperationId } from '../../../domain/operations.ts';
import { mayCall } from '../../../domain/permissions.ts';
import { refusalEnvelope, successEnvelope } from '../../../server/http/envelope.ts';
import { fileAddress } from '../../../server/files/file-address.ts';
import { catalogueHandlers } from '../../../server/catalogue/catalogue-handlers.ts';
import { createOrderHandlers } from '../../../server/orders/order-handlers.ts';
import { paymentHandlers } from '../../../server/payments/payment-handlers.ts';
import { earlierUses, maySeePhotoReuse } from '../../../server/payments/reused-photos.ts';
import { stockHandlers } from '../../../server/stock/stock-handlers.ts';
import { answerTo, runIdempotently } from '../../../server/http/idempotency.ts';
import { Refusal } from '../../../server/http/refusal.ts';
import type { Queries } from '../../../server/store/store.ts';
import type { UserRecord } from '../../../server/store/queries/people/users.ts';
import { recordsOfTables } from './memory-records.ts';
import { memoryQueries } from './memory-queries.ts';
import type { Shop, ShopCall } from './shop.ts';
import { openTables } from './tables.ts';
import type { Tables } from './tables.ts';

type Handle = (call: object) => Promise<unknown>;

interface Carried {
  readonly caller: UserRecord;
  readonly store: Queries;
  readonly body: unknown;
}

const orderHandlers = createOrderHandlers({ openOrdersPerGroup: 50 }, null);
const handlers = {
  ...addressHandlers.snapshotReads,
  ...catalogueHandlers.plainReads,
  ...orderHandlers.snapshotReads,
  ...orderHandlers.writes,
  ...orderHandlers.publicReads,
  ...paymentHandlers.snapshotReads,
  ...paymentHandlers.writes,
  ...stockHandlers.writes,
} as Partial<Record<OperationId, unknown>>;

const operations = new Map(
  Object.entries(operationRoutes).map(([id, [method, path]]) => [`${method} /api${path}`, id as OperationId]),
);

/**
 * The shop without a database: the server's own handlers, lifecycles and idempotency over tables in memory, one call after the
 * other, each a transaction. What SQL does for them is modelled, and the same stories are played on the real server beside it.
 * `injectFault` may replace queries by faulty ones.
 */
export function openMemoryShop(now: () => number, injectFault: (queries: Queries) => Queries = sound): Shop {
  const tables = openTables();
  const queries = injectFault(memoryQueries(tables));

  async function execute(id: OperationId, call: ShopCall): Promise<string> {
    const caller = tables.users.get(call.by);
    if (caller === undefined) throw new Error(`nobody is called ${call.by}`);
    if (!mayCall(caller.roles, id)) throw new Refusal('forbidden_role');
    const body = call.body.kind === 'json' ? (JSON.parse(call.body.text) as unknown) : null;
    const handle = id === 'uploadV2' ? keepPhoto(call) : (handlers[id] as Handle | undefined);
    if (handle === undefined) throw new Error(`no scenario calls ${id}`);
    const write = async (transaction: Queries) =>
      successEnvelope(
        await handle({
          caller,
          body,
          query: Object.fromEntries(new URL(call.path, 'http://shop').searchParams),
          // An open call finds its merchant first.
          store: { ...transaction, forMerchant: () => ({ ...queries, snapshot: readNow }) },
          now: new Date(now()),
          groupHint: null,
          idempotencyKey: call.key,
        }),
      );
    if (call.key === null) return write(queries);
    const fingerprint = `${call.method} ${call.path}\n${JSON.stringify(call.body)}`;
    const attempt = { userId: call.by, key: call.key, fingerprint };
    const earlier = answerTo(attempt, await queries.idempotency.find(call.by, call.key));
    return earlier ?? (await runIdempotently({ ...queries, transactionUnder }, attempt, write)).answer;
  }

  const transactionUnder = <T>(_lock: string, work: (transaction: Queries) => Promise<T>): Promise<T> =>
    work(queries);
  const readNow = <T>(read: (snapshot: Queries) => Promise<T>): Promise<T> => read(queries);

  return {
    async call(call) {
      const { pathname } = new URL(call.path, 'http://shop');
      const id = operations.get(`${call.method} ${pathname}`);
      if (id === undefined) throw new Error(`no operation ${call.method} ${call.path}`);
      const before: Tables = { ...tables };
      try {
        return reply(200, await execute(id, call));
      } catch (error) {
        Object.assign(tables, before);
        if (error instanceof Refusal) return reply(error.statusCode, refusalEnvelope(error));
        throw error;
      }
    },
    records: async () => recordsOfTables(tables),
  };
}

const sound = (queries: Queries): Queries => queries;

/** The server decodes a picture first; scenarios have none. */
function keepPhoto({ body, key }: ShopCall): Handle {
  return async (carried) => {
    const { caller, store } = carried as Carried;
    if (body.kind !== 'photo') throw new Refusal('invalid_request');
    const sha256 = `photo-${body.number}`;
    const file_name = `${nameOf(key ?? '')}.webp`;
    const upload = {
      file_name,
      uploader_id: caller.user.user_id,
      content_type: 'image/webp',
      sha256,
      bytes: 1,
    };
    await store.uploads.add(upload);
    const filepath = fileAddress(file_name);
    if (!maySeePhotoReuse(caller.roles)) return { filepath, sha256 };
    return { filepath, sha256, ...(await earlierUses(store, { sha256, transaction_id: null })) };
  };
}

/** 32 hexadecimal digits, as names of files have. */
function nameOf(key: string): string {
  return Buffer.from(key).toString('hex').padStart(32, '0').slice(-32);
}

function reply(status: number, text: string): Reply {
  return { status, body: JSON.parse(text) as unknown };
}
