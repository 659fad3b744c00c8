import { use, useEffect, useEffectEvent } from 'react';
import { NetworkContext, useIsReachable } from '../network-context.ts';

/** Whether the server can be reached; does something each time that it can be again. */
export function useOnReconnect(act: () => void): boolean {
  const { isReachable, subscribe } = use(NetworkContext);
  const onChange = useEffectEvent(() => {
    if (isReachable()) act();
  });
  useEffect(() => subscribe(() => onChange()), [subscribe]);
  return useIsReachable();
}
