import type { DataOf } from '../../domain/operations.ts';
import type { Api } from '../api/api.ts';
import { readData } from '../api/read-operation.ts';

/** How one signs in here: demo people in demo mode, LINE where it is configured. */
export type AuthConfig = DataOf<'authConfig'>;

/** After this many milliseconds without an answer the server counts as not reached. */
const patienceMs = 5000;

const configs = new WeakMap<Api, Promise<AuthConfig | null>>();

/** How one signs in here, as the server says now; null when it could not be reached. */
export function readConfig(api: Api): Promise<AuthConfig | null> {
  return readData(api, 'authConfig', {}, AbortSignal.timeout(patienceMs)).catch(() => null);
}

/** The same, read once a page. */
export function authConfigOf(api: Api): Promise<AuthConfig | null> {
  const known = configs.get(api);
  if (known !== undefined) return known;
  const reading = readConfig(api);
  configs.set(api, reading);
  return reading;
}
