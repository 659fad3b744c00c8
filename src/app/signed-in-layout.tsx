import { useSelector } from '@xstate/react';
import { Suspense, use } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { ScreenSkeleton } from '../ui/screen-skeleton.tsx';
import { useAuth, useDeviceScope } from './auth-context.ts';
import { CartProvider } from './cart-context.tsx';
import { signInPath } from './sign-in-path.ts';
import { DirectoryContext } from './use-workflow.ts';
import { UserScopeContext } from './user-scope.ts';

/** Everything that needs a signed-in person; others are sent to sign in and come back. */
export function SignedInLayout() {
  const auth = useAuth();
  const location = useLocation();
  const userId = useSelector(auth, (snapshot) =>
    snapshot.matches('signedIn') ? snapshot.context.session?.user_id : null,
  );
  if (userId == null) return <Navigate to={signInPath(location)} replace />;
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <UserWork userId={userId} />
    </Suspense>
  );
}

function UserWork({ userId }: { readonly userId: string }) {
  const { userScopes } = useDeviceScope();
  const scope = use(userScopes.of(userId));
  return (
    <UserScopeContext value={scope}>
      <DirectoryContext value={scope.directory}>
        <CartProvider>
          <Outlet />
        </CartProvider>
      </DirectoryContext>
    </UserScopeContext>
  );
}
