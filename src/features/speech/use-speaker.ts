import { useEffect, useSyncExternalStore } from 'react';
import { dictation } from './dictation.ts';
import type { Speaker } from './views/speaking.tsx';

/** What is being spoken in this browser, and the way to end it; null where it cannot listen. It ends as its screen is left. */
export function useSpeaker(): Speaker | null {
  const { isSupported, subscribe, interim, finish } = dictation();
  const heard = useSyncExternalStore(subscribe, interim);
  useEffect(() => finish, [finish]);
  return isSupported ? { interim: heard, onFinish: finish } : null;
}
