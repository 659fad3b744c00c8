import { useEffect, useEffectEvent } from 'react';

/**
 * Does something once whenever a condition becomes true: leaving a screen whose machine is done, for instance. What sends to a
 * workflow is for the tab that writes it: `isFollowing` is a part of its condition.
 */
export function useWhen(condition: boolean, act: () => void): void {
  const onTrue = useEffectEvent(act);
  useEffect(() => {
    if (condition) onTrue();
  }, [condition]);
}
