import type { AnyMachineSnapshot } from 'xstate';
import type { Product } from '../../domain/contract.ts';
import type { Service, WriteBody } from '../../domain/service.ts';
import type { SendWrite } from '../../src/journal/outbox/outbox-sender.ts';
import type { Journal, JournalStores } from '../../src/journal/journal.ts';
import type { WorkflowHandle } from '../../src/journal/workflow-handle.ts';
import type { ChartName, Charts } from './charts.ts';
import type { Disk } from './disk.ts';
import type { Network } from './network.ts';
import type { PersonId, ShopCall } from './shop/shop.ts';
import type { DeviceName, DeviceEvent } from './scenario.ts';
import type { Scheduler } from './scheduler.ts';

/** A workflow that is open on a page. */
export interface OpenWorkflow {
  readonly chart: ChartName;
  readonly key: string;
  readonly handle: WorkflowHandle<never>;
  snapshot(): AnyMachineSnapshot;
}

/** The app on a device from its start until it is killed. */
export interface Page {
  readonly journal: Journal;
  readonly workflows: ReadonlyMap<string, OpenWorkflow>;
  /** Products that were viewed since the app was started. */
  readonly products: ReadonlyMap<string, Product>;
  /** Opens a workflow, unless it is open or about to be. */
  open(chart: ChartName, key: string, input: object): void;
  browse(skuId: string): void;
}

/** What a page needs of the device that it runs on. */
export interface Device {
  readonly name: DeviceName;
  readonly owner: Exclude<PersonId, 'storekeeper'>;
  readonly scheduler: Scheduler;
  readonly network: Network;
  readonly disk: Disk;
  readonly isOnline: boolean;
  /** The clock that its person sees. */
  readonly now: () => number;
  readonly newKey: () => string;
  /** The key of the last stamp. */
  lastKey(): string;
  /** Streams that were opened here, and with which input. */
  readonly streams: ReadonlyMap<
    string,
    { readonly chart: ChartName; readonly key: string; readonly input: object }
  >;
  charts(): Charts;
  storesOf(page: object): JournalStores;
  sendOf(send: SendWrite): SendWrite;
  /** The services as this version of the program has them. */
  rewrite(services: Readonly<Record<string, Service>>): Readonly<Record<string, Service>>;
  bodyOf(body: WriteBody): ShopCall['body'];
  onOpened(workflow: OpenWorkflow): void;
  /** The running app; null while it starts, or is not running. */
  page(): Page | null;
  start(): void;
  open(chart: ChartName, key: string, input: object): void;
  /** Id of a photo that is now on the device. */
  takePhoto(number: number): string;
  /** Takes a photo and stores it; calls `onKept` with its id once it is on disk. */
  keepPhoto(number: number, onKept: (blobId: string) => void): void;
  apply(event: DeviceEvent): void;
}

/** Something that a screen showed as done or current. */
export type Claim =
  | { readonly of: 'order' | 'payment'; readonly device: DeviceName; readonly id: string }
  /** A payment that was confirmed in a batch as the person saw it, in satang. */
  | { readonly of: 'confirmation'; readonly device: DeviceName; readonly id: string; readonly paid: number }
  | { readonly of: 'rejection'; readonly device: DeviceName; readonly id: string }
  | {
      readonly of: 'orderVersion' | 'paymentVersion';
      readonly device: DeviceName;
      readonly id: string;
      readonly version: number;
    };

/** An event that a device reported as written to disk. */
export interface AcknowledgedEvent {
  readonly device: DeviceName;
  readonly stream: string;
  readonly key: string;
}

/** Watches the screens of a run and remembers what they claimed. */
export interface Observer {
  readonly claims: readonly Claim[];
  readonly acknowledged: readonly AcknowledgedEvent[];
  readonly logLines: readonly string[];
  logLine(line: string): void;
  watch(device: Device, workflow: OpenWorkflow): void;
  /** The person sends an event to a workflow on a screen. */
  send(device: Device, workflow: OpenWorkflow, event: { readonly type: string }): void;
}
