import { useEffect, useEffectEvent } from 'react';
import { usePerson } from './person.ts';
import type { UserScope } from './user-scope.ts';

/** Lets what an earlier life of the app left half sent go on, whichever screen this one opens with. */
export function useResumeUploads({ journal, directory }: UserScope): void {
  const person = usePerson();
  const onStart = useEffectEvent(async () => {
    const uploads = journal.outbox.entries().filter(({ service }) => service === 'uploadV2');
    if (uploads.length === 0) return;
    const { resumeUploads } = await import('./resume-uploads.ts');
    await resumeUploads(uploads, directory, person);
  });
  useEffect(() => void onStart(), []);
}
