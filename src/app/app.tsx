import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from './error-boundary.tsx';
import { DeviceScopeContext } from './auth-context.ts';
import type { DeviceScope } from './auth-context.ts';
import { AppRoutes } from './routes.tsx';
import { ScrollMemory } from './scroll-memory.tsx';
import { NetworkContext } from '../ui/network-context.ts';
import { ToastProvider } from '../ui/toast-provider.tsx';

/** The whole app over what the device keeps. */
export function App(scope: DeviceScope) {
  return (
    <DeviceScopeContext value={scope}>
      <NetworkContext value={scope.platform.network}>
        <ErrorBoundary>
          <BrowserRouter>
            <ToastProvider>
              <AppRoutes />
              <ScrollMemory />
            </ToastProvider>
          </BrowserRouter>
        </ErrorBoundary>
      </NetworkContext>
    </DeviceScopeContext>
  );
}
