import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { countPieces } from '../../domain/cart.ts';
import { ScreenSkeleton } from '../ui/feedback/skeleton-list.tsx';
import { TabBar } from '../ui/layout/tab-bar.tsx';
import type { TabId } from '../ui/layout/tab-bar.tsx';
import { ErrorBoundary } from '../ui/feedback/error-boundary.tsx';
import { useCart } from '../features/cart/cart-context.tsx';
import { useIsWide } from '../ui/layout/split-view.tsx';
import { useUnsent } from '../workflow/use-unsent.ts';

/** The tab that is lit at a path. */
const tabsByPath: Readonly<Record<string, TabId>> = {
  'order-home': 'orders',
  orders: 'orders',
  payments: 'orders',
  order: 'orders',
  payment: 'orders',
  cart: 'cart',
  my: 'me',
  audit: 'me',
};

/** What has the whole of a phone: its own bar lies where the tabs would. */
const wholePaths: readonly string[] = ['product', 'order', 'payment'];

/** The first part of a path that says something, with or without `/auth` before it. */
function placeOf(pathname: string): string {
  const [first = '', second = ''] = pathname.split('/').filter((part) => part !== '');
  return first === 'auth' ? second : first;
}

/** The screens and the tab bar; an unknown path lights home. */
export function TabsLayout() {
  const pieces = useSelector(useCart().actor, ({ context }) => countPieces(context.lines));
  const { pathname } = useLocation();
  const place = placeOf(pathname);
  const isWide = useIsWide();
  const hasUnsent = useUnsent().length > 0;
  return (
    <>
      <ErrorBoundary at={pathname}>
        <Suspense fallback={<ScreenSkeleton />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
      {(isWide || !wholePaths.includes(place)) && (
        <TabBar current={tabsByPath[place] ?? 'home'} inCart={pieces} hasUnsent={hasUnsent} />
      )}
    </>
  );
}
