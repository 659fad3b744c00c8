import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

/** A part that is fetched when it is needed; the screen stays where it cannot be fetched. */
export function OnDemand({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary isSmall>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
