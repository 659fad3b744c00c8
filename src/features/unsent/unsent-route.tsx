import { useSyncExternalStore } from 'react';
import { ScreenSkeleton } from '../../ui/feedback/skeleton-list.tsx';
import { UnsentScreen } from './views/unsent-screen.tsx';
import { useDeviceScope } from '../../workflow/scopes.ts';
import { useUnsentWorks } from './use-unsent-works.ts';
import { useIsOnline } from '../../ui/feedback/use-is-online.ts';
import { useUserScope } from '../../workflow/scopes.ts';

export default function UnsentRoute() {
  const { session } = useDeviceScope().platform;
  const { outbox, durable } = useUserScope().journal;
  const isSignedIn = useSyncExternalStore(session.subscribe, () => session.token() !== null);
  const isOnline = useIsOnline();
  const works = useUnsentWorks(isSignedIn);
  if (works === null) return <ScreenSkeleton />;
  return (
    <UnsentScreen
      works={works}
      isKept={durable}
      obstacle={isSignedIn ? (isOnline ? null : 'offline') : 'signedOut'}
      onRetry={() => outbox.wake()}
    />
  );
}
