import type { Service } from '../../domain/service.ts';
import { charts, nextCharts } from './charts.ts';
import type { ChartName } from './charts.ts';
import { createDisk } from './disk.ts';
import { createNetwork } from './network.ts';
import { startPage } from './page.ts';
import type { Device, Page, Witness } from './cast.ts';
import type { Plant } from './plant.ts';
import type { Shop } from './shop/shop.ts';
import { deviceOwners } from './story.ts';
import type { DeviceName, Mishap } from './story.ts';
import { streamOf } from './stream-of.ts';
import type { World } from './world.ts';

const jumpMs = 3 * 24 * 60 * 60 * 1000;

export interface DeviceOptions {
  readonly name: DeviceName;
  readonly world: World;
  readonly shop: Shop;
  readonly witness: Witness;
  readonly plant: Plant;
}

export function createDevice({ name, world, shop, witness, plant }: DeviceOptions): Device {
  const owner = deviceOwners[name];
  const disk = createDisk(world);
  const network = createNetwork(world, shop, (what) => witness.tell(`${name}: ${what}`));
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
    if (self !== null) world.end(self);
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
    world,
    network,
    disk,
    streams,
    get isOnline() {
      return isOnline;
    },
    now: () => world.now() + skew,
    newKey: () => `${name}-${(stamps += 1)}`,
    lastKey: () => `${name}-${stamps}`,
    charts: () => (isNext ? nextCharts : charts),
    storesOf(asking) {
      const stores = disk.storesOf(asking);
      return plant.stores?.(stores) ?? stores;
    },
    sendOf: (send) => plant.send?.(send) ?? send,
    rewrite: (services) => (isNext ? otherBytes(services) : services),
    bodyOf: (body) =>
      body.kind === 'file' ? { kind: 'photo', number: Number(body.blobId.split('#')[1]) } : body,
    onOpened: (workflow) => witness.watch(device, workflow),
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
    befall(mishap) {
      const blows: Readonly<Record<Mishap, () => void>> = {
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
        full: () => disk.setFull(true),
        room: () => disk.setFull(false),
        clockJump() {
          skew = skew === 0 ? -jumpMs : 0;
        },
      };
      blows[mishap]();
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
