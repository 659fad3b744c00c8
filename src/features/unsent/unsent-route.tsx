import { useSyncExternalStore } from 'react';
import { ScreenSkeleton } from '../../ui/feedback/skeleton-list.tsx';
import { UnsentScreen } from './views/unsent-screen.tsx';
import { useDeviceScope } from '../../workflow/scopes.ts';
import { useUnsentWorks } from './use-unsent-works.ts';
import { useIsReachable } from '../../ui/network-context.ts';
import { useUserScope } from '../../workflow/scopes.ts';

export default function UnsentRoute() {
  const { session } = useDeviceScope().platform;
  const { outbox, durable } = useUserScope().journal;
  const isSignedIn = useSyncExternalStore(session.subscribe, () => session.token() !== null);
  const isReachable = useIsReachable();
  const works = useUnsentWorks(isSignedIn);
  if (works === null) return <ScreenSkeleton />;
  return (
    <UnsentScreen
      works={works}
      isKept={durable}
      obstacle={isSignedIn ? (isReachable ? null : 'offline') : 'signedOut'}
      onRetry={() => outbox.wake()}
    />
  );
}
