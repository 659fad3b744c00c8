import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

function onChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the device has a network, and does something each time that it comes back. */
export function useOnReconnect(act: () => void): boolean {
  const onBack = useEffectEvent(act);
  useEffect(() => {
    const back = () => onBack();
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, []);
  return useSyncExternalStore(onChange, () => navigator.onLine);
}
