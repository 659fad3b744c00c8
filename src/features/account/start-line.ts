import { authConfigOf, readConfig } from '../../workflow/auth-config.ts';
import type { AuthActor } from './auth-context.ts';
import { leftForLineName } from './from-line.ts';
import { keepChosenLanguage } from './keep-chosen-language.ts';
import type { Line } from '../../platform/line.ts';
import type { Platform } from '../../workflow/platform.ts';
import { pathWithin } from './sign-in-path.ts';

/** After this many milliseconds LINE is given up for this page. */
const startTimeoutMs = 5000;

/**
 * Starts LIFF before anything else touches the address, for a page that is from LINE; gives up without it, and at once where
 * the server cannot be reached. Someone whom LINE knows is signed in without a tap. LIFF may bring another address: `onAddress` looks
 * at it first.
 */
export async function startLine(platform: Platform, auth: AuthActor, onAddress: () => void): Promise<void> {
  platform.perTab.remove(leftForLineName);
  if (!(await isStarted(platform))) {
    openLinkedPath();
    return;
  }
  onAddress();
  const line = platform.line();
  const back = { type: 'line.return' } as const;
  if (line?.isLoggedIn() !== true || !auth.getSnapshot().can(back)) return;
  auth.send(back);
  const following = auth.subscribe((snapshot) => {
    if (snapshot.matches('signingIn')) return;
    following.unsubscribe();
    if (snapshot.matches('signedIn')) keepChosenLanguage(platform, auth);
  });
}

const renewed = new WeakSet<Platform>();

/**
 * Signs in again without a tap whom LINE knows in its app, once the session is over. Once for a page: what ends each session at
 * once would never come to rest.
 */
export function signInAgain(platform: Platform, auth: AuthActor): void {
  const back = { type: 'line.return' } as const;
  if (platform.inLine()?.isLoggedIn() !== true || renewed.has(platform) || !auth.getSnapshot().can(back))
    return;
  renewed.add(platform);
  auth.send(back);
}

/** LINE, started now where the start of the page did not need it or gave it up. Throws where it cannot be started within 5 s. */
export async function startedLine(platform: Platform): Promise<Line> {
  const known = platform.line();
  if (known?.isStarted() === true) return known;
  const signal = AbortSignal.timeout(startTimeoutMs);
  const config = await readConfig(platform.api);
  const isStarted = config?.liff_id != null && (await platform.startLine(config.liff_id, signal));
  const line = platform.line();
  if (!isStarted || line === null) throw new Error('LINE SDK is not initialized');
  return line;
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
