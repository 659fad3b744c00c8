import type { Outbox } from './outbox.ts';
import type { RecordedEvent } from './recorded-event.ts';
import type { Recorder } from './recorder.ts';

export interface DroppedFilesOptions {
  /** What the stream holds already. */
  readonly records: readonly RecordedEvent[];
  readonly recorder: Recorder;
  readonly outbox: Outbox;
  /** The machine's context as it stands. */
  readonly readContext: () => unknown;
}

/** Follows a workflow's files, to let go of those that its events have named and its machine names no more. */
export interface DroppedFiles {
  /** An event goes into the stream. */
  hear(event: RecordedEvent): void;
  /** Ids of what the machine has dropped, as it stands, and what could not be let go of yet. */
  find(): readonly string[];
  /** Lets go of what the machine has dropped, as soon as that is on disk. */
  release(): void;
  stop(): void;
}

export function followDroppedFiles(options: DroppedFilesOptions): DroppedFiles {
  const { records, recorder, outbox, readContext } = options;
  const followed = new Set(blobIdsIn(records));

  function findDropped(): readonly string[] {
    if (followed.size === 0) return [];
    const named = new Set(blobIdsIn(readContext()));
    return [...followed].filter((blobId) => !named.has(blobId));
  }

  async function releaseAll(dropped: readonly string[]): Promise<void> {
    // Before that a kill would bring the file's name back; a writer that another tab overtook never comes past here.
    await recorder.flushed();
    const stillDropped = findDropped().filter((blobId) => dropped.includes(blobId));
    for (const blobId of stillDropped) {
      if (await outbox.releaseFile(blobId)) followed.delete(blobId);
    }
  }

  function release(): void {
    const dropped = findDropped();
    // What cannot be removed now is let go of by the next opening.
    if (dropped.length > 0) releaseAll(dropped).catch(() => undefined);
  }

  return {
    hear(event) {
      for (const blobId of blobIdsIn(event)) followed.add(blobId);
    },
    find: findDropped,
    release,
    // A file whose upload was under way is let go of when that is answered.
    stop: outbox.subscribe(release),
  };
}

function blobIdsIn(value: unknown): readonly string[] {
  const ids: string[] = [];
  JSON.stringify(value, (name, inner: unknown) => {
    if (name === 'blobId' && typeof inner === 'string') ids.push(inner);
    return inner;
  });
  return ids;
}
