import { useSyncExternalStore } from 'react';
import { UnsentScreen } from '../../screens/unsent/unsent-screen.tsx';
import { useDeviceScope } from '../auth-context.ts';
import { describeWork } from '../unsent-work.ts';
import { useIsOnline } from '../use-is-online.ts';
import { useNow } from '../use-now.ts';
import { useUnsent } from '../use-unsent.ts';
import { useUserScope } from '../user-scope.ts';

export default function UnsentRoute() {
  const { session } = useDeviceScope().platform;
  const { outbox, durable } = useUserScope().journal;
  const isSignedIn = useSyncExternalStore(session.subscribe, () => session.token() !== null);
  const isOnline = useIsOnline();
  const works = useUnsent().map((entry) => describeWork(entry, isSignedIn));
  return (
    <UnsentScreen
      works={works.toSorted((one, other) => one.since.localeCompare(other.since))}
      isKept={durable}
      obstacle={isSignedIn ? (isOnline ? null : 'offline') : 'signedOut'}
      now={useNow().toISOString()}
      onRetry={() => outbox.wake()}
    />
  );
}
