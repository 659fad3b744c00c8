import { blobIdsIn } from '../stores/blob-store.ts';
import type { Outbox } from './outbox.ts';
import type { RecordedEvent } from '../streams/recorded-event.ts';
import type { Recorder } from '../streams/recorder.ts';

export interface UnreferencedFilesOptions {
  /** Ids of files that the stream references already. */
  readonly tracked: readonly string[];
  readonly recorder: Recorder;
  readonly outbox: Outbox;
  /** The machine's current context. */
  readonly readContext: () => unknown;
}

/** Tracks a workflow's files, to remove those that its events have referenced and its context no longer does. */
export interface UnreferencedFiles {
  /** To be called with each recorded event. */
  trackEvent(event: RecordedEvent): void;
  /** Ids of referenced files that were not removed. */
  trackedIds(): readonly string[];
  /** Ids of tracked files that the context does not reference. */
  unreferencedIds(): readonly string[];
  /** Removes unreferenced files once the events so far are on disk. */
  release(): void;
  stop(): void;
}

export function trackUnreferencedFiles(options: UnreferencedFilesOptions): UnreferencedFiles {
  const { tracked: initial, recorder, outbox, readContext } = options;
  const tracked = new Set(initial);

  function findUnreferenced(): readonly string[] {
    if (tracked.size === 0) return [];
    const referenced = new Set(blobIdsIn(readContext()));
    return [...tracked].filter((blobId) => !referenced.has(blobId));
  }

  async function releaseAll(unreferenced: readonly string[]): Promise<void> {
    // Until then, a kill would restore the reference. For a fenced writer this rejects.
    await recorder.flushed();
    const stillUnreferenced = findUnreferenced().filter((blobId) => unreferenced.includes(blobId));
    for (const blobId of stillUnreferenced) {
      if (await outbox.releaseFile(blobId)) tracked.delete(blobId);
    }
  }

  function release(): void {
    const unreferenced = findUnreferenced();
    // What cannot be removed now is removed when the workflow is opened next.
    if (unreferenced.length > 0) releaseAll(unreferenced).catch(() => undefined);
  }

  return {
    trackEvent(event) {
      for (const blobId of blobIdsIn(event)) tracked.add(blobId);
    },
    trackedIds: () => [...tracked],
    unreferencedIds: findUnreferenced,
    release,
    // A file that is being uploaded is removed after the answer.
    stop: outbox.subscribe(release),
  };
}
