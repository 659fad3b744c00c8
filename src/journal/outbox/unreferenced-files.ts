import { blobIdsIn } from '../stores/blob-store.ts';
import type { Outbox } from './outbox.ts';
import type { RecordedEvent } from '../streams/recorded-event.ts';
import type { Recorder } from '../streams/recorder.ts';

export interface UnreferencedFilesOptions {
  /** Ids of those that the stream has named already. */
  readonly tracked: readonly string[];
  readonly recorder: Recorder;
  readonly outbox: Outbox;
  /** The machine's context as it stands. */
  readonly readContext: () => unknown;
}

/** Follows a workflow's files, to let go of those that its events have named and its machine names no more. */
export interface UnreferencedFiles {
  /** An event goes into the stream. */
  trackEvent(event: RecordedEvent): void;
  /** Ids of what was named and not let go of. */
  trackedIds(): readonly string[];
  /** Ids of what the machine has dropped, as it stands, and what could not be let go of yet. */
  unreferencedIds(): readonly string[];
  /** Lets go of what the machine has dropped, as soon as that is on disk. */
  release(): void;
  stop(): void;
}

export function trackUnreferencedFiles(options: UnreferencedFilesOptions): UnreferencedFiles {
  const { tracked: named, recorder, outbox, readContext } = options;
  const tracked = new Set(named);

  function findUnreferenced(): readonly string[] {
    if (tracked.size === 0) return [];
    const named = new Set(blobIdsIn(readContext()));
    return [...tracked].filter((blobId) => !named.has(blobId));
  }

  async function releaseAll(unreferenced: readonly string[]): Promise<void> {
    // Before that a kill would bring the file's name back; a writer that another tab overtook never comes past here.
    await recorder.flushed();
    const stillUnreferenced = findUnreferenced().filter((blobId) => unreferenced.includes(blobId));
    for (const blobId of stillUnreferenced) {
      if (await outbox.releaseFile(blobId)) tracked.delete(blobId);
    }
  }

  function release(): void {
    const unreferenced = findUnreferenced();
    // What cannot be removed now is let go of by the next opening.
    if (unreferenced.length > 0) releaseAll(unreferenced).catch(() => undefined);
  }

  return {
    trackEvent(event) {
      for (const blobId of blobIdsIn(event)) tracked.add(blobId);
    },
    trackedIds: () => [...tracked],
    unreferencedIds: findUnreferenced,
    release,
    // A file whose upload was under way is let go of when that is answered.
    stop: outbox.subscribe(release),
  };
}
