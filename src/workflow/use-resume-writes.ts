import { useEffect, useEffectEvent } from 'react';
import { usePerson } from './person.ts';
import type { UserScope } from './user-scope.ts';

/** Lets what an earlier life of the app left half sent go on, whichever screen this one opens with. */
export function useResumeWrites({ journal, directory }: UserScope): void {
  const person = usePerson();
  const onStart = useEffectEvent(async () => {
    const writing = (await journal.events.listStreams()).filter(({ isWriting }) => isWriting);
    // Streams of an earlier version do not say that they write.
    const waiting = journal.outbox.entries();
    const streams = new Set([...writing, ...waiting].map(({ stream }) => stream));
    if (streams.size === 0) return;
    const { resumeWrites } = await import('./resume-writes.ts');
    await resumeWrites([...streams], directory, person);
  });
  useEffect(() => {
    // What cannot be read now goes on when its screen opens.
    onStart().catch(() => undefined);
  }, []);
}
