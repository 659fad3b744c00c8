import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from '../ui/feedback/error-boundary.tsx';
import { DeviceScopeContext } from '../features/account/auth-context.ts';
import type { DeviceScope } from '../features/account/auth-context.ts';
import { AppRoutes } from './routes.tsx';
import { ScrollMemory } from './scroll-memory.tsx';
import { ToastProvider } from '../ui/feedback/toast-provider.tsx';

/** The whole app over what the device keeps. */
export function App(scope: DeviceScope) {
  return (
    <DeviceScopeContext value={scope}>
      <ErrorBoundary>
        <BrowserRouter>
          <ToastProvider>
            <AppRoutes />
            <ScrollMemory />
          </ToastProvider>
        </BrowserRouter>
      </ErrorBoundary>
    </DeviceScopeContext>
  );
}
