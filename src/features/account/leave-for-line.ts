import type { Platform } from '../../workflow/platform.ts';
import { leftForLineName } from './from-line.ts';
import { returnAddress } from './sign-in-path.ts';
import { startedLine } from './start-line.ts';

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
