import { useSyncExternalStore } from 'react';
import { UnsentScreen } from './views/unsent-screen.tsx';
import { useDeviceScope } from '../account/auth-context.ts';
import { describeWork } from './unsent-work.ts';
import { useIsOnline } from '../../ui/feedback/use-is-online.ts';
import { useUnsent } from '../../workflow/use-unsent.ts';
import { useUserScope } from '../../workflow/user-scope.ts';
import { useWorkSubjects } from './use-work-subjects.ts';

export default function UnsentRoute() {
  const { session } = useDeviceScope().platform;
  const { outbox, events, durable } = useUserScope().journal;
  const isSignedIn = useSyncExternalStore(session.subscribe, () => session.token() !== null);
  const isOnline = useIsOnline();
  const entries = useUnsent();
  const streams = entries.map(({ stream }) => stream);
  const subjects = useWorkSubjects(streams, events);
  const works = entries.map((entry) => describeWork(entry, isSignedIn, subjects[entry.stream]));
  return (
    <UnsentScreen
      works={works.toSorted((one, other) => one.since.localeCompare(other.since))}
      isKept={durable}
      obstacle={isSignedIn ? (isOnline ? null : 'offline') : 'signedOut'}
      onRetry={() => outbox.wake()}
    />
  );
}
