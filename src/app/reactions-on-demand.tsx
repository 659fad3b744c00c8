import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { UserScope } from '../workflow/user-scopes.ts';
import { afterPage } from './page-loaded.ts';

/** What is emitted before this has come is kept for it, so that the first screen need not wait for it. */
const ReactToEvents = lazy(() => afterPage(() => import('./react-to-events.tsx')));

/** Reacts to what charts emit, and tells them on which page the person is. */
export function Reactions({ directory }: Pick<UserScope, 'directory'>) {
  const { pathname } = useLocation();
  useEffect(() => {
    directory.emitted.openPage(pathname);
    return () => directory.emitted.openPage(null);
  }, [directory, pathname]);
  return (
    <Suspense>
      <ReactToEvents directory={directory} />
    </Suspense>
  );
}
