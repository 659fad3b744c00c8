import type { Platform } from '../../workflow/platform.ts';
import { sayFarewell } from './account-services.ts';

/** Storage key of a sign-out of which the server has still to be told. */
const farewellName = 'farewell';

type Kept = Pick<Platform['local'], 'get' | 'set' | 'remove'>;

/** Keeps that the server, which is unreachable, has to be told of a sign-out. */
export function oweFarewell(local: Kept): void {
  local.set(farewellName, '1');
}

/**
 * Tells the server of a sign-out that it could not be told of: the answer takes back the cookie of private files, so that the signal
 * has to end it before somebody signs in. Unreachable, the next start does.
 */
export async function sayLateFarewell(
  { api, local }: Pick<Platform, 'api' | 'local'>,
  signal: AbortSignal,
): Promise<void> {
  if (local.get(farewellName) === null) return;
  await sayFarewell(api, signal).then(
    () => local.remove(farewellName),
    () => undefined,
  );
}
