import type { Invariant } from '../kit/invariant.ts';
import type { clearCacheMachine } from './clear-cache-machine.ts';

export const clearCacheInvariants: readonly Invariant<typeof clearCacheMachine>[] = [
  {
    says: 'nothing is cleared before the person was asked and agreed',
    holds: (now, cause) =>
      now.value !== 'clearing' ||
      cause?.before.value === 'clearing' ||
      (cause?.before.value === 'asking' && cause.event.type === 'cache.confirm') ||
      (cause?.before.value === 'failed' && cause.event.type === 'cache.retry'),
  },
];
