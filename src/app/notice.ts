import { lazyRoute } from '../ui/layout/lazy-route.tsx';
import type { notices } from './signed-in-notices.ts';

/** A notice, or what else goes with every screen, fetched when it is first shown. */
export const notice = (name: keyof typeof notices) =>
  lazyRoute(async () => ({ default: (await import('./signed-in-notices.ts')).notices[name] }));
