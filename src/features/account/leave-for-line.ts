import { readConfig } from '../../workflow/auth-config.ts';
import type { Platform } from '../../workflow/platform.ts';
import { leftForLineName } from './from-line.ts';
import { startTimeoutMs } from './start-line.ts';

/** Leaves for LINE's sign-in page and remembers to start LIFF on the way back. */
export async function leaveForLine(platform: Platform): Promise<void> {
  const signal = AbortSignal.timeout(startTimeoutMs);
  const config = await readConfig(platform.api);
  if (config?.liff_id == null || !(await platform.startLine(config.liff_id, signal)))
    throw new Error('LINE SDK is not initialized');
  platform.perTab.set(leftForLineName, '1');
  platform.requireLine().login(location.href);
}
