import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { countPieces } from '../../domain/orders/cart.ts';
import { ScreenSkeleton } from '../ui/feedback/skeleton-list.tsx';
import { TabBar } from '../ui/layout/tab-bar.tsx';
import { ErrorBoundary } from '../ui/feedback/error-boundary.tsx';
import { useCart } from '../features/cart/cart-context.tsx';
import { useIsWide } from '../ui/layout/split-view.tsx';
import { screenAt } from './load-features.ts';
import { afterPage } from './page-loaded.ts';
import type { Screen } from './screens.ts';

/** The first screen need not wait for it. */
const UnsentMark = lazy(() => afterPage(() => import('./unsent-mark.tsx')));

/** The screens and the tab bar; an unknown path lights home. */
export function TabsLayout({ screens }: { readonly screens: readonly Screen[] }) {
  const pieces = useSelector(useCart().actor, ({ context }) => countPieces(context.lines));
  const { pathname } = useLocation();
  const screen = screenAt(pathname, screens);
  const isWide = useIsWide();
  return (
    <>
      {(isWide || screen?.hidesTabs !== true) && (
        <TabBar
          current={screen?.tab ?? 'home'}
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
