import { blobIdsIn } from '../streams/blob-ids.ts';
import type { Outbox } from './outbox.ts';
import type { RecordedEvent } from '../streams/recorded-event.ts';
import type { Recorder } from '../streams/recorder.ts';

export interface DroppedFilesOptions {
  /** Ids of those that the stream has named already. */
  readonly named: readonly string[];
  readonly recorder: Recorder;
  readonly outbox: Outbox;
  /** The machine's context as it stands. */
  readonly readContext: () => unknown;
}

/** Follows a workflow's files, to let go of those that its events have named and its machine names no more. */
export interface DroppedFiles {
  /** An event goes into the stream. */
  hear(event: RecordedEvent): void;
  /** Ids of what was named and not let go of. */
  followed(): readonly string[];
  /** Ids of what the machine has dropped, as it stands, and what could not be let go of yet. */
  find(): readonly string[];
  /** Lets go of what the machine has dropped, as soon as that is on disk. */
  release(): void;
  stop(): void;
}

export function followDroppedFiles(options: DroppedFilesOptions): DroppedFiles {
  const { named, recorder, outbox, readContext } = options;
  const followed = new Set(named);

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
    followed: () => [...followed],
    find: findDropped,
    release,
    // A file whose upload was under way is let go of when that is answered.
    stop: outbox.subscribe(release),
  };
}
