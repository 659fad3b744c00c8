import { authConfigOf } from './auth-config.ts';
import type { AuthActor } from './auth-context.ts';
import type { Platform } from './platform.ts';

/** Set in this tab while LINE's own sign-in page is open. */
const leftForLineName = 'line.login';

/** Whether the page runs inside LINE, or comes back from its sign-in. */
function isFromLine(platform: Platform): boolean {
  return / Line\//.test(navigator.userAgent) || platform.perTab.get(leftForLineName) !== null;
}

/**
 * Starts LIFF before anything else touches the address, but only where LINE takes part; gives up without it.
 * Someone whom LINE knows is signed in without a tap. LIFF may bring another address: `onAddress` looks at it first.
 */
export async function startLine(platform: Platform, auth: AuthActor, onAddress: () => void): Promise<void> {
  if (!isFromLine(platform)) return;
  platform.perTab.remove(leftForLineName);
  const config = await authConfigOf(platform);
  if (config?.liff_id == null || !(await platform.startLine(config.liff_id))) return;
  onAddress();
  const line = platform.line();
  const back = { type: 'line.return' } as const;
  if (line?.isLoggedIn() === true && auth.getSnapshot().can(back)) auth.send(back);
}

/** Leaves for LINE's sign-in page and remembers to start LIFF on the way back. */
export async function leaveForLine(platform: Platform): Promise<void> {
  const liffId = (await authConfigOf(platform))?.liff_id ?? null;
  if (liffId === null || !(await platform.startLine(liffId))) throw new Error('LINE SDK is not initialized');
  platform.perTab.set(leftForLineName, '1');
  platform.requireLine().login(location.href);
}
