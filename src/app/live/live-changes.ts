import { useEffect } from 'react';
import { readEvents } from '../../api/read-events.ts';
import { useDeviceScope, useUserScope } from '../../workflow/scopes.ts';
import type { Platform } from '../../workflow/platform.ts';
import type { UserScope } from '../../workflow/user-scopes.ts';
import { gentleRefresh } from './gentle-refresh.ts';
import { stayConnected } from './stay-connected.ts';

/** Milliseconds after the last touch or key for which a person counts as busy. */
const quietMs = 1500;

/** Reads again what somebody looks at when somebody else changes it. */
export function LiveChanges() {
  const { platform } = useDeviceScope();
  const { directory } = useUserScope();
  useEffect(() => followChanges(platform, directory), [platform, directory]);
  return null;
}

/** Follows what changes while the page is shown and somebody is signed in. Returns how to stop. */
function followChanges(platform: Platform, directory: UserScope['directory']): () => void {
  const { device, network, session } = platform;
  const stopped = new AbortController();
  const { signal } = stopped;
  let usedAt = 0;
  for (const type of ['keydown', 'pointerdown', 'pointermove', 'input'])
    addEventListener(type, () => (usedAt = Date.now()), { signal, passive: true, capture: true });
  const refresh = gentleRefresh(directory, () => Date.now() - usedAt > quietMs && !isTyping());
  const stop = stayConnected({
    read: (request) => readEvents(device, request),
    isWanted: () =>
      document.visibilityState === 'visible' && session.token() !== null && network.isReachable(),
    subscribe(listener) {
      document.addEventListener('visibilitychange', listener, { signal });
      const stops = [network.subscribe(listener), session.subscribe(listener)];
      return () => {
        for (const end of stops) end();
      };
    },
    onEvent(event) {
      const isSelf = event.type === 'role' && event.id === session.user()?.id;
      if (isSelf || event.type === 'reset') void platform.learnUser();
      refresh.tell(event);
    },
    // Nobody waits for it: it leads nobody away from where they are.
    onSignedOut: () => device.onWriteSignedOut(),
    age: () => performance.now() / 1000,
  });
  return () => {
    stop();
    refresh.stop();
    stopped.abort();
  };
}

/** Whether the cursor is in a field. */
function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, select, [contenteditable]') === true;
}
