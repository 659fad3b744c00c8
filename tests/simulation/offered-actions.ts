import type { Device, OpenWorkflow, Page, Observer } from './simulation-types.ts';
import type { ShopRecords } from './shop/shop.ts';

/** Something that the user can do now. */
export interface UserAction {
  readonly name: string;
  perform(): void;
}

export interface UserContext {
  readonly device: Device;
  readonly page: Page;
  readonly records: ShopRecords;
  readonly observer: Observer;
}

export interface PersonEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

const photoCount = 4;

/** Those of the events that the workflow handles now. */
export function* possible(
  { device, observer }: UserContext,
  workflow: OpenWorkflow,
  events: readonly PersonEvent[],
): Iterable<UserAction> {
  const snapshot = workflow.snapshot();
  for (const event of events) {
    if (!snapshot.can(event)) continue;
    yield { name: event.type, perform: () => observer.send(device, workflow, event) };
  }
}

export function takePhotoAction(
  { device, observer, records }: UserContext,
  workflow: OpenWorkflow,
  more: number,
): UserAction {
  const number = (records.payments.length + more) % photoCount;
  const photoOf = (blobId: string) => ({ blobId, fileName: 'slip.jpg', sha256: `photo-${number}` });
  return {
    name: 'takes a photo',
    perform: () =>
      device.keepPhoto(number, (blobId) =>
        observer.send(device, workflow, { type: 'photos.add', photos: [photoOf(blobId)] } as PersonEvent),
      ),
  };
}

/** Ids are random; numbers make event logs comparable. */
export function nameOf(records: readonly { readonly id: string }[], id: string): string {
  return `no. ${records.findIndex((record) => record.id === id) + 1}`;
}
