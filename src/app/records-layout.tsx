import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { SkeletonList, ScreenSkeleton } from '../ui/feedback/skeleton-list.tsx';
import { SplitView, useIsWide } from '../ui/layout/split-view.tsx';
import { ErrorBoundary } from '../ui/feedback/error-boundary.tsx';
import { ordersFeature } from '../features/orders/orders-feature.ts';
import { lazyRoute } from '../ui/layout/lazy-route.tsx';

const OrderHomeRoute = lazyRoute(
  () => import('../features/orders/order-home-route.tsx'),
  ordersFeature.words,
);

/** Orders and payments: a phone shows the list or one of them, a wide screen both beside each other. */
export default function RecordsLayout() {
  const { pathname } = useLocation();
  const isWide = useIsWide();
  // Each record gets a fresh screen: what was unfolded or asked in one does not carry over to the next.
  const record = (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<ScreenSkeleton />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
  // A window that becomes wide or narrow keeps the record, and what it is in the middle of.
  return (
    <SplitView
      list={
        isWide ? (
          <Suspense fallback={<SkeletonList of="rows" count={6} />}>
            <OrderHomeRoute />
          </Suspense>
        ) : null
      }
    >
      {record}
    </SplitView>
  );
}
