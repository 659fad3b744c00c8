import { useEffect, useEffectEvent } from 'react';
import type { Journal } from '../journal/journal.ts';
import type { UserScope } from './user-scopes.ts';

/** Continues what was half sent when the app was last closed or killed, whichever screen this start shows. */
export function useResumeWrites(scope: UserScope): void {
  const onStart = useEffectEvent(() => resumeWrites(scope));
  useEffect(() => {
    // What cannot be read now goes on when its screen opens.
    onStart().catch(() => undefined);
  }, []);
}

/**
 * Opens the workflows that were in the middle of a write. A write that was recorded and not yet stored in the outbox is sent only
 * when its workflow asks again; the outbox sends a photo by itself, but the payment that waits for it is sent only when its
 * workflow hears that the photo is there.
 */
export async function resumeWrites({
  journal,
  directory,
}: Pick<UserScope, 'directory'> & { readonly journal: Pick<Journal, 'events' | 'outbox'> }): Promise<void> {
  const writing = (await journal.events.streams()).filter(({ isWriting }) => isWriting);
  // Streams of an earlier version do not say that they write.
  const streams = new Set([...writing, ...journal.outbox.entries()].map(({ stream }) => stream));
  // One that does not open now says so on its own screen.
  await Promise.allSettled([...streams].map((stream) => directory.openStream(stream)));
}
