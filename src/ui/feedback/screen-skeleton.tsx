import { SkeletonList } from './skeleton-list.tsx';

/** A screen that is on its way. */
export function ScreenSkeleton() {
  return (
    <main data-screen="loading" data-state="loading">
      <SkeletonList of="rows" count={6} />
    </main>
  );
}
