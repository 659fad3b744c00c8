import { lazy, Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from '../ui/feedback/error-boundary.tsx';
import { AuthContext } from '../features/account/auth-context.ts';
import type { AuthHandle } from '../features/account/auth-context.ts';
import { DeviceScopeContext } from '../workflow/scopes.ts';
import type { DeviceScope } from '../workflow/scopes.ts';
import { AppRoutes } from './routes.tsx';
import { pageLoaded } from './page-loaded.ts';
import { NetworkContext } from '../ui/network-context.ts';
import { ToastProvider } from '../ui/feedback/toast-provider.tsx';

/** Nobody has left a page yet. Where it cannot be fetched, pages begin where the browser has them begin. */
const PageMemory = lazy(() =>
  pageLoaded()
    .then(() => import('./page-memory.tsx'))
    .then(
      (module) => ({ default: module.PageMemory }),
      () => ({ default: () => null }),
    ),
);

/** The whole app over what the device keeps. */
export function App({ scope, auth }: { readonly scope: DeviceScope; readonly auth: AuthHandle }) {
  return (
    <DeviceScopeContext value={scope}>
      <AuthContext value={auth}>
        <NetworkContext value={scope.platform.network}>
          <ErrorBoundary>
            <BrowserRouter>
              <ToastProvider>
                <AppRoutes />
                <Suspense>
                  <PageMemory />
                </Suspense>
              </ToastProvider>
            </BrowserRouter>
          </ErrorBoundary>
        </NetworkContext>
      </AuthContext>
    </DeviceScopeContext>
  );
}
