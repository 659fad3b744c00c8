import type { Platform } from '../../workflow/platform.ts';
import { tellSignOut } from './account-services.ts';

/** Storage key of a sign-out of which the server has still to be told. */
const pendingName = 'signOut.pending';

type Kept = Pick<Platform['local'], 'get' | 'set' | 'remove'>;

/** Keeps that the server, which is unreachable, has to be told of a sign-out. */
export function keepPendingSignOut(local: Kept): void {
  local.set(pendingName, '1');
}

/**
 * Tells the server of a sign-out that it could not be told of: the answer takes back the cookie of private files, so that the signal
 * has to end it before somebody signs in. Unreachable, the next start does.
 */
export async function tellPendingSignOut(
  { api, local }: Pick<Platform, 'api' | 'local'>,
  signal: AbortSignal,
): Promise<void> {
  if (local.get(pendingName) === null) return;
  await tellSignOut(api, signal).then(
    () => local.remove(pendingName),
    () => undefined,
  );
}
