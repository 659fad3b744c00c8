import type { AnyMachineSnapshot } from 'xstate';
import type { Product } from '../../domain/contract.ts';
import type { Service } from '../../domain/service.ts';
import type { Api } from '../../src/api/api.ts';
// Fetched by the first cart, which would make its first session another one.
import '../../src/api/read-products.ts';
import { cartServices } from '../../src/features/cart/cart-services.ts';
import type { Connection } from '../../src/api/connection.ts';
import { orderServices } from '../../src/features/orders/orders-services.ts';
import {
  batchConfirmationServices,
  paymentConfirmationServices,
  paymentProofServices,
  paymentRejectionServices,
  quickConfirmationServices,
} from '../../src/features/payments/payments-services.ts';
import { readOperation } from '../../src/api/read-operation.ts';
import { startJournal } from '../../src/journal/journal.ts';
import { openWorkflow } from '../../src/journal/open-workflow.ts';
import type { ChartName } from './charts.ts';
import type { Device, OpenWorkflow, Page } from './simulation-types.ts';
import type { ShopCall } from './shop/shop.ts';
import { verdictOf } from './network.ts';
import { streamOf } from './charts.ts';

/** Starts the app of a device; `self` is what its disk and network know it by. Rejects when its storage refuses. */
export async function startPage(device: Device, self: object): Promise<Page> {
  const { scheduler, network, owner } = device;
  const workflows = new Map<string, OpenWorkflow>();
  const opening = new Set<string>();
  const products = new Map<string, Product>();

  const journal = await startJournal(
    device.storesOf(self),
    device.sendOf(async (request, leave) => {
      if (!device.isOnline) return { kind: 'unreachable' };
      await leave();
      const { method, path, key, body } = request;
      const call: ShopCall = { by: owner, method, path, key, body: device.bodyOf(body) };
      return verdictOf(network.ask(self, call));
    }),
    {
      now: device.now,
      random: () => 1,
      wait: (milliseconds, signal) =>
        new Promise((resolve) => {
          const cancel = scheduler.schedule(milliseconds, self, () => {
            signal.removeEventListener('abort', cancel);
            resolve();
          });
          signal.addEventListener('abort', cancel);
        }),
    },
  );
  const api: Api = { connection: connectionOf(device, self), sessionEnd: () => () => undefined };

  function servicesOf(chart: ChartName): Readonly<Record<string, Service>> {
    switch (chart) {
      case 'cart':
        return cartServices(api, journal.outbox.isKept);
      case 'order':
        return orderServices(api);
      case 'payment-proof':
        return paymentProofServices();
      case 'payment-confirmation':
        return paymentConfirmationServices(api);
      case 'payment-rejection':
        return paymentRejectionServices();
      case 'batch-confirmation':
        return batchConfirmationServices();
      case 'quick-confirmation':
        return quickConfirmationServices(api);
    }
  }

  async function openNow(chart: ChartName, key: string, input: object): Promise<void> {
    const handle = (await openWorkflow(device.charts()[chart], key, {
      journal,
      services: device.rewrite(servicesOf(chart)),
      input: input as never,
      now: device.now,
      newKey: device.newKey,
    })) as unknown as OpenWorkflow['handle'];
    const snapshot = () => handle.getStatus().actor.getSnapshot() as AnyMachineSnapshot;
    const workflow = { chart, key, handle, snapshot };
    workflows.set(streamOf(workflow), workflow);
    device.onOpened(workflow);
  }

  return {
    journal,
    workflows,
    products,
    open(chart, key, input) {
      const name = streamOf({ chart, key });
      if (workflows.has(name) || opening.has(name)) return;
      opening.add(name);
      // What does not open now is opened by the next visit.
      openNow(chart, key, input).then(
        () => opening.delete(name),
        () => opening.delete(name),
      );
    },
    browse(skuId) {
      const reading = readOperation(
        api,
        'skuDetail',
        { query: { sku_id: skuId } },
        new AbortController().signal,
      );
      reading.then(
        (outcome) => {
          if (outcome.ok) products.set(skuId, outcome.value);
        },
        () => undefined,
      );
    },
  };
}

/** The HTTP client, as far as reads go through it. */
function connectionOf(device: Device, self: object): Connection {
  async function read(path: string, { params }: { readonly params: { readonly query?: object } }) {
    if (!device.isOnline) throw new TypeError('Failed to fetch');
    const query = new URLSearchParams(params.query as Record<string, string>).toString();
    const call: ShopCall = {
      by: device.owner,
      method: 'GET',
      path: `/api${path}${query === '' ? '' : `?${query}`}`,
      key: null,
      body: { kind: 'none' },
    };
    const reply = await device.network.ask(self, call);
    if (reply === null) throw new TypeError('Failed to fetch');
    return { data: reply.body, response: { status: reply.status } };
  }
  return { get: read, GET: read } as unknown as Connection;
}
