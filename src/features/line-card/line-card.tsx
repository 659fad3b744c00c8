import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { isInsideLine } from '../../platform/in-app.ts';
import { useDeviceScope } from '../../workflow/scopes.ts';

const ShownLineCard = lazy(() => import('./shown-line-card.tsx'));
const NotStarted = lazy(() => import('./views/not-started.tsx'));

interface LineCardProps {
  /** What may be done from it besides going elsewhere. */
  readonly children?: ReactNode;
}

/** Whether the page runs in LINE's app. */
export function useIsInLine(): boolean {
  return useDeviceScope().platform.inLine() !== null;
}

/** Who somebody is in LINE, with shortcuts for staff; absent outside LINE's app. */
export function LineCard({ children }: LineCardProps) {
  const isInLine = useIsInLine();
  // LINE's SDK may have been given up in its own app.
  if (!isInLine && !isInsideLine(navigator)) return null;
  return <Suspense>{isInLine ? <ShownLineCard>{children}</ShownLineCard> : <NotStarted />}</Suspense>;
}
