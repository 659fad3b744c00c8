import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ScreenSkeleton } from '../ui/feedback/skeleton-list.tsx';
import { lazyRoute } from '../ui/layout/lazy-route.tsx';
import { accountWords } from '../features/account/account-words.ts';
import { useScreens } from './load-features.ts';
import type { Screen } from './screens.ts';
import { SignedInLayout } from './signed-in-layout.tsx';
import { StartRoute } from './start-route.tsx';
import { TabsLayout } from './tabs-layout.tsx';

const AuthRoute = lazyRoute(() => import('../features/account/auth-route.tsx'), accountWords);
const NotFoundRoute = lazyRoute(() => import('./not-found-route.tsx'));
const RecordsLayout = lazyRoute(() => import('./records-layout.tsx'));

const route = ({ path, Screen }: Screen) => <Route key={path} path={path} element={<Screen />} />;

/** A screen inside the layout that it is shown in. */
const placed = (screen: Screen) =>
  screen.besideList ? <Route element={<RecordsLayout />}>{route(screen)}</Route> : route(screen);

/** Each route once; the same table is used below `/auth` too. */
const tableOf = (screens: readonly Screen[]) => (
  <Route element={<SignedInLayout />}>
    <Route element={<TabsLayout screens={screens} />}>
      {screens.filter(({ besideList }) => besideList === undefined).map(route)}
      <Route element={<RecordsLayout />}>{screens.filter(({ besideList }) => besideList).map(route)}</Route>
      <Route path="*" element={<NotFoundRoute />} />
    </Route>
  </Route>
);

export function AppRoutes() {
  const { pathname } = useLocation();
  const screens = useScreens(pathname);
  const table = tableOf(screens);
  return (
    <Routes>
      <Route element={<SignedInLayout />}>
        <Route index element={<StartRoute />} />
      </Route>
      <Route path="auth">
        <Route
          index
          element={
            <Suspense fallback={<ScreenSkeleton />}>
              <AuthRoute />
            </Suspense>
          }
        />
        {/* Before the table's own: these open also for whoever holds their link. */}
        {screens.map(
          (screen) =>
            screen.SignedOut !== null && (
              <Route key={screen.path} element={<SignedInLayout signedOut={<screen.SignedOut />} />}>
                <Route element={<TabsLayout screens={screens} />}>{placed(screen)}</Route>
              </Route>
            ),
        )}
        {table}
      </Route>
      {table}
    </Routes>
  );
}
