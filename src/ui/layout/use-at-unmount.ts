import { useEffect, useEffectEvent } from 'react';

/** Calls a function, as it was at the last render, when the component leaves the page. */
export function useAtUnmount(end: () => void): void {
  const onEnd = useEffectEvent(end);
  useEffect(() => () => onEnd(), []);
}
