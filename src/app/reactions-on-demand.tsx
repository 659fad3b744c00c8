import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { UserScope } from '../workflow/user-scopes.ts';
import { pageLoaded } from './page-loaded.ts';

/** Milliseconds before what could not be fetched is asked for again. */
const restMs = 2000;

/** What is emitted before this has come is kept for it, so that the first screen need not wait for it. */
const ReactToEvents = lazy(() => pageLoaded().then(load));

async function load(): Promise<{ readonly default: typeof import('./react-to-events.tsx').ReactToEvents }> {
  try {
    return { default: (await import('./react-to-events.tsx')).ReactToEvents };
  } catch {
    await new Promise((resolve) => setTimeout(resolve, restMs));
    return await load();
  }
}

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
