import type { LineCredentials } from '../../platform/line.ts';
import type { Platform } from '../../workflow/platform.ts';
import { leftForLineName } from './from-line.ts';
import { startedLine } from './start-line.ts';

/** What LINE's sign-in, and LIFF, leave in an address. */
const lineParameters = [
  'code',
  'state',
  'error',
  'error_description',
  'friendship_status_changed',
  'liffClientId',
  'liffRedirectUri',
  'liff.state',
];

/** Where LINE leads back to from its sign-in: this address without what an earlier sign-in left in it. */
function returnAddress(address: string): string {
  const url = new URL(address);
  for (const name of lineParameters) url.searchParams.delete(name);
  url.hash = '';
  return url.href;
}

/** What proves somebody's LINE account; null where LINE hands out none. Throws where LIFF cannot be started. */
export async function lineCredentials(platform: Platform): Promise<LineCredentials | null> {
  return (await startedLine(platform)).credentials();
}

/**
 * Leaves for LINE's sign-in page and remembers to start LIFF on the way back. False, without leaving, inside LINE's app, where
 * starting LIFF signs in. Throws where LIFF cannot be started.
 */
export async function leaveForLine(platform: Platform): Promise<boolean> {
  const line = await startedLine(platform);
  if (line.isInClient()) return false;
  platform.perTab.set(leftForLineName, '1');
  line.login(returnAddress(location.href));
  return true;
}
