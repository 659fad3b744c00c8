import type { JournalStores } from '../../src/journal/journal.ts';
import type { SendWrite } from '../../src/journal/outbox/outbox-sender.ts';
import type { Queries } from '../../server/store/store.ts';

/** Faults that people have built into such programs before, by what is wrong with them. */
export const injectedFaults: Readonly<Record<string, InjectedFault>> = {
  'an outbox sender that makes a new key for each attempt': {
    send(send) {
      let attempts = 0;
      return (request, leave, signal) =>
        send({ ...request, key: `${request.key}-${(attempts += 1)}` }, leave, signal);
    },
  },
  'an outbox sender that makes a new key for a retry': {
    send(send) {
      const sent = new Set<string>();
      return (request, leave, signal) => {
        const key = sent.has(request.key) ? `${request.key}-again` : request.key;
        const noteAndLeave = () => {
          sent.add(request.key);
          return leave();
        };
        return send({ ...request, key }, noteAndLeave, signal);
      };
    },
  },
  'an outbox sender that takes no answer for a refusal': {
    send: (send) => async (request, leave, signal) => {
      const verdict = await send(request, leave, signal);
      if (verdict.kind !== 'unknown') return verdict;
      return { kind: 'answered', answer: { status: 400, body: { code: 400, data: {}, message: '' } } };
    },
  },
  'an outbox that drops what got no answer': {
    stores: (stores) => ({
      ...stores,
      outbox: {
        ...stores.outbox,
        async change(key, change) {
          if (change.status !== 'unknown') return stores.outbox.change(key, change);
          await stores.outbox.remove(key);
          return null;
        },
      },
    }),
  },
  'an outbox that makes the bytes of a request anew': {
    send(send) {
      const sent = new Set<string>();
      return (request, leave, signal) => {
        const { key, body } = request;
        const isAgain = sent.has(key) && body.kind === 'json';
        const noteAndLeave = () => {
          sent.add(key);
          return leave();
        };
        const made = isAgain ? { ...request, body: { ...body, text: `${body.text} ` } } : request;
        return send(made, noteAndLeave, signal);
      };
    },
  },
  'a recorder that acknowledges before anything is on the disk': {
    stores: (stores) => ({
      ...stores,
      events: {
        ...stores.events,
        append(stream, events, version, writing) {
          stores.events.append(stream, events, version, writing).catch(() => undefined);
          return Promise.resolve(version + events.length);
        },
      },
    }),
  },
  'a server that forgets what it has answered': {
    queries: (queries) => ({
      ...queries,
      idempotency: { ...queries.idempotency, find: () => Promise.resolve(null) },
    }),
  },
  'a server that gives no stock back': {
    queries: (queries) => ({
      ...queries,
      stock: {
        ...queries.stock,
        move: (moves, cause) =>
          queries.stock.move(
            moves.map((move) => ({ ...move, reserved: Math.max(move.reserved, 0) })),
            cause,
          ),
      },
    }),
  },
  'a server that loses a line of a stocktake': {
    queries: (queries) => ({
      ...queries,
      stock: {
        ...queries.stock,
        async enter(entries, cause) {
          const records = await queries.stock.enter(entries.slice(0, 1), cause);
          return entries.flatMap((entry) => records.slice(0, 1).map((record) => ({ ...record, ...entry })));
        },
      },
    }),
  },
  'a server that confirms a receipt and leaves its orders': {
    queries: (queries) => ({
      ...queries,
      payments: {
        ...queries.payments,
        decide: (record, decided) =>
          queries.payments.decide(record, {
            ...decided,
            orders: [],
          }),
      },
    }),
  },
  'a server that counts what a batch brought for its first payment alone': {
    queries: (queries) => ({
      ...queries,
      payments: { ...queries.payments, settle: (ids) => queries.payments.settle(ids.slice(0, 1)) },
    }),
  },
  'a server that confirms in a batch what was rejected, for an app that says of nothing what was seen': {
    send: sendUnseen,
    queries: (queries) => ({
      ...queries,
      payments: {
        ...queries.payments,
        readiness: async (...asked) =>
          (await queries.payments.readiness(...asked)).map((payment) => ({
            ...payment,
            ...(payment.status === 'rejected' ? { status: 'paid', isReady: true } : {}),
          })),
      },
    }),
  },
  'an app that confirms what was changed since somebody saw it': { send: sendUnseen },
  'a server that rejects a payment and leaves its orders': {
    queries: (queries) => ({
      ...queries,
      payments: {
        ...queries.payments,
        decide: (record, decided) =>
          queries.payments.decide(record, {
            ...decided,
            orders: decided.change.status === 'rejected' ? [] : decided.orders,
          }),
      },
    }),
  },
  'a server that pays an order twice': {
    queries: (queries) => ({
      ...queries,
      payments: {
        ...queries.payments,
        async add(payment, entry, photos, steps, orders) {
          const added = await queries.payments.add(payment, entry, photos, steps, orders);
          const again = {
            ...payment,
            payment_order_id: `${payment.payment_order_id}-2`,
            idempotency_key: null,
          };
          await queries.payments.add(again, entry, photos, steps, []);
          return added;
        },
      },
    }),
  },
};

/** A fault that is put between two sound parts, to show that the simulation finds it. */
export interface InjectedFault {
  readonly send?: (send: SendWrite) => SendWrite;
  readonly stores?: (stores: JournalStores) => JournalStores;
  readonly queries?: (queries: Queries) => Queries;
}

export const noInjectedFault: InjectedFault = {};

/** A batch without the versions that were seen of its payments. */
function sendUnseen(send: SendWrite): SendWrite {
  return (request, leave, signal) => {
    const { body } = request;
    if (body.kind !== 'json') return send(request, leave, signal);
    const { versions: _seen, ...unseen } = JSON.parse(body.text) as Record<string, unknown>;
    return send({ ...request, body: { ...body, text: JSON.stringify(unseen) } }, leave, signal);
  };
}
