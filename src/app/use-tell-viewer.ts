import { useEffect, useEffectEvent } from 'react';

/**
 * Tells a machine who looks now: its stream began with whoever looked first, and roles and VIP prices change.
 * `knows` says whether it knows already.
 */
export function useTellViewer(knows: boolean, tell: () => void): void {
  const onNews = useEffectEvent(tell);
  useEffect(() => {
    if (!knows) onNews();
  }, [knows]);
}
