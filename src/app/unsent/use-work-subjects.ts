import { useEffect, useState } from 'react';
import type { EventStore } from '../../journal/event-store.ts';
import { readSubject } from './work-subject.ts';
import type { WorkSubject } from './work-subject.ts';

type Subjects = Readonly<Record<string, WorkSubject | null>>;

/** What the writes of these streams belong to, by stream; nothing before it is read. */
export function useWorkSubjects(streams: readonly string[], events: EventStore): Subjects {
  const [subjects, setSubjects] = useState<Subjects>({});
  const names = [...new Set(streams)].sort().join(' ');
  useEffect(() => {
    let left = false;
    void readAll(names.split(' '), events).then((read) => {
      if (!left) setSubjects(read);
    });
    return () => {
      left = true;
    };
  }, [names, events]);
  return subjects;
}

async function readAll(streams: readonly string[], events: EventStore): Promise<Subjects> {
  return Object.fromEntries(
    await Promise.all(streams.map(async (stream) => [stream, await readSubject(stream, events)] as const)),
  );
}
