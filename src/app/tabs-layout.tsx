import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { matchPath, Outlet, useLocation } from 'react-router-dom';
import { countPieces } from '../../domain/orders/cart.ts';
import { ScreenSkeleton } from '../ui/feedback/skeleton-list.tsx';
import { TabBar } from '../ui/layout/tab-bar.tsx';
import { ErrorBoundary } from '../ui/feedback/error-boundary.tsx';
import type { FeatureRoute } from '../features/feature.ts';
import { featureRoutes } from './features.ts';
import { useCart } from '../features/cart/cart-context.tsx';
import { useIsWide } from '../ui/layout/split-view.tsx';
import { afterPage } from './page-loaded.ts';

/** The first screen need not wait for it. */
const UnsentMark = lazy(() => afterPage(() => import('./unsent-mark.tsx')));

/** The route of a path, with or without `/auth` before it. */
function routeAt(pathname: string): FeatureRoute | undefined {
  const path = pathname.replace(/^\/auth(?=\/)/, '');
  return featureRoutes.find((route) => matchPath(`/${route.path}`, path) !== null);
}

/** The screens and the tab bar; an unknown path lights home. */
export function TabsLayout() {
  const pieces = useSelector(useCart().actor, ({ context }) => countPieces(context.lines));
  const { pathname } = useLocation();
  const route = routeAt(pathname);
  const isWide = useIsWide();
  return (
    <>
      {(isWide || route?.hidesTabs !== true) && (
        <TabBar
          current={route?.tab ?? 'home'}
          inCart={pieces}
          unsent={
            <Suspense>
              <UnsentMark />
            </Suspense>
          }
        />
      )}
      <ErrorBoundary at={pathname}>
        <Suspense fallback={<ScreenSkeleton />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
