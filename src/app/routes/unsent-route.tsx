import { useSyncExternalStore } from 'react';
import { UnsentScreen } from '../../screens/unsent/unsent-screen.tsx';
import { useDeviceScope } from '../auth-context.ts';
import { useIsReachable } from '../../ui/network-context.ts';
import { describeWork } from '../unsent/unsent-work.ts';
import { useNow } from '../use-now.ts';
import { useUnsent } from '../use-unsent.ts';
import { useUserScope } from '../user-scope.ts';
import { useWorkSubjects } from '../unsent/use-work-subjects.ts';

export default function UnsentRoute() {
  const { session } = useDeviceScope().platform;
  const { outbox, events, durable } = useUserScope().journal;
  const isSignedIn = useSyncExternalStore(session.subscribe, () => session.token() !== null);
  const isReachable = useIsReachable();
  const entries = useUnsent();
  const streams = entries.map(({ stream }) => stream);
  const subjects = useWorkSubjects(streams, events);
  const works = entries
    .map((entry) => describeWork(entry, isSignedIn, subjects[entry.stream]))
    .sort((one, other) => one.since.localeCompare(other.since));
  return (
    <UnsentScreen
      works={works}
      isKept={durable}
      obstacle={isSignedIn ? (isReachable ? null : 'offline') : 'signedOut'}
      now={useNow().toISOString()}
      onRetry={() => outbox.wake()}
    />
  );
}
