import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { countPieces } from '../../domain/cart.ts';
import { ScreenSkeleton } from '../ui/screen-skeleton.tsx';
import { TabBar } from '../ui/tab-bar.tsx';
import type { TabId } from '../ui/tab-bar.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { useCart } from './cart-context.tsx';
import { useUnsent } from './use-unsent.ts';

const tabsByPath: Readonly<Record<string, TabId>> = {
  'order-home': 'orders',
  orders: 'orders',
  payments: 'orders',
  cart: 'cart',
  my: 'me',
};

/** The tab of a path, with or without `/auth` before it; an unknown path lights home. */
function tabOf(pathname: string): TabId {
  const [first = '', second = ''] = pathname.split('/').filter((part) => part !== '');
  return tabsByPath[first === 'auth' ? second : first] ?? 'home';
}

/** The screens above the tab bar. */
export function TabsLayout() {
  const pieces = useSelector(useCart().actor, ({ context }) => countPieces(context.lines));
  const { pathname } = useLocation();
  return (
    <>
      <ErrorBoundary key={pathname}>
        <Suspense fallback={<ScreenSkeleton />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
      <TabBar current={tabOf(pathname)} inCart={pieces} hasUnsent={useUnsent() > 0} />
    </>
  );
}
