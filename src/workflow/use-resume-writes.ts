import { useEffect, useEffectEvent } from 'react';
import type { Journal } from '../journal/journal.ts';
import type { UserScope } from './user-scopes.ts';

/** Continues writes that were interrupted when the app was closed or killed, whichever screen is shown first. */
export function useResumeWrites(scope: UserScope): void {
  const onStart = useEffectEvent(() => resumeWrites(scope));
  useEffect(() => {
    // What cannot be read now continues when its screen opens.
    onStart().catch(() => undefined);
  }, []);
}

/**
 * Opens the workflows that were in the middle of a write. A write that is recorded but not yet in the outbox is sent only when its
 * workflow runs; the outbox uploads a photo by itself, but the payment that waits for it is sent only by its workflow.
 */
export async function resumeWrites({
  journal,
  directory,
}: Pick<UserScope, 'directory'> & { readonly journal: Pick<Journal, 'events' | 'outbox'> }): Promise<void> {
  const writing = (await journal.events.listStreams()).filter(({ isWriting }) => isWriting);
  // Streams of an earlier version do not record whether they write.
  const streams = new Set([...writing, ...journal.outbox.entries()].map(({ stream }) => stream));
  // One that fails to open shows the error on its own screen.
  await Promise.allSettled([...streams].map((stream) => directory.openStream(stream)));
}
