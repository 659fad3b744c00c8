import type { Service } from '../../domain/service.ts';
import { charts, nextCharts, streamOf } from './charts.ts';
import type { ChartName } from './charts.ts';
import { createDisk } from './disk.ts';
import { createNetwork } from './network.ts';
import { startPage } from './page.ts';
import type { Device, Page, Observer } from './simulation-types.ts';
import type { InjectedFault } from './injected-faults.ts';
import type { Shop } from './shop/shop.ts';
import { deviceOwners } from './scenario.ts';
import type { DeviceName, DeviceEvent } from './scenario.ts';
import type { Scheduler } from './scheduler.ts';

const jumpMs = 3 * 24 * 60 * 60 * 1000;

export interface DeviceOptions {
  readonly name: DeviceName;
  readonly scheduler: Scheduler;
  readonly shop: Shop;
  readonly observer: Observer;
  readonly injectedFault: InjectedFault;
}

export function createDevice({ name, scheduler, shop, observer, injectedFault }: DeviceOptions): Device {
  const owner = deviceOwners[name];
  const disk = createDisk(scheduler);
  const network = createNetwork(scheduler, shop, (what) => observer.logLine(`${name}: ${what}`));
  const streams = new Map<
    string,
    { readonly chart: ChartName; readonly key: string; readonly input: object }
  >();
  let stamps = 0;
  let photos = 0;
  let skew = 0;
  let isOnline = true;
  let isNext = false;
  let self: object | null = null;
  let page: Page | null = null;

  function kill(): void {
    if (self !== null) scheduler.cancelAll(self);
    self = null;
    page = null;
  }

  function start(): void {
    if (self !== null) return;
    const begun = {};
    self = begun;
    startPage(device, begun).then(
      (started) => {
        if (self === begun) page = started;
      },
      () => {
        // Where the storage refused, the person opens the app again.
        if (self === begun) kill();
      },
    );
  }

  const device: Device = {
    name,
    owner,
    scheduler,
    network,
    disk,
    streams,
    get isOnline() {
      return isOnline;
    },
    now: () => scheduler.now() + skew,
    newKey: () => `${name}-${(stamps += 1)}`,
    lastKey: () => `${name}-${stamps}`,
    charts: () => (isNext ? nextCharts : charts),
    storesOf(asking) {
      const stores = disk.storesOf(asking);
      return injectedFault.stores?.(stores) ?? stores;
    },
    sendOf: (send) => injectedFault.send?.(send) ?? send,
    rewrite: (services) => (isNext ? otherBytes(services) : services),
    bodyOf: (body) =>
      body.kind === 'file' ? { kind: 'photo', number: Number(body.blobId.split('#')[1]) } : body,
    onOpened: (workflow) => observer.watch(device, workflow),
    page: () => page,
    start,
    open(chart, key, input) {
      streams.set(streamOf({ chart, key }), { chart, key, input });
      page?.open(chart, key, input);
    },
    takePhoto: (number) => `${name}${(photos += 1)}#${number}`,
    keepPhoto(number, onKept) {
      const blobId = device.takePhoto(number);
      page?.journal.blobs.put(blobId, new Blob([String(number)])).then(
        () => onKept(blobId),
        () => undefined,
      );
    },
    apply(event) {
      const effects: Readonly<Record<DeviceEvent, () => void>> = {
        kill,
        upgrade() {
          isNext = true;
          kill();
        },
        offline() {
          isOnline = false;
        },
        online() {
          isOnline = true;
          page?.journal.outbox.wake();
        },
        diskFull: () => disk.setFull(true),
        diskFreed: () => disk.setFull(false),
        clockJump() {
          skew = skew === 0 ? -jumpMs : 0;
        },
      };
      effects[event]();
    },
  };
  return device;
}

/** The next version of the program says the same in other bytes. */
function otherBytes(services: Readonly<Record<string, Service>>): Readonly<Record<string, Service>> {
  return Object.fromEntries(
    Object.entries(services).map(([name, service]): [string, Service] => {
      if (service.kind !== 'write') return [name, service];
      const request = (input: never) => {
        const { body, ...rest } = service.request(input);
        return { ...rest, body: body.kind === 'json' ? { ...body, text: `${body.text} ` } : body };
      };
      return [name, { ...service, request }];
    }),
  );
}
