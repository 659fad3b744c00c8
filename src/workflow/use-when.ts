import { useEffect, useEffectEvent } from 'react';

/**
 * Calls a function each time a condition becomes true, for instance to tell a workflow that the viewer's roles have changed. If it sends to a
 * workflow, the condition includes `!isFollowing`, so that only the writing tab does.
 */
export function useWhen(condition: boolean, act: () => void): void {
  const onTrue = useEffectEvent(act);
  useEffect(() => {
    if (condition) onTrue();
  }, [condition]);
}
