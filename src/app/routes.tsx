import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { FeatureRoute } from '../features/feature.ts';
import { ScreenSkeleton } from '../ui/feedback/skeleton-list.tsx';
import { lazyRoute } from '../ui/layout/lazy-route.tsx';
import { accountFeature } from '../features/account/account-feature.ts';
import { featureRoutes } from './features.ts';
import { SignedInLayout } from './signed-in-layout.tsx';
import { StartRoute } from './start-route.tsx';
import { TabsLayout } from './tabs-layout.tsx';

const AuthRoute = lazyRoute(() => import('../features/account/auth-route.tsx'), accountFeature.words);
const NotFoundRoute = lazyRoute(() => import('./not-found-route.tsx'));
const RecordsLayout = lazyRoute(() => import('./records-layout.tsx'));

interface Screen extends Omit<FeatureRoute, 'screen' | 'signedOut'> {
  readonly Screen: ComponentType;
  readonly SignedOut: ComponentType | null;
}

const screens: readonly Screen[] = featureRoutes.map(({ screen, signedOut, words, ...route }) => ({
  ...route,
  Screen: 'loaded' in screen ? screen.loaded : lazyRoute(screen, words),
  SignedOut: signedOut === undefined ? null : lazyRoute(signedOut, words),
}));

const route = ({ path, Screen }: Screen) => <Route key={path} path={path} element={<Screen />} />;

/** A screen inside the layout that it is shown in. */
const placed = (screen: Screen) =>
  screen.besideList ? <Route element={<RecordsLayout />}>{route(screen)}</Route> : route(screen);

/** Each route once; the same table is used below `/auth` too. */
const table = (
  <Route element={<SignedInLayout />}>
    <Route element={<TabsLayout />}>
      {screens.filter(({ besideList }) => besideList === undefined).map(route)}
      <Route element={<RecordsLayout />}>{screens.filter(({ besideList }) => besideList).map(route)}</Route>
      <Route path="*" element={<NotFoundRoute />} />
    </Route>
  </Route>
);

export function AppRoutes() {
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
                <Route element={<TabsLayout />}>{placed(screen)}</Route>
              </Route>
            ),
        )}
        {table}
      </Route>
      {table}
    </Routes>
  );
}
