import { authConfigOf } from '../../workflow/auth-config.ts';
import type { AuthActor } from './auth-context.ts';
import type { Platform } from '../../workflow/platform.ts';
import { pathWithin } from './sign-in-path.ts';

/** Set in this tab while LINE's own sign-in page is open. */
export const leftForLineName = 'line.login';

/** After this many milliseconds LINE is given up for this page. */
export const startTimeoutMs = 5000;

/** Whether the page runs inside LINE, or comes back from its sign-in. */
function isFromLine(platform: Platform): boolean {
  return / Line\//.test(navigator.userAgent) || platform.perTab.get(leftForLineName) !== null;
}

/**
 * Starts LIFF before anything else touches the address, but only where LINE takes part; gives up without it, and at once
 * where the server cannot be reached. Someone whom LINE knows is signed in without a tap. LIFF may bring another address: `onAddress` looks
 * at it first.
 */
export async function startLine(platform: Platform, auth: AuthActor, onAddress: () => void): Promise<void> {
  if (!isFromLine(platform)) return;
  platform.perTab.remove(leftForLineName);
  if (!(await isStarted(platform))) {
    openLinkedPath();
    return;
  }
  onAddress();
  const line = platform.line();
  const back = { type: 'line.return' } as const;
  if (line?.isLoggedIn() === true && auth.getSnapshot().can(back)) auth.send(back);
}

async function isStarted(platform: Platform): Promise<boolean> {
  if (!platform.network.isReachable()) return false;
  const signal = AbortSignal.timeout(startTimeoutMs);
  const config = await authConfigOf(platform.api);
  return config?.liff_id != null && (await platform.startLine(config.liff_id, signal));
}

/** Where LINE was given up, nobody else follows the link that it was opened with. */
function openLinkedPath(): void {
  const linked = new URLSearchParams(location.search).get('liff.state');
  if (linked !== null) history.replaceState(history.state, '', pathWithin(linked));
}
