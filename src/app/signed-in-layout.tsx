import { useSelector } from '@xstate/react';
import { Suspense, use, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { StorageNotices } from '../journal/storage-notices.ts';
import { OnDemand } from '../ui/feedback/on-demand.tsx';
import { IsKeptContext } from '../ui/feedback/durability-context.ts';
import { ScreenSkeleton } from '../ui/feedback/skeleton-list.tsx';
import { NowContext, ViewerContext } from '../ui/screen-context.ts';
import { useAuth, useSignedInId } from '../features/account/auth-context.ts';
import { useDeviceScope } from '../workflow/scopes.ts';
import { ShownGroupContext, usePerson, useShownGroup } from '../workflow/use-person.ts';
import { cartClient } from '../features/cart/cart-workflows.ts';
import { catalogueClient } from '../features/catalogue/catalogue-workflows.ts';
import type { UserScope } from '../workflow/user-scopes.ts';
import { CartProvider } from '../features/cart/cart-context.tsx';
import { DemoLine } from './demo-line.tsx';
import { notice } from './notice.ts';
import { nextPersonPath, signInPath } from '../features/account/sign-in-path.ts';
import { Reactions } from './reactions-on-demand.tsx';
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts';
import { useIsSessionOver } from '../workflow/use-is-session-over.ts';
import { useResumeWrites } from '../workflow/use-resume-writes.ts';
import { UserScopeContext } from '../workflow/scopes.ts';
import { foreignGroupName } from '../workflow/group.ts';

const DemoWord = notice('DemoWord');
const ForeignGroupWord = notice('ForeignGroupWord');
const PersonNotices = notice('PersonNotices');
const SignInBanner = notice('SignInBanner');
const UpdateBanner = notice('UpdateBanner');

interface SignedInLayoutProps {
  /** What everybody else sees; left out, they are sent to sign in and come back. */
  readonly signedOut?: ReactNode;
}

/** Everything that needs a signed-in person. */
export function SignedInLayout({ signedOut }: SignedInLayoutProps) {
  const location = useLocation();
  const userId = useSignedInId();
  const hasLeft = useHasLeft(userId);
  if (userId === null && signedOut === undefined)
    return <Navigate to={hasLeft ? nextPersonPath : signInPath(location)} replace />;
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      {userId === null ? <OpenToAll>{signedOut}</OpenToAll> : <UserWork userId={userId} />}
    </Suspense>
  );
}

/** Whether the person who was here has signed out: where they were is nothing to whoever comes next. */
function useHasLeft(userId: string | null): boolean {
  const isExpired = useSelector(useAuth(), (snapshot) => snapshot.matches('expired'));
  const [wasHere, setWasHere] = useState(userId !== null);
  if (userId !== null && !wasHere) setWasHere(true);
  return wasHere && userId === null && !isExpired;
}

function OpenToAll({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      {/* At the end, where it moves nothing when it comes. */}
      <Suspense>
        <DemoWord />
      </Suspense>
    </>
  );
}

function UserWork({ userId }: { readonly userId: string }) {
  const { userScopes } = useDeviceScope();
  const scope = use(userScopes.of(userId));
  const { directory } = scope;
  const groupId = useShownGroup((next) =>
    Promise.all([directory.open(cartClient, next), directory.open(catalogueClient, next)]),
  );
  return (
    <ShownGroupContext value={groupId}>
      <GroupWork scope={scope} />
    </ShownGroupContext>
  );
}

/** What a person does for one group. */
function GroupWork({ scope }: { readonly scope: UserScope }) {
  const isDemo = useSelector(useAuth(), ({ context }) => context.method?.by === 'persona');
  const isSessionOver = useIsSessionOver();
  const { platform } = useDeviceScope();
  const [isForeign] = useState(() => platform.perTab.get(foreignGroupName) !== null);
  useAskBeforeLeaving(scope.journal);
  useResumeWrites(scope);
  return (
    <UserScopeContext value={scope}>
      <IsKeptContext value={scope.journal.durable}>
        <ViewerContext value={usePerson().viewer}>
          <CartProvider>
            <Reactions directory={scope.directory} />
            {isDemo && <DemoLine />}
            {isForeign && (
              <OnDemand>
                <ForeignGroupWord />
              </OnDemand>
            )}
            <RaisedNotices notices={scope.journal.notices} />
            {isSessionOver ? (
              <OnDemand>
                <SignInBanner />
              </OnDemand>
            ) : (
              <OfferedUpdate />
            )}
            <PageTime>
              <Outlet />
            </PageTime>
          </CartProvider>
        </ViewerContext>
      </IsKeptContext>
    </UserScopeContext>
  );
}

/** Tells the screens the time at which their page was opened. */
function PageTime({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const [page, setPage] = useState(() => openedNow(pathname));
  if (page.pathname !== pathname) setPage(openedNow(pathname));
  return <NowContext value={page.openedAt}>{children}</NowContext>;
}

function openedNow(pathname: string) {
  return { pathname, openedAt: new Date().toISOString() };
}

/** Only where there is something to say. */
function RaisedNotices({ notices }: { readonly notices: StorageNotices }) {
  const isRaised = useSyncExternalStore(notices.subscribe, notices.current).length > 0;
  return (
    isRaised && (
      <OnDemand>
        <PersonNotices />
      </OnDemand>
    )
  );
}

/** Only where there is a newer version, and then on the device already. */
function OfferedUpdate() {
  const { shellUpdates } = useDeviceScope().platform;
  const isOffered = useSyncExternalStore(shellUpdates.subscribe, shellUpdates.isOffered);
  return (
    isOffered && (
      <OnDemand>
        <UpdateBanner />
      </OnDemand>
    )
  );
}
