import { readAuthConfig } from '../api/auth-services.ts';
import type { AuthConfig } from '../api/auth-services.ts';
import type { Platform } from './platform.ts';

const configs = new WeakMap<Platform, Promise<AuthConfig | null>>();

/** How one signs in here; null when the server could not be reached. Read once a page. */
export function authConfigOf(platform: Platform): Promise<AuthConfig | null> {
  const known = configs.get(platform);
  if (known !== undefined) return known;
  const reading = readAuthConfig(platform.api, new AbortController().signal).catch(() => null);
  configs.set(platform, reading);
  return reading;
}
