import type { Queries } from '../../../server/store/store.ts';
import { merchantId, pushStep, put } from './tables.ts';
import type { Tables } from './tables.ts';
import { orderTable, paymentTable, stockTable } from './trade-queries.ts';

/** The queries of the server's handlers, over tables in memory; only those that scenarios use. */
function smallTables(tables: Tables) {
  const users: Pick<Queries['users'], 'find'> = {
    find: async (userId) => tables.users.get(userId) ?? null,
  };
  const groups: Pick<Queries['groups'], 'exists' | 'defaultId'> = {
    exists: async (groupId) => [...tables.users.values()].some(({ user }) => user.group_id === groupId),
    defaultId: async () => null,
  };
  const idempotency: Queries['idempotency'] = {
    find: async (userId, key) => tables.answers.get(`${userId}/${key}`) ?? null,
    async save(userId, key, kept) {
      tables.answers = put(tables.answers, `${userId}/${key}`, kept);
    },
  };
  const locks: Queries['locks'] = { take: async () => undefined };
  const skus = async (skuIds: readonly string[]) =>
    [...tables.skus.values()]
      .filter(({ sku_id }) => skuIds.includes(sku_id))
      .map((sku) => ({ sku, isVip: false }));
  const catalogue: Pick<Queries['catalogue'], 'sku' | 'skus' | 'lockSkus' | 'findAll'> = {
    findAll: async (skuIds) => [...tables.skus.values()].filter(({ sku_id }) => skuIds.includes(sku_id)),
    async sku(skuId) {
      const sku = tables.skus.get(skuId);
      return sku === undefined ? null : { sku, isVip: false };
    },
    skus,
    lockSkus: skus,
  };
  const addresses: Pick<Queries['addresses'], 'defaultOf' | 'ofGroup'> = {
    defaultOf: async () => null,
    ofGroup: async () => [],
  };
  const stocktakes: Pick<Queries['stocktakes'], 'open'> = { open: async () => undefined };
  return { users, groups, idempotency, locks, catalogue, addresses, stocktakes };
}

type UploadTable = Pick<Queries['uploads'], 'findAll' | 'lock' | 'attach' | 'add'>;

function uploadTable(tables: Tables): UploadTable {
  const findAll = async (fileNames: readonly string[]) =>
    [...tables.uploads.values()].filter(({ file_name }) => fileNames.includes(file_name));
  return {
    findAll,
    lock: findAll,
    attach: async (fileNames) => [...fileNames],
    async add(upload) {
      const row = {
        merchant_id: merchantId,
        public: false,
        attached: true,
        of_map: false,
        idempotency_key: null,
        created: new Date(0),
        ...upload,
      };
      tables.uploads = put(tables.uploads, upload.file_name, row);
    },
  };
}

/** Scenarios send no slips: only photos are the same. */
function proofTable(tables: Tables): Queries['proofs'] {
  const contentOf = (fileName: string) => tables.uploads.get(fileName)?.sha256;
  const holds = (paymentOrderId: string, sha256: string | undefined) =>
    (tables.photos.get(paymentOrderId) ?? []).some(({ file_name }) => contentOf(file_name) === sha256);
  const newestFirst = () =>
    [...tables.payments.values()].toReversed().map(({ payment_order_id, payment_no, created, status }) => ({
      other_id: payment_order_id,
      payment_no,
      created,
      is_rejected: status === 'rejected',
      transaction_id: null,
    }));
  return {
    earlierProofs: async (sha256) => newestFirst().filter(({ other_id }) => holds(other_id, sha256)),
    reusesOf: async (paymentOrderIds) =>
      newestFirst().flatMap((use) =>
        paymentOrderIds
          .filter((id) => id !== use.other_id)
          .flatMap((payment_order_id) =>
            (tables.photos.get(payment_order_id) ?? [])
              .map(({ file_name }) => file_name)
              .filter((fileName) => holds(use.other_id, contentOf(fileName)))
              .toSorted()
              .map((file_name) => ({ ...use, payment_order_id, file_name })),
          ),
      ),
    addSlips: async (_, slips) => {
      if (slips.length > 0) throw new Error('Scenarios send no slips');
    },
  };
}

type HistoryTable = Pick<
  Queries['history'],
  | 'addToOrder'
  | 'addToPayment'
  | 'addToPayments'
  | 'addToOrdersOfPayments'
  | 'ofOrder'
  | 'ofPayment'
  | 'lastOfOrder'
  | 'lastOfPayment'
  | 'lastOfPayments'
>;

function historyTable(tables: Tables): HistoryTable {
  const ofOrder = (id: string) => [...(tables.orderHistory.get(id) ?? [])];
  const ofPayment = (id: string) => [...(tables.paymentHistory.get(id) ?? [])];
  return {
    async addToOrder(id, step) {
      tables.orderHistory = pushStep(tables.orderHistory, id, step);
    },
    async addToPayment(id, step) {
      tables.paymentHistory = pushStep(tables.paymentHistory, id, step);
    },
    async addToPayments(ids, step, seen) {
      for (const id of ids) {
        const { status: from_status = null, version = null } = tables.payments.get(id) ?? {};
        const seen_version = seen.includes(id) ? version : null;
        tables.paymentHistory = pushStep(tables.paymentHistory, id, { ...step, from_status, seen_version });
      }
    },
    async addToOrdersOfPayments(ids, step) {
      for (const { order_id, payment_order_id: paidBy, status: from_status } of tables.orders.values())
        if (paidBy !== null && ids.includes(paidBy))
          tables.orderHistory = pushStep(tables.orderHistory, order_id, {
            ...step,
            from_status,
            seen_version: null,
          });
    },
    lastOfPayments: async (ids) =>
      ids.flatMap((id) =>
        ofPayment(id)
          .slice(-1)
          .map((row) => ({ ...row, payment_order_id: id })),
      ),
    ofOrder: async (id) => ofOrder(id),
    ofPayment: async (id) => ofPayment(id),
    lastOfOrder: async (id) => ofOrder(id).at(-1) ?? null,
    lastOfPayment: async (id) => ofPayment(id).at(-1) ?? null,
  };
}

/** The questions of the server's handlers over tables in memory, as far as stories lead to them. */
export function memoryQueries(tables: Tables): Queries {
  return {
    ...smallTables(tables),
    uploads: uploadTable(tables),
    proofs: proofTable(tables),
    stock: stockTable(tables),
    orders: orderTable(tables),
    payments: paymentTable(tables),
    history: historyTable(tables),
  } as Partial<Queries> as Queries;
}
